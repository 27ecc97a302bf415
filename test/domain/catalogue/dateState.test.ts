import { expect, test } from 'vitest'
import { cheapest, dateState, fewPlaces, isOpen, type DateState } from '#domain/catalogue/dateState.ts'

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

test('of departures at the same price the first sets it', () => {
  const departures = [priced('BOOKABLE', 200), priced('OTHER', 200)]
  expect(cheapest(departures)).toBe(departures[0])
})

test.each([
  [8, 8],
  [9, null],
  [0, null],
  [-1, null],
  [null, null],
])('of %j places left %j are shown on a departure that can be booked', (places, shown) => {
  expect(fewPlaces('BOOKABLE', places)).toBe(shown)
})

test.each([
  ['BOOKABLE', true],
  ['OTHER', true],
  ['WAITLIST_CONTINGENT_CHECK', true],
  ['WAITLIST', false],
  ['SOLD_OUT', false],
  ['CLOSED', false],
  ['BY_PHONE', false],
] as const)('a place can be booked or requested where the state is %s: %s', (state, expected) => {
  expect(isOpen(state)).toBe(expected)
})

test('closed departures, and those sold by phone only, have no price «from»', () => {
  expect(cheapest([priced('CLOSED', 100), priced('BY_PHONE', 100)])).toBeNull()
})

// rule 5.7.1
test.each([
  ['BOOKABLE', 1, 'BOOKABLE'],
  ['BOOKABLE', 0, 'SOLD_OUT'],
  ['BOOKABLE', -1, 'SOLD_OUT'],
  ['BOOKABLE', null, 'BOOKABLE'],
  ['WAITLIST', -1, 'WAITLIST'],
] as const)('a departure that is %s with %j places left is %s', (status, places, state) => {
  expect(dateState(status, places)).toBe(state)
})
