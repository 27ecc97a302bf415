import { describe, expect, test } from 'vitest'
import { fromPrice, fromRoomName, presumedParty, pricePerPersonIn } from '#domain/booking/price/fromPrice.ts'
import { departure, extension, saleDate, services } from '#test/support/builders/departure.ts'
import { AGE_GROUPS, offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  mandatorySettings,
  PER_NIGHT,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = { 301: 5000, 302: 4000, 303: 2000, 304: 3000, 305: 1550, 306: -5000, 307: -3000 }
const sold = (fields: Parameters<typeof pricing>[0] = {}) =>
  offer({ pricing: pricing({ departures: [departure({ services: services(PRICES) })], ...fields }) })

/** All mandatory things for children, or for those who may not travel. */
const ofChildren = { mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['child'] }) }

describe('the price «from»', () => {
  const PLACES = new Map([
    ['101', 129_000],
    ['102', 149_000],
    ['103', 99_000],
  ])
  const from = (fields: Parameters<typeof pricing>[0]) =>
    fromPrice(saleDate({ services: services(PRICES), packagePrices: PLACES }), sold(fields))
  const prescribed = { mandatorySettings: mandatorySettings(true) }

  // rule 10.3
  test.each([
    ['is a place in the cheapest double room', {}, 129_000],
    [
      'is a place in a double room, though a third bed is cheaper',
      { accommodations: [room(), room({ id: 'x', ratioPackageNo: '103', totalCapacity: 3 })] },
      129_000,
    ],
    [
      'is a place in a double room, though a place in a shared room is cheaper',
      { accommodations: [room({ id: 'x', ratioPackageNo: '103', partialOccupancyAllowed: true }), room()] },
      129_000,
    ],
    [
      'is the cheapest place where there is no double room at all',
      { accommodations: [SINGLE_ROOM, room({ id: 'x', ratioPackageNo: '103', totalCapacity: 3 })] },
      99_000,
    ],
    [
      'includes items mandatory from 18, as no birthday is given',
      {
        personalAddons: [
          personalAddon({
            mandatorySettings: mandatorySettings(true, {
              checkAgeGroups: true,
              ageGroups: ['adult'],
              useAgeFilter: true,
              ageFilter: { __typename: 'AgeFilter', minAge: 18, maxAge: null },
            }),
          }),
        ],
      },
      134_000,
    ],
    [
      'leaves out items mandatory up to 25',
      {
        personalAddons: [
          personalAddon({
            mandatorySettings: mandatorySettings(true, {
              checkAgeGroups: true,
              ageGroups: ['adult'],
              useAgeFilter: true,
              ageFilter: { __typename: 'AgeFilter', minAge: null, maxAge: 25 },
            }),
          }),
        ],
      },
      129_000,
    ],
    ['ignores baby packages', { accommodations: [room({ isBabyPackage: true }), SINGLE_ROOM] }, 149_000],
    [
      'ignores rooms without adults',
      { accommodations: [room({ capacities: { child: [0, 2] } }), SINGLE_ROOM] },
      149_000,
    ],
    ['is none without rooms', { accommodations: [] }, null],
    [
      'is a place in a double room with a price, where another has none',
      { accommodations: [room({ id: 'x', ratioPackageNo: '199' }), room()] },
      129_000,
    ],
    [
      'is that of a double room for two adults, not of one for an adult and a child',
      {
        accommodations: [
          room({ id: 'x', ratioPackageNo: '103', capacities: { adult: [1, 1], child: [1, 1] } }),
          room(),
        ],
      },
      129_000,
    ],
    [
      'leaves out everything mandatory for children alone',
      {
        accommodations: [room({ addons: ['balkon'] })],
        accommodationAddons: [roomAddon(ofChildren)],
        bookingAddons: [bookingAddon(ofChildren)],
        collectiveAddons: [collectiveAddon(ofChildren)],
        personalDiscounts: [discount({ ...ofChildren, ratioServiceNo: '304' })],
      },
      129_000,
    ],
    [
      'is lowered by a discount every adult has, not by one that is chosen',
      {
        personalDiscounts: [
          discount({ ...prescribed, ratioServiceNo: '306' }),
          discount({ id: 'verein', ratioServiceNo: '307' }),
        ],
      },
      124_000,
    ],
    [
      'leaves out a mandatory extra of the booking without a price',
      { bookingAddons: [bookingAddon({ ...prescribed, ratioServiceNo: '399' })] },
      129_000,
    ],
    [
      'includes a third of what is mandatory in a room for three where there is no double room',
      {
        accommodations: [room({ addons: ['balkon'], totalCapacity: 3 })],
        accommodationAddons: [roomAddon(prescribed)],
      },
      130_334,
    ],
    ['leaves out optional extras', { personalAddons: [personalAddon()] }, 129_000],
    ['includes mandatory extras of the traveller', { personalAddons: [personalAddon(prescribed)] }, 134_000],
    [
      'leaves out extras mandatory for children',
      { personalAddons: [personalAddon({ ...prescribed, allowedAgeGroups: ['child'] })] },
      129_000,
    ],
    ['includes half of a mandatory extra of the booking', { bookingAddons: [bookingAddon(prescribed)] }, 130_000],
    [
      'includes the adult’s part of a mandatory extra of the group',
      { collectiveAddons: [collectiveAddon(prescribed)] },
      132_000,
    ],
    [
      'includes half of a mandatory extra of the double room',
      { accommodations: [room({ addons: ['balkon'] })], accommodationAddons: [roomAddon(prescribed)] },
      131_000,
    ],
    [
      'leaves out optional extras of the booking',
      { bookingAddons: [bookingAddon()], collectiveAddons: [collectiveAddon()] },
      129_000,
    ],
    [
      'leaves out optional extras of the room',
      {
        accommodations: [room({ addons: ['balkon'] })],
        accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(false) })],
      },
      129_000,
    ],
    [
      'ignores rooms whose limit of adults is 0',
      { accommodations: [room({ capacities: { adult: [0, 0], child: [0, 2] } }), SINGLE_ROOM] },
      149_000,
    ],
    [
      'leaves out extras that require a room extra without a price',
      {
        accommodations: [room({ addons: ['balkon'] })],
        accommodationAddons: [roomAddon({ ...prescribed, ratioServiceNo: '399' })],
        personalAddons: [
          personalAddon({
            mandatorySettings: mandatorySettings(true, {
              checkAccommodationAddons: true,
              accommodationAddons: ['balkon'],
            }),
          }),
        ],
      },
      129_000,
    ],
    [
      'applies the rules of mandatory extras',
      {
        personalAddons: [
          personalAddon({
            mandatorySettings: mandatorySettings(true, { checkAccommodationTypes: true, accommodations: ['ez'] }),
          }),
        ],
      },
      129_000,
    ],
    [
      'includes the whole mandatory extra of a single place',
      {
        accommodations: [room({ addons: ['balkon'], partialOccupancyAllowed: true })],
        accommodationAddons: [roomAddon(prescribed)],
      },
      133_000,
    ],
    [
      'leaves out mandatory extras of other rooms',
      { accommodations: [room()], accommodationAddons: [roomAddon(prescribed)] },
      129_000,
    ],
    [
      'includes extras that require a mandatory extra of the room',
      {
        accommodations: [room({ addons: ['balkon'] })],
        accommodationAddons: [roomAddon(prescribed)],
        personalAddons: [
          personalAddon({
            mandatorySettings: mandatorySettings(true, {
              checkAccommodationAddons: true,
              accommodationAddons: ['balkon'],
            }),
          }),
        ],
      },
      136_000,
    ],
    [
      'includes a room extra that requires another room extra',
      {
        accommodations: [room({ addons: ['balkon', 'sauna'] })],
        accommodationAddons: [
          roomAddon({
            id: 'sauna',
            ratioServiceNo: '303',
            mandatorySettings: mandatorySettings(true, {
              checkAccommodationAddons: true,
              accommodationAddons: ['balkon'],
            }),
          }),
          roomAddon(prescribed),
        ],
      },
      132_000,
    ],
    [
      'counts each night of an extra charged by night',
      { personalAddons: [personalAddon({ ...prescribed, calculationSettings: PER_NIGHT })] },
      159_000,
    ],
    [
      'leaves out items without a price on the date',
      { personalAddons: [personalAddon({ ...prescribed, ratioServiceNo: '399' })] },
      129_000,
    ],
    [
      'leaves out an extra of the group that lacks a service number',
      { collectiveAddons: [collectiveAddon({ ...prescribed, services: { adult: '304', child: null } })] },
      129_000,
    ],
    [
      'is that of the dearer room where the mandatory extras of the cheaper one cost more',
      {
        accommodations: [room({ addons: ['balkon'] }), room({ id: 'x', ratioPackageNo: '102' })],
        accommodationAddons: [roomAddon({ ...prescribed, calculationSettings: PER_NIGHT })],
      },
      141_000,
    ],
  ])('%s', (_case, fields, expected) => {
    expect(from(fields)).toBe(expected)
  })
})

