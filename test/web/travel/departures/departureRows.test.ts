import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { departureRow as row } from '#test/support/builders/departureRow.ts'
import {
  canOnlyWait,
  cheapestDeparture,
  departureCount,
  firstDepartures,
  overallAvailability,
} from '#web/travel/departures/departureRows.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'

const closed = row({ state: 'CLOSED', fromCentimes: 90_000 })

test.each([
  ['none', []],
  ['bookable', [closed, row()]],
  ['bookable', [row({ state: 'WAITLIST_CONTINGENT_CHECK' })]],
  ['bookable', [row({ state: 'OTHER' })]],
  ['waitlist', [closed, row({ state: 'WAITLIST' })]],
  ['waitlist', [row({ state: 'CLOSED', canWait: true })]],
  ['soldOut', [closed]],
  ['soldOut', [closed, row({ state: 'BY_PHONE' })]],
  ['none', [row({ state: 'BY_PHONE' })]],
] as const)('the outlook is %s', (outlook, rows) => {
  expect(overallAvailability(rows)).toBe(outlook)
})

test('departures are counted as in lists: extensions not, those of two variants on the same days once', () => {
  const longer = row({ extensionId: 'meer', endDate: '2027-06-21' })
  expect(departureCount([row(), longer, row({ variantId: 'w' }), row({ endDate: '2027-06-19' })])).toBe(2)
  expect(departureCount([longer])).toBe(1)
  expect(departureCount([])).toBe(0)
})

test('the least price is that of a departure one can book, else of one that one can wait for', () => {
  const least = (...rows: readonly DepartureRow[]) => cheapestDeparture(rows)?.fromCentimes ?? null
  expect(least(closed, row(), row({ fromCentimes: 120_000 }), row({ fromCentimes: null }))).toBe(120_000)
  expect(least(row(), row({ state: 'SOLD_OUT', fromCentimes: 120_000 }))).toBe(129_000)
  expect(least(closed, row({ state: 'SOLD_OUT', fromCentimes: 120_000 }))).toBe(120_000)
  expect(least(closed)).toBeNull()
})

test('the least price is none of an extension, unless there is nothing else', () => {
  const longer = row({ extensionId: 'meer', fromCentimes: 120_000 })
  expect(cheapestDeparture([longer, row()])?.fromCentimes).toBe(129_000)
  expect(cheapestDeparture([longer])?.fromCentimes).toBe(120_000)
})

// rules 9.6.5.1, 9.6.5.2
test('the least price is sought among the departures in one currency: that of the first one can book', () => {
  const cheapest = (...rows: readonly DepartureRow[]) => cheapestDeparture(rows)?.currency
  const inEuros = { currency: 'EUR', fromCentimes: 99_000 } as const
  expect(cheapest(row(), row(inEuros))).toBe('CHF')
  expect(cheapest(row({ fromCentimes: null }), row({ state: 'CLOSED' }), row(inEuros))).toBe('EUR')
  expect(cheapest(row({ state: 'SOLD_OUT' }), row({ ...inEuros, state: 'SOLD_OUT' }))).toBe('CHF')
})

test.each([
  [true, row({ state: 'WAITLIST' })],
  [true, row({ state: 'CLOSED', canWait: true })],
  [false, row()],
  [false, row({ state: 'WAITLIST_CONTINGENT_CHECK' })],
  [false, closed],
])('that there is nothing but a waitlist is %s', (isSo, departure) => {
  expect(canOnlyWait(departure)).toBe(isSo)
})

describe('the list of departures begins with twelve (rules 2.4.3)', () => {
  const weekly = (count: number) =>
    Array.from({ length: count }, (_, week) => row({ key: `v~${week}`, startDate: addDays('2027-05-03', week * 7) }))

  test('and completes the month of the last of them', () => {
    const shown = firstDepartures(weekly(30), null)
    expect(shown).toHaveLength(13)
    expect(shown.at(-1)?.startDate).toBe('2027-07-26')
  })

  test.each([
    [12, 12],
    [16, 16],
    [17, 13],
  ])('of %i departures %i are shown, as three left over are not worth a press', (count, shown) => {
    expect(firstDepartures(weekly(count), null)).toHaveLength(shown)
  })

  test('unless the chosen departure would be left over', () => {
    expect(firstDepartures(weekly(30), 'v~12')).toHaveLength(13)
    expect(firstDepartures(weekly(30), 'v~13')).toHaveLength(30)
    expect(firstDepartures(weekly(30), 'gone')).toHaveLength(13)
  })
})
