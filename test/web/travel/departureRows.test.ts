import { expect, test } from 'vitest'
import { byMonth, leastCentimes, outlookOf } from '#web/travel/departureRows.ts'
import type { DepartureRow } from '#web/travel/departures.ts'

function row(varied: Partial<DepartureRow> = {}): DepartureRow {
  return {
    ...{ key: 'v~d', variantId: 'v', dateId: 'd', extensionId: null, extensionLabel: null, startDate: '2027-06-12', endDate: '2027-06-18' },
    ...{ statusLabel: 'Buchbar', statusCode: 'BOOKABLE', canWait: false, isByPhone: false, fromCentimes: 129_000, currency: 'CHF' },
    ...varied,
  }
}

const closed = row({ statusCode: 'CLOSED', fromCentimes: 90_000 })

test.each([
  ['none', []],
  ['bookable', [closed, row()]],
  ['bookable', [row({ statusCode: 'WAITLIST_CONTINGENT_CHECK' })]],
  ['bookable', [row({ statusCode: 'OTHER' })]],
  ['waitlist', [closed, row({ statusCode: 'WAITLIST' })]],
  ['waitlist', [row({ statusCode: 'CLOSED', canWait: true })]],
  ['soldOut', [closed]],
  ['soldOut', [closed, row({ statusCode: 'CLOSED', isByPhone: true })]],
  ['none', [row({ statusCode: 'CLOSED', isByPhone: true })]],
] as const)('the outlook is %s', (outlook, rows) => {
  expect(outlookOf(rows)).toBe(outlook)
})

test('the least price is that of a departure one can choose', () => {
  expect(leastCentimes([closed, row(), row({ fromCentimes: 120_000 }), row({ fromCentimes: null })])).toBe(120_000)
  expect(leastCentimes([closed])).toBeNull()
})

test('departures stand by the month they start in', () => {
  const months = byMonth([row(), row({ startDate: '2027-06-30' }), row({ startDate: '2027-07-01' })])
  expect(months.map(({ month, rows }) => [month, rows.length])).toEqual([['2027-06', 2], ['2027-07', 1]])
})
