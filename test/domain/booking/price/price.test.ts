import type { Offer } from '#domain/catalogue/offer.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price, totalOf } from '#domain/booking/price/price.ts'
import { BUS, departure, services, stop } from '#test/support/builders/departure.ts'
import { baby, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  familyPackage,
  personalAddon,
  PER_NIGHT,
  pricing,
  roomAddon,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = {
  301: 5000,
  302: 4000,
  303: 2000,
  304: 3000,
  305: 1550,
  401: -5000,
  501: 350_000,
  5390: 1500,
  5391: 0,
  7474: 900,
}
const sold = (fields: Parameters<typeof pricing>[0] = {}, more: Parameters<typeof offer>[0] = {}) =>
  offer({
    pricing: pricing({ departures: [departure({ services: services(PRICES), busNetwork: BUS })], ...fields }),
    ...more,
  })
const lines = (of: BookingDraft, against: Offer) =>
  price(resolve(of, against)).lines.map(({ kind, quantity, unitCentimes, centimes }) => [
    kind,
    quantity,
    unitCentimes,
    centimes,
  ])
const child = traveller({ ageGroupId: 'child', birthday: '2018-01-01' })

describe('lines of the main services', () => {
  test.each([
    // rule 9.6.3.1
    ['a room by its places', { rooms: [{ accommodationId: 'dz', quantity: 2 }] }, {}, [['room', 4, 129_000, 516_000]]],
    // rule 9.6.3.1
    [
      'single places by quantity',
      { rooms: [{ accommodationId: 'dz', quantity: 3 }] },
      { accommodations: [room({ partialOccupancyAllowed: true })] },
      [['room', 3, 129_000, 387_000]],
    ],
    // rules 3.6.5.1, 9.6.3.2
    [
      'a family package once',
      { rooms: [], travellers: [traveller({ familyPackageId: 'familie' }), traveller(), child] },
      { familyPackages: [familyPackage()] },
      [['familyPackage', 1, 350_000, 350_000]],
    ],
    // rule 9.6.3.3
    [
      'babies by number',
      { rooms: [], babies: [baby(), baby()] },
      { accommodations: [room(), room({ id: 'baby', ratioPackageNo: '102', isBabyPackage: true })] },
      [['baby', 2, 149_000, 298_000]],
    ],
    // rule 9.6.3.4
    [
      'a personal extra by quantity',
      { rooms: [], personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }] },
      { personalAddons: [personalAddon()] },
      [['personalAddon', 2, 5000, 10_000]],
    ],
    // rules 3.6.6.3, 9.6.3.4
    [
      'an extra by night for six nights',
      { rooms: [], personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }] },
      { personalAddons: [personalAddon({ calculationSettings: PER_NIGHT })] },
      [['personalAddon', 2, 30_000, 60_000]],
    ],
    // rule 9.6.3.4
    [
      'a room extra by quantity',
      {
        rooms: [],
        accommodationAddons: [
          { type: 'accommodation' as const, typeId: 'dz', addonId: 'balkon', quantity: 2, mandatory: true },
        ],
      },
      { accommodationAddons: [roomAddon()] },
      [['roomAddon', 2, 4000, 8000]],
    ],
    // rule 9.6.3.4
    [
      'an extra of the booking',
      { rooms: [], bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }] },
      { bookingAddons: [bookingAddon()] },
      [['bookingAddon', 1, 2000, 2000]],
    ],
    // rule 9.6.3.5
    [
      'an extra of the group once, with the sum of the prices of the age groups',
      {
        rooms: [],
        travellers: [traveller(), traveller(), child],
        collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
      },
      { collectiveAddons: [collectiveAddon()] },
      [['collectiveAddon', 1, 7550, 7550]],
    ],
    // rule 9.6.3.5
    [
      'an extra of the group by person, where all pay the same',
      {
        rooms: [],
        travellers: [traveller(), traveller()],
        collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }],
      },
      { collectiveAddons: [collectiveAddon()] },
      [['collectiveAddon', 2, 3000, 6000]],
    ],
    // rule 9.6.3.6
    [
      'stops that cost extra, both ways',
      {
        rooms: [],
        travellers: [
          traveller({ outboundStopNo: '2', returnStopNo: '12' }),
          traveller({ outboundStopNo: '2', returnStopNo: '11' }),
        ],
      },
      {},
      [
        ['busStop', 2, 2000, 4000],
        ['busStop', 1, 2000, 2000],
      ],
    ],
  ])('%s', (...[, chosen, fields, expected]) => {
    expect(lines(draft(chosen), sold(fields))).toEqual(expected)
  })
})

