import { expect, test } from 'vitest'
import { cheapest } from '#domain/catalogue/dateState.ts'
import type { DateState } from '#domain/catalogue/dateState.ts'

const priced = (state: DateState, centimes: number | null) => ({ state, centimes })

test.each([
  [
    'the cheapest of those that can be booked',
    [priced('BOOKABLE', 300), priced('OTHER', 200), priced('WAITLIST_CONTINGENT_CHECK', 250)],
    1,
  ],
  [
    'a bookable departure before a sold-out one that costs the same or less',
    [priced('SOLD_OUT', 200), priced('BOOKABLE', 200)],
    1,
  ],
  [
    'the cheapest to wait for where nothing can be booked',
    [priced('WAITLIST', 300), priced('SOLD_OUT', 200), priced('CLOSED', 100)],
    1,
  ],
  ['none that has no price', [priced('BOOKABLE', null), priced('WAITLIST', 300)], 1],
])('the price «from» of several departures is that of %s', (_case, departures, place) => {
  expect(cheapest(departures)).toBe(departures[place])
})

test('closed departures, and those sold by phone only, have no price «from»', () => {
  expect(cheapest([priced('CLOSED', 100), priced('BY_PHONE', 100)])).toBeNull()
})