test.each([
  ['2027-02-28', 134_000],
  ['2027-03-01', 134_000],
  ['2027-03-02', 129_000],
])('an extra mandatory until 1 March counts for a booking on %s: %i', (today, expected) => {
  const settings = mandatorySettings(true, { checkDateRange: true, startDate: '2027-01-01', endDate: '2027-03-01' })
  const against = { ...sold({ personalAddons: [personalAddon({ mandatorySettings: settings })] }), today }
  expect(fromPrice(saleDate({ services: services(PRICES) }), against)).toBe(expected)
})

test('of several adult groups the youngest counts, and without any there is no price', () => {
  const senior = { ...AGE_GROUPS[0]!, id: 'senior', minAge: 65 }
  const date = saleDate({ services: services(PRICES) })
  const both = { ...sold(), travel: travel({ ageGroups: [senior, ...AGE_GROUPS] }) }
  expect(fromPrice(date, both)).toBe(129_000)
  expect(fromPrice(date, { ...both, travel: travel({ ageGroups: [senior] }) })).toBeNull()
})

test('an extension date has the price of the packages of travel and extension, as far as they are sold', () => {
  const date = saleDate({
    extension: extension(),
    packagePrices: new Map([
      ['101', 129_000],
      ['201', 50_000],
      ['202', 199_000],
    ]),
  })
  expect(fromPrice(date, sold())).toBe(179_000)
})

