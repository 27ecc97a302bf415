import { describe, expect, test } from 'vitest'
import { pricesOn } from '#domain/booking/compare/pricesOn.ts'
import { leastShownTotal, needsOtherRooms, shownDifference, shownTotal } from '#domain/booking/compare/shownTotal.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { departure, saleDate } from '#test/support/builders/departure.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const sold = offer()
const couple = draft({
  rooms: [],
  travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
})
const CHF = (centimes: number) => ({ centimes, currency: 'CHF' })

describe('the total of a date that is not computed yet', () => {
  const provisional = (fields: Parameters<typeof draft>[0], against = sold) =>
    shownTotal(saleDate(), null, resolve({ ...couple, ...fields }, against))

  // rule 10.3
  test('is twice the price «from» for two adults without rooms', () => {
    expect(provisional({})).toEqual(CHF(258_000))
    expect(provisional({}, offer({ pricing: pricing({ currency: 'EUR' }) }))?.currency).toBe('EUR')
  })

  test.each([
    ['one adult', { travellers: [traveller()] }],
    ['three adults', { travellers: [traveller(), traveller(), traveller()] }],
    ['an adult and a child', { travellers: [traveller(), traveller({ ageGroupId: 'child', birthday: '2018-01-01' })] }],
    ['a baby beside them', { babies: [baby()] }],
    ['rooms of their choice', { rooms: [{ accommodationId: 'dz', quantity: 1 }] }],
  ])('is none for %s', (_party, fields) => {
    expect(provisional(fields)).toBeNull()
  })

  test('is none without a price', () => {
    expect(shownTotal(saleDate({ packagePrices: new Map() }), null, resolve(couple, sold))).toBeNull()
    expect(provisional({}, { ...sold, pricing: null })).toBeNull()
  })
})

test('a computed total is shown as it is, also where there is none', () => {
  const booking = resolve(couple, sold)
  expect(shownTotal(saleDate(), { total: { centimes: 1, currency: 'CHF' } }, booking)).toEqual(CHF(1))
  expect(shownTotal(saleDate(), { total: null }, booking)).toBeNull()
})

describe('the least of the totals to show', () => {
  const dearer = departure({
    id: 'd2',
    startDate: '2027-07-10',
    endDate: '2027-07-16',
    packagePrices: new Map([['101', 150_000]]),
  })
  const unsold = departure({ id: 'd3', startDate: '2027-07-20', endDate: '2027-07-26', packagePrices: new Map() })
  const three = offer({ pricing: pricing({ departures: [dearer, unsold, departure()] }) })
  const booking = resolve(couple, three)
  const byId = (...ids: string[]) => ids.flatMap((id) => three.saleDates.find((date) => date.id === id) ?? [])

  test('is that of the cheapest date, computed or not', () => {
    expect(leastShownTotal(byId('d2', 'd3', 'd1'), new Map(), booking)).toEqual(CHF(258_000))
    const cells = new Map(
      pricesOn(three.saleDates, booking).map((cell, place) => [dateKey(three.saleDates[place] ?? cell.date), cell]),
    )
    expect(leastShownTotal(byId('d1', 'd2'), cells, booking)).toEqual(CHF(258_000))
    expect(leastShownTotal(byId('d2'), cells, booking)).toEqual(CHF(300_000))
    const [cell] = cells.values()
    if (cell === undefined) throw new Error('no cell')
    const cheap = new Map([['d2', { ...cell, total: { centimes: 1, currency: 'CHF' as const } }]])
    expect(leastShownTotal(byId('d1', 'd2'), cheap, booking)).toEqual(CHF(1))
  })

  test('is none where no date has one', () => {
    expect(leastShownTotal(byId('d3'), new Map(), booking)).toBeNull()
    expect(leastShownTotal([], new Map(), booking)).toBeNull()
  })
})

test.each([
  [{ isChosen: false, difference: 1 }, 1],
  [{ isChosen: false, difference: -1 }, -1],
  [{ isChosen: false, difference: 0 }, null],
  [{ isChosen: false, difference: null }, null],
  [{ isChosen: true, difference: 1 }, null],
  [null, null],
])('the difference of %j to the present total is shown as %j', (cell, shown) => {
  expect(shownDifference(cell)).toBe(shown)
})

const FULL = { isChosen: false, status: 'BOOKABLE', hasBeds: false } as const

test.each([
  ['where nobody keeps their bed', FULL, true],
  ['not where everybody keeps it', { ...FULL, hasBeds: true }, false],
  ['not where nothing is sold', { ...FULL, status: 'CLOSED' as const }, false],
  ['not on the chosen date', { ...FULL, isChosen: true }, false],
  ['not while its price is unknown', null, false],
])('another date needs other rooms %s', (_, cell, isNeeded) => {
  expect(needsOtherRooms(cell, resolve(draft(), offer()))).toBe(isNeeded)
})

test('another date needs no other rooms before rooms are chosen', () => {
  const none = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  expect(needsOtherRooms(FULL, resolve(none, offer()))).toBe(false)
})
