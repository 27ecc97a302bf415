import { expect, test } from 'vitest'
import { departure } from '#test/support/builders/departure.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { departuresOf } from '#web/travel/departures/departures.ts'
import { fromTransferred, toTransferred } from '#web/travel/departures/transferredRows.ts'

const dear = { packagePrices: new Map([['101', 149_000]]) }
const departures = [
  departure({ id: 'd1' }),
  departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16', ...dear }),
  departure({ id: 'd3', startDate: '2027-08-07', endDate: '2027-08-13' }),
]
const { travel, settings, tenantId, today } = offer()
const rows = departuresOf([pricing({ departures })], { travel, settings, tenantId, today })

test('departures are the same after the transfer as before', () => {
  expect(rows.map(({ key }) => key)).toEqual(['v1~d1', 'v1~d2', 'v1~d3'])
  expect(fromTransferred(toTransferred(rows))).toEqual(rows)
})

test('a departure with an extension has its key again', () => {
  const [row] = rows
  const extended = rows.map((one) => ({ ...one, key: `${one.key}~e1`, extensionId: 'e1', extensionLabel: 'Nice' }))
  expect(fromTransferred(toTransferred(extended))).toEqual(extended)
  expect(row?.extensionId).toBeNull()
})

test('what costs the same is transferred once', () => {
  const [first, second, third] = toTransferred(rows)
  expect(third?.terms).toBe(first?.terms)
  expect(second?.terms).not.toBe(first?.terms)
})

test('the rows of the same loader data are the same, so that nothing is drawn again', () => {
  const transferred = toTransferred(rows)
  expect(fromTransferred(transferred)).toBe(fromTransferred(transferred))
})
