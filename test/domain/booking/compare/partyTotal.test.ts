import { describe, expect, test } from 'vitest'
import { usualTotalOn } from '#domain/booking/compare/partyTotal.ts'
import { pricesOn } from '#domain/booking/compare/pricesOn.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const BED = room({ id: 'bett', ratioPackageNo: '103', partialOccupancyAllowed: true })
const PRICES = new Map([
  ['101', 129_000],
  ['102', 149_000],
  ['103', 79_000],
])
const selling = (...accommodations: ReturnType<typeof room>[]) =>
  offer({ pricing: pricing({ accommodations, departures: [departure({ packagePrices: PRICES })] }) })
const adults = (count: number) =>
  draft({ rooms: [], travellers: Array.from({ length: count }, () => traveller({ accommodationId: null })) })

describe('the usual total of a party without rooms', () => {
  const totalOf = (count: number, against: ReturnType<typeof selling>) => {
    const [date] = against.saleDates
    return date === undefined ? undefined : usualTotalOn(date, adults(count), { from: against, to: against })
  }

  test.each([
    ['twice the price «from» for two', 2, selling(room(), SINGLE_ROOM), 258_000],
    ['that of the cheapest bed for one who travels alone', 1, selling(BED, room(), SINGLE_ROOM), 79_000],
    ['that of the cheapest rooms for everybody', 3, selling(room(), SINGLE_ROOM), 407_000],
    ['that of rooms of their own, though beds in shared rooms are cheaper', 2, selling(BED, room()), 258_000],
    ['that of beds in shared rooms where there are no others', 3, selling(BED), 237_000],
    ['that of beds in shared rooms where others do not take everybody', 3, selling(BED, room()), 237_000],
    ['none where there is no bed for everybody', 3, selling(room()), null],
  ])('is %s', (...[, count, against, expected]) => {
    expect(totalOf(count, against)).toBe(expected)
  })

  test('is that of another date, whichever is chosen', () => {
    const later = departure({
      id: 'd2',
      startDate: '2027-07-10',
      endDate: '2027-07-16',
      packagePrices: new Map([['101', 99_000]]),
    })
    const to = offer({ pricing: pricing({ departures: [departure(), later] }) })
    const other = to.saleDates.find(({ id }) => id === 'd2')
    expect(other && usualTotalOn(other, adults(2), { from: to, to })).toBe(198_000)
  })
})

describe('prices on dates assume the usual rooms', () => {
  const later = departure({
    id: 'd2',
    startDate: '2027-07-10',
    endDate: '2027-07-16',
    packagePrices: new Map([['101', 99_000]]),
  })
  const closed = departure({ id: 'd3', startDate: '2027-07-20', endDate: '2027-07-26', status: status('CLOSED') })
  const sold = offer({ pricing: pricing({ departures: [departure(), later, closed] }) })
  const totals = (of: ReturnType<typeof draft>) =>
    pricesOn(sold.saleDates, resolve(of, sold)).map(({ total, difference }) => [total?.centimes ?? null, difference])

  test('while somebody has no bed, without a difference', () => {
    expect(totals(adults(2))).toEqual([
      [258_000, null],
      [198_000, null],
      [null, null],
    ])
  })

  test('on a date that does not sell the chosen ones', () => {
    const singles = draft({
      rooms: [{ accommodationId: 'ez', quantity: 2 }],
      travellers: [traveller({ accommodationId: 'ez' }), traveller({ accommodationId: 'ez' })],
    })
    expect(totals(singles)).toEqual([
      [298_000, 0],
      [198_000, null],
      [null, null],
    ])
  })

  test('and are none where there is no bed for everybody', () => {
    const crowd = offer({ pricing: pricing({ accommodations: [room()], departures: [departure()] }) })
    expect(pricesOn(crowd.saleDates, resolve(adults(3), crowd)).map(({ total }) => total)).toEqual([null])
  })
})
