import { describe, expect, test } from 'vitest'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { departure, extension, saleDate, services } from '#test/support/builders/departure.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  mandatorySettings,
  PER_NIGHT,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = { 301: 5000, 302: 4000, 303: 2000, 304: 3000, 305: 1550 }
const sold = (fields: Parameters<typeof pricing>[0] = {}) =>
  offer({ pricing: pricing({ departures: [departure({ services: services(PRICES) })], ...fields }) })

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
      'is a place in a double room, though a place beside others is cheaper',
      { accommodations: [room({ id: 'x', ratioPackageNo: '103', partialOccupancyAllowed: true }), room()] },
      129_000,
    ],
    [
      'is the cheapest place where there is no double room at all',
      { accommodations: [SINGLE_ROOM, room({ id: 'x', ratioPackageNo: '103', totalCapacity: 3 })] },
      99_000,
    ],
    [
      'includes what is prescribed from 18 for who has not told a birthday',
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
      'leaves out what is prescribed up to 25',
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
    ['does not look at baby packages', { accommodations: [room({ isBabyPackage: true }), SINGLE_ROOM] }, 149_000],
    [
      'does not look at rooms without adults',
      { accommodations: [room({ capacities: { child: [0, 2] } }), SINGLE_ROOM] },
      149_000,
    ],
    ['is none without rooms', { accommodations: [] }, null],
    ['leaves optional extras out', { personalAddons: [personalAddon()] }, 129_000],
    ['includes prescribed extras of the traveller', { personalAddons: [personalAddon(prescribed)] }, 134_000],
    [
      'leaves out what is prescribed for children',
      { personalAddons: [personalAddon({ ...prescribed, allowedAgeGroups: ['child'] })] },
      129_000,
    ],
    [
      'includes what two pay each of prescribed extras of the booking',
      { bookingAddons: [bookingAddon(prescribed)] },
      130_000,
    ],
    ['includes the adult’s share of the group’s', { collectiveAddons: [collectiveAddon(prescribed)] }, 132_000],
    [
      'includes half of what a double room must have',
      { accommodations: [room({ addons: ['balkon'] })], accommodationAddons: [roomAddon(prescribed)] },
      131_000,
    ],
    [
      'leaves optional extras of the booking out',
      { bookingAddons: [bookingAddon()], collectiveAddons: [collectiveAddon()] },
      129_000,
    ],
    [
      'leaves optional extras of the room out',
      {
        accommodations: [room({ addons: ['balkon'] })],
        accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(false) })],
      },
      129_000,
    ],
    [
      'does not look at rooms with places for no adult',
      { accommodations: [room({ capacities: { adult: [0, 0], child: [0, 2] } }), SINGLE_ROOM] },
      149_000,
    ],
    [
      'leaves out what would follow from an extra of the room without a price',
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
      'looks at the rules of prescribed extras',
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
      'includes the whole of what goes with a single place',
      {
        accommodations: [room({ addons: ['balkon'], partialOccupancyAllowed: true })],
        accommodationAddons: [roomAddon(prescribed)],
      },
      133_000,
    ],
    [
      'leaves out what other rooms must have',
      { accommodations: [room()], accommodationAddons: [roomAddon(prescribed)] },
      129_000,
    ],
    [
      'includes what follows from an extra the room must have',
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
      'includes the extra of a room that follows from another',
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
      'counts each night of what is charged by night',
      { personalAddons: [personalAddon({ ...prescribed, calculationSettings: PER_NIGHT })] },
      159_000,
    ],
    [
      'leaves out what has no price on the date',
      { personalAddons: [personalAddon({ ...prescribed, ratioServiceNo: '399' })] },
      129_000,
    ],
    [
      'leaves out an extra of the group with a service that has no number',
      { collectiveAddons: [collectiveAddon({ ...prescribed, services: { adult: '304', child: null } })] },
      129_000,
    ],
    [
      'prefers the dearer room where the cheaper one must have more',
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

test('before the variant is loaded there is no price', () => {
  expect(fromPrice(saleDate(), { ...sold(), pricing: null })).toBeNull()
})