describe('further options', () => {
  const documented = { travel: travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true }) }) }
  const insured = [
    traveller({ insurance: insurance() }),
    traveller({ insurance: insurance() }),
    traveller({ insurance: insurance({ centimes: 3900 }) }),
  ]

  test.each([
    // rule 9.6.4.1
    [
      'insurances of the same price together',
      { rooms: [], travellers: insured },
      {},
      [
        ['insurance', 2, 5900, 11_800],
        ['insurance', 1, 3900, 3900],
      ],
    ],
    // rule 9.6.4.1
    [
      'a family insurance once',
      { rooms: [], familyInsurance: insurance({ centimes: 18_900 }) },
      {},
      [['insurance', 1, 18_900, 18_900]],
    ],
    [
      'no line for no insurance',
      { rooms: [], travellers: [traveller({ insurance: insurance({ centimes: 0 }) })] },
      {},
      [],
    ],
    // rule 9.6.4.3
    [
      'printed documents once',
      { rooms: [], travelDocuments: 'print' as const },
      documented,
      [['documents', 1, 1500, 1500]],
    ],
    ['no line for documents that cost nothing', { rooms: [], travelDocuments: 'electronic' as const }, documented, []],
    ['no line for documents that are not offered', { rooms: [], travelDocuments: 'print' as const }, {}, []],
    // rules 9.3.1.1, 9.3.1.2, 9.6.4.4
    ['CO2 compensation for each traveller', { rooms: [], co2compensation: true }, {}, [['co2', 2, 900, 1800]]],
  ])('%s', (...[, chosen, more, expected]) => {
    expect(lines(draft(chosen), sold({}, more))).toEqual(expected)
  })
})

// rules 9.5.2, 9.6.4.2
test('eSIM packages by quantity', () => {
  const region = { __typename: 'EsimRegion', id: 'eu', name: 'Europa', serviceCodePrefix: 'ESEU' } as const
  const esims = {
    isEsimActive: true,
    settings: settings({ esimConfig: { __typename: 'EsimConfig', enabled: true, regions: [region] } }),
    travel: travel({
      pricing: travelPricing({
        esimSettings: { __typename: 'EsimSettings', regions: [{ __typename: 'EsimRegionReference', id: 'eu' }] },
      }),
    }),
  }
  const departures = [departure({ services: services({ 601: { code: 'ESEU5', centimes: 1900 } }) })]
  const chosen = draft({ rooms: [], esims: [{ serviceNo: '601', quantity: 2 }] })
  expect(lines(chosen, sold({ departures }, esims))).toEqual([['esim', 2, 1900, 3800]])
})

describe('lines of discounts', () => {
  const bargainSettings = {
    __typename: 'BargainSettings',
    active: true,
    untilDaysBeforeStart: 30,
    bargainTier: { __typename: 'BargainTier', discount: 50 },
  } as const
  const early = {
    travel: travel({ pricing: travelPricing({ bargainSettings }) }),
    settings: settings({
      bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
    }),
  }

  // rule 9.6.2
  test('are added with their negative price', () => {
    const chosen = draft({ rooms: [], personalDiscounts: [{ discountId: 'stamm', quantity: 2, mandatory: false }] })
    expect(lines(chosen, sold({ personalDiscounts: [discount()] }))).toEqual([['personalDiscount', 2, -5000, -10_000]])
  })

  // rule 9.4.5
  test('include the early-booking discount for each traveller, with a message as label', () => {
    const departures = [departure({ services: services({ 8101: { code: 'FB50', centimes: -5000 } }) })]
    expect(price(resolve(draft({ rooms: [] }), sold({ departures }, early))).lines).toMatchObject([
      { kind: 'bargain', group: 'discounts', labelKey: 'booking.bargainDiscount', quantity: 2, centimes: -10_000 },
    ])
  })
})

