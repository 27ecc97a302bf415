import { describe, expect, test } from 'vitest'
import { phoneDatesOf } from '#domain/catalogue/phoneDates.ts'
import { departure } from '#test/support/builders/departure.ts'
import { offer, status, travel } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const byPhone = (fields: Parameters<typeof departure>[0] = {}) => departure({ isSoldOnline: false, ...fields })
const ids = (departures: ReturnType<typeof departure>[], fields: Parameters<typeof offer>[0] = {}) =>
  phoneDatesOf(offer({ pricing: pricing({ departures }), ...fields })).notOnline.map(({ id }) => id)

describe('a departure that can be booked by phone only', () => {
  test('is listed by start, apart from the dates that can be chosen', () => {
    const late = byPhone({ id: 'late', startDate: '2027-07-03' })
    const later = byPhone({ id: 'early', startDate: '2027-07-02' })
    expect(ids([late, departure({ id: 'online' }), later])).toEqual(['early', 'late'])
  })

  test.each([
    ['it starts today', byPhone({ startDate: '2027-03-01' }), []],
    ['it starts tomorrow', byPhone({ id: 'd1', startDate: '2027-03-02' }), ['d1']],
    ['it is closed', byPhone({ status: status('CLOSED') }), []],
    ['it can be waited for', byPhone({ id: 'd1', status: status('WAITLIST') }), ['d1']],
    ['it is the longer form of another', byPhone({ includesExtension: true }), []],
  ])('is not listed when %s: %#', (_case, of, told) => {
    expect(ids([of])).toEqual(told)
  })

  test('is not listed while the whole travel is closed, or nothing is loaded', () => {
    expect(ids([byPhone()], { travel: travel({ status: status('CLOSED') }) })).toEqual([])
    expect(phoneDatesOf({ ...offer(), pricing: null })).toEqual({ notOnline: [], unpriced: [], unreadable: [] })
  })

  // rule 10.35
  test('is also one without a price for any bed, as long as it is open', () => {
    const unpriced = { packagePrices: new Map([['101', 0]]) }
    const departures = [
      departure({ ...unpriced, id: 'd1' }),
      departure({ ...unpriced, id: 'd2', status: status('CLOSED') }),
      departure({ ...unpriced, id: 'd3', arePricesReadable: false }),
      departure({ id: 'd4' }),
    ]
    const told = phoneDatesOf(offer({ pricing: pricing({ departures }) })).unpriced
    expect(told.map(({ id }) => id)).toEqual(['d1'])
  })

  test('is distinguished from one with unreadable prices, unless that one is not sold online anyway', () => {
    const departures = [
      departure({ id: 'd1', arePricesReadable: false }),
      byPhone({ id: 'd2', arePricesReadable: false }),
      departure({ id: 'd3' }),
      departure({ id: 'd4', arePricesReadable: false, startDate: '2027-03-01' }),
    ]
    const { notOnline, unreadable } = phoneDatesOf(offer({ pricing: pricing({ departures }) }))
    expect([notOnline.map(({ id }) => id), unreadable.map(({ id }) => id)]).toEqual([['d2'], ['d1']])
  })
})
