import { describe, expect, test } from 'vitest'
import { pricesOn } from '#domain/booking/compare/pricesOn.ts'
import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import {
  leastOfVariant,
  leastShownTotal,
  needsOtherRooms,
  shownDifference,
  shownTotal,
  type PricesOn,
} from '#domain/booking/compare/shownTotal.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { departure, extension, saleDate, services } from '#test/support/builders/departure.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const sold = offer()
const adults = (count: number) =>
  draft({ rooms: [], travellers: Array.from({ length: count }, () => traveller({ accommodationId: null })) })
const couple = adults(2)
const cells: PricesOn = (...asked) => new Map(pricesOn(...asked).map((cell) => [dateKey(cell.date), cell]))
const least = (to: typeof sold, booking: ReturnType<typeof resolve>) =>
  leastOfVariant(to, booking, { seen: new Map(), pricesOn: cells })
const leastAmong = (
  dates: typeof sold.saleDates,
  booking: ReturnType<typeof resolve>,
  ...[computed, seen = new Map()]: [ReadonlyMap<string, GridCell>, ReadonlyMap<string, number>?]
) => leastShownTotal(dates, booking, { cells: computed, offer: booking.offer, seen })
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
  const ofSingles = new Map([['102', 149_000]])
  const unsold = departure({ id: 'd3', startDate: '2027-07-20', endDate: '2027-07-26', packagePrices: ofSingles })
  const three = offer({ pricing: pricing({ departures: [dearer, unsold, departure()] }) })
  const booking = resolve(couple, three)
  const byId = (...ids: string[]) => ids.flatMap((id) => three.saleDates.find((date) => date.id === id) ?? [])

  test('is that of the cheapest date, computed or not', () => {
    expect(leastAmong(byId('d2', 'd3', 'd1'), booking, new Map())).toEqual(CHF(258_000))
    const computed = new Map(
      pricesOn(three.saleDates, booking).map((cell, place) => [dateKey(three.saleDates[place] ?? cell.date), cell]),
    )
    expect(leastAmong(byId('d1', 'd2'), booking, computed)).toEqual(CHF(258_000))
    expect(leastAmong(byId('d2'), booking, computed)).toEqual(CHF(300_000))
    const [cell] = computed.values()
    if (cell === undefined) throw new Error('no cell')
    const cheap = new Map([['d2', { ...cell, total: { centimes: 1, currency: 'CHF' as const } }]])
    expect(leastAmong(byId('d1', 'd2'), booking, cheap)).toEqual(CHF(1))
  })

  // rule 10.33
  test('of a folded month is one a visitor sees once it is open: never that of a date that is shut', () => {
    const seen = new Map([['d1', 0]])
    expect(leastAmong(byId('d1', 'd2'), booking, new Map(), seen)).toEqual(CHF(300_000))
    expect(leastAmong(byId('d1'), booking, new Map(), seen)).toBeNull()
  })

  // rule 10.33
  test('is that of a date with a waitlist only where none can be booked', () => {
    const waiting = departure({ id: 'w', status: status('WAITLIST'), packagePrices: new Map([['101', 90_000]]) })
    const mixed = offer({ pricing: pricing({ departures: [waiting, dearer] }) })
    const from = (...ids: string[]) => {
      const dates = mixed.saleDates.filter(({ id }) => ids.includes(id))
      return leastAmong(dates, resolve(couple, mixed), new Map())
    }
    expect(from('w', 'd2')).toEqual(CHF(300_000))
    expect(from('w')).toEqual(CHF(180_000))
  })

  test('is none where no date has one', () => {
    expect(leastAmong(byId('d3'), booking, new Map())).toBeUndefined()
    expect(leastAmong([], booking, new Map())).toBeNull()
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

// rule 10.33
describe('the price «from» of a variant', () => {
  const dated = (id: string, centimes: number, fields: Parameters<typeof departure>[0] = {}) =>
    departure({ id, packagePrices: new Map([['101', centimes]]), ...fields })
  const leastOf = (...departures: ReturnType<typeof departure>[]) => {
    const to = offer({ pricing: pricing({ departures }) })
    return least(to, resolve(adults(2), to))?.centimes ?? null
  }

  test('is that of the cheapest date that can be booked', () => {
    expect(leastOf(dated('a', 900), dated('b', 800), dated('c', 1000))).toBe(1600)
    expect(leastOf(dated('a', 900), dated('b', 800, { status: status('CLOSED') }))).toBe(1800)
  })

  test('is none with an extension, and none where there is no date', () => {
    const longer = dated('b', 100, {
      includesExtension: true,
      extensions: [extension()],
      extensionBaseDate: { id: 'a' },
    })
    expect(leastOf(dated('a', 900), longer)).toBe(1800)
    expect(leastOf()).toBeNull()
    expect(leastOf(dated('a', 900, { status: status('CLOSED') }))).toBeNull()
  })

  test('is the lowest of its dates for this party, though another is cheapest for two', () => {
    const [forTwo, forThree] = [
      { '101': 100_000, '102': 200_000 },
      { '101': 110_000, '102': 120_000 },
    ]
    const to = offer({
      pricing: pricing({
        accommodations: [room(), SINGLE_ROOM],
        departures: [forTwo, forThree].map((prices, index) =>
          departure({ id: `d${String(index)}`, packagePrices: new Map(Object.entries(prices)) }),
        ),
      }),
    })
    const shown = pricesOn(to.saleDates, resolve(adults(3), to)).map(({ total }) => total?.centimes ?? Infinity)
    expect(shown).toEqual([400_000, 340_000])
    expect(least(to, resolve(adults(3), to))?.centimes).toBe(Math.min(...shown))
    expect(least(to, resolve(adults(2), to))?.centimes).toBe(200_000)
  })

  test('is told in the currency of the variant; without a bed for everybody there is none', () => {
    const to = offer({ pricing: pricing({ currency: 'EUR' }) })
    expect(least(to, resolve(adults(2), sold))).toEqual({ centimes: 258_000, currency: 'EUR' })
    const departures = [departure({ services: services({ 501: 350_000 }) })]
    const withoutRooms = offer({
      pricing: pricing({ accommodations: [], familyPackages: [familyPackage()], departures }),
    })
    expect(least(withoutRooms, resolve(adults(2), sold))).toBeUndefined()
  })

  test('has the rooms that are chosen where they are sold, as its dates have', () => {
    const singles = draft({
      rooms: [{ accommodationId: 'ez', quantity: 2 }],
      travellers: [traveller({ accommodationId: 'ez' }), traveller({ accommodationId: 'ez' })],
    })
    const shown = pricesOn(sold.saleDates, resolve(singles, sold)).map(({ total }) => total)
    expect(shown).toEqual([CHF(298_000)])
    expect(least(sold, resolve(singles, sold))).toEqual(CHF(298_000))
    const byTrain = pricing({ id: 'v2', departures: [dated('t', 139_000), dated('u', 149_000)] })
    const train = offer({ pricing: byTrain })
    expect(least(train, resolve(singles, sold)), 'the cheapest rooms where they are not').toEqual(CHF(278_000))
    const mixed = offer({
      pricing: pricing({
        departures: [departure(), dated('d2', 99_000, { startDate: '2027-07-10', endDate: '2027-07-16' })],
      }),
    })
    expect(least(mixed, resolve(singles, mixed)), 'not that of a date without them').toEqual(CHF(298_000))
    const both = offer({
      pricing: pricing({
        id: 'v2',
        departures: [
          departure({
            packagePrices: new Map([
              ['101', 109_000],
              ['102', 119_000],
            ]),
          }),
        ],
      }),
    })
    expect(least(both, resolve(singles, sold))).toEqual(CHF(238_000))
  })

  test('is that of two adults without rooms before their totals are computed', () => {
    const to = offer({ pricing: pricing({ id: 'v2', departures: [dated('a', 900), dated('b', 800)] }) })
    const waiting = { seen: new Map(), pricesOn: () => new Map() }
    expect(leastOfVariant(to, resolve(couple, sold), waiting)).toEqual(CHF(1600))
    expect(leastOfVariant(to, resolve(adults(3), sold), waiting)).toBeUndefined()
  })
})