// rules 9.6.1, 10.5
test('the total is the sum of the lines, in the currency of the catalogue', () => {
  const chosen = draft({
    co2compensation: true,
    personalAddons: [{ addonId: 'ausflug', quantity: 1, mandatory: false }],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
  })
  const found = price(
    resolve(chosen, sold({ currency: 'EUR', personalAddons: [personalAddon()], personalDiscounts: [discount()] })),
  )
  expect(found.lines.map(({ group }) => group)).toEqual(['main', 'main', 'options', 'discounts'])
  expect(found.total).toEqual({ centimes: 259_800, currency: 'EUR' })
  expect(totalOf(found.lines)).toBe(259_800)
  expect(found.isComplete).toBe(true)
})

test('the price is incomplete when a line has none, or without a date', () => {
  const unpriced = sold({ departures: [departure({ packagePrices: new Map([['101', null]]) })] })
  expect(price(resolve(draft(), unpriced))).toMatchObject({ lines: [], isComplete: false })
  expect(price(resolve(draft({ date: null }), sold()))).toMatchObject({
    lines: [],
    total: { centimes: 0 },
    isComplete: false,
  })
})

describe('a price line keeps its identity', () => {
  const idsOf = (fields: Parameters<typeof draft>[0], against: Offer) =>
    price(resolve(draft(fields), against)).lines.map(({ id }) => id)

  test('by its family package, baby package, documents and compensation', () => {
    const accommodations = [room(), room({ id: 'baby', ratioPackageNo: '102', isBabyPackage: true })]
    const documented = travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true }) })
    const against = sold({ accommodations, familyPackages: [familyPackage()] }, { travel: documented })
    const chosen = {
      rooms: [],
      travellers: [traveller({ familyPackageId: 'familie' })],
      babies: [baby()],
      travelDocuments: 'print',
      co2compensation: true,
    } as const
    expect(idsOf(chosen, against)).toEqual(['familyPackage:familie', 'baby:baby', 'documents:5390', 'co2:7474'])
  })

  test('by its stop and direction, each with the number of its travellers', () => {
    const stops = [
      traveller({ outboundStopNo: '2', returnStopNo: '12' }),
      traveller({ outboundStopNo: '3', returnStopNo: '12' }),
    ]
    const outbound = {
      ...BUS.outbound,
      stops: [...BUS.outbound.stops, stop({ stopNo: '3', nodeNo: 'n2', surcharge: 1000 })],
    }
    const served = sold({ departures: [departure({ busNetwork: { ...BUS, outbound } })] })
    const read = price(resolve(draft({ rooms: [], travellers: stops }), served)).lines
    expect(read.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['busStop:outbound:2', 1],
      ['busStop:outbound:3', 1],
      ['busStop:return:12', 2],
    ])
  })

  test('one for an extra of the group, taken as often as chosen', () => {
    const against = sold({ collectiveAddons: [collectiveAddon()] })
    const twice = {
      rooms: [],
      travellers: [traveller(), child],
      collectiveAddons: [{ addonId: 'konzert', quantity: 2, mandatory: false }],
    }
    const read = price(resolve(draft(twice), against)).lines
    expect(read.map(({ id, quantity }) => [id, quantity])).toEqual([['collectiveAddon:konzert', 2]])
  })
})

test('a compensation of nobody has no line', () => {
  const nobody = draft({ rooms: [], travellers: [], co2compensation: true })
  expect(price(resolve(nobody, sold())).lines).toEqual([])
})