test('the price «from» has a share of the electronic documents, where they have a price', () => {
  const date = saleDate({ services: services({ ...PRICES, 5391: 1000 }) })
  const withDocuments = (isTravelDocumentationAvailable: boolean) => ({
    ...sold(),
    travel: travel({ pricing: travelPricing({ isTravelDocumentationAvailable }) }),
  })
  expect(fromPrice(date, withDocuments(true))).toBe(129_500)
  expect(fromPrice(date, withDocuments(false))).toBe(129_000)
  expect(fromPrice(date, { ...sold(), travel: travel({ pricing: null }) })).toBe(129_000)
  expect(fromPrice(saleDate({ services: services(PRICES) }), withDocuments(true))).toBe(129_000)
})

// rule 10.3
test('the price «from» has the early-booking discount of today', () => {
  const bargainTier = { __typename: 'BargainTier', discount: 50 } as const
  const bargainSettings = {
    __typename: 'BargainSettings',
    active: true,
    untilDaysBeforeStart: 60,
    bargainTier,
  } as const
  const against = {
    ...sold(),
    travel: travel({ pricing: travelPricing({ bargainSettings }) }),
    settings: settings({
      bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
    }),
  }
  const date = saleDate({ services: services({ 900: { centimes: -5000, code: 'FB50' } }) })
  expect(fromPrice(date, against)).toBe(124_000)
})

describe('the room of the price «from»', () => {
  const dormitory = room({ id: 'x', name: 'Schlafsaal', ratioPackageNo: '102', totalCapacity: 8 })
  const nameOf = (...accommodations: ReturnType<typeof room>[]) => fromRoomName(saleDate(), sold({ accommodations }))

  test('is named unless it is a double room', () => {
    expect(nameOf(room())).toBeNull()
    expect(nameOf(room(), dormitory)).toBeNull()
    expect(nameOf(dormitory)).toBe('Schlafsaal')
  })

  test('is named where a place for two is no «Zimmer», as a cabin', () => {
    const cabin = room({ name: 'Zweibettkabine Hauptdeck' })
    const upper = room({ id: 'y', name: 'Zweibettkabine Oberdeck', ratioPackageNo: '102' })
    expect(nameOf(upper, cabin)).toBe('Zweibettkabine Hauptdeck')
    expect(nameOf(room({ name: 'Zweibettzimmer' }), upper)).toBeNull()
  })

  test('is the cheapest of several', () => {
    const bed = room({ id: 'bett', name: 'Bett im Doppelzimmer', partialOccupancyAllowed: true })
    expect(nameOf(dormitory, bed)).toBe('Bett im Doppelzimmer')
    expect(nameOf(bed, dormitory)).toBe('Bett im Doppelzimmer')
  })

  test('is none where no room is sold on the date', () => {
    expect(nameOf(room({ name: 'Zweibettkabine', ratioPackageNo: '999' }))).toBeNull()
  })

  test('is none where no room is for adults', () => {
    expect(nameOf()).toBeNull()
    expect(nameOf(room({ capacities: { child: [0, 2] } }))).toBeNull()
  })
})

describe('the price per person in a room', () => {
  const date = saleDate({ services: services(PRICES) })
  const charged = (accommodations: readonly ReturnType<typeof room>[]) =>
    sold({ accommodations, bookingAddons: [bookingAddon({ mandatorySettings: mandatorySettings(true) })] })
  const priceIn = (one: ReturnType<typeof room>, party: number, accommodations = [one]) =>
    pricePerPersonIn({ room: one, party }, date, charged(accommodations))
  const shared = room({ totalCapacity: 4, partialOccupancyAllowed: true })

  // rule 10.33
  test('shares what is paid once a booking among the party, whatever room they sleep in', () => {
    expect(priceIn(room(), 2)).toBe(130_000)
    expect(priceIn(SINGLE_ROOM, 2, [room(), SINGLE_ROOM])).toBe(150_000)
    expect(priceIn(shared, 2)).toBe(130_000)
    expect(priceIn(room({ totalCapacity: 4 }), 4)).toBe(129_500)
    expect(priceIn(room(), 4)).toBe(129_500)
    expect(priceIn(SINGLE_ROOM, 1)).toBe(151_000)
    expect(priceIn(shared, 1)).toBe(131_000)
  })

  test('shares what is mandatory in the room among those who fill it', () => {
    const addon = roomAddon({ ratioServiceNo: '303', mandatorySettings: mandatorySettings(true) })
    const inRoom = (one: ReturnType<typeof room>) => {
      const withAddon = { ...one, addons: [addon.id] }
      const offered = sold({ accommodations: [withAddon], accommodationAddons: [addon] })
      return pricePerPersonIn({ room: withAddon, party: 4 }, date, offered)
    }
    expect(inRoom(room())).toBe(130_000)
    expect(inRoom(SINGLE_ROOM)).toBe(151_000)
  })

  // rule 10.33
  test('is for two before anybody said who travels, for more where a room takes more, for one where «from» is for one', () => {
    const four = room({ totalCapacity: 4 })
    const doubles = charged([room(), SINGLE_ROOM, shared, four])
    expect([room(), SINGLE_ROOM, shared, four].map((one) => presumedParty(one, doubles))).toEqual([2, 2, 2, 4])
    expect(presumedParty(SINGLE_ROOM, charged([SINGLE_ROOM]))).toBe(1)
  })

  test('is none in a room for children, or one that is not offered', () => {
    expect(priceIn(room({ capacities: { child: [0, 2] } }), 2)).toBeNull()
    expect(priceIn(room(), 2, [SINGLE_ROOM])).toBeNull()
  })
})

test('before the variant is loaded there is no price', () => {
  expect(fromPrice(saleDate(), { ...sold(), pricing: null })).toBeNull()
})
