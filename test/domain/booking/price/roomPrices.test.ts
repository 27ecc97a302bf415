import { expect, test } from 'vitest'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { roomPrices, singleSupplement } from '#domain/booking/price/roomPrices.ts'
import { departure, saleDate, services } from '#test/support/builders/departure.ts'
import { offer } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  familyPackage,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const inRoomOfFamily = mandatorySettings(true, { checkAccommodationTypes: true, accommodations: ['fz'] })
const forChildren = mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['child'] })

const date = saleDate()
const sold = (accommodations: NonNullable<Parameters<typeof pricing>[0]>['accommodations']) =>
  offer({
    pricing: pricing({ departures: [departure()], ...(accommodations === undefined ? {} : { accommodations }) }),
  })

test('each room has its price per person, and the double room that of the price «from»', () => {
  const both = sold([room(), SINGLE_ROOM])
  expect(roomPrices(date, both).map(({ name, centimes }) => [name, centimes])).toEqual([
    [room().name, fromPrice(date, both)],
    [SINGLE_ROOM.name, 149_000],
  ])
})

test('a family package that is sold on the date has its own price', () => {
  const withPackage = offer({
    pricing: pricing({
      departures: [departure()],
      accommodations: [room({ id: 'fz' })],
      familyPackages: [familyPackage()],
    }),
  })
  const priced = saleDate({ services: services({ 501: 250_000 }) })
  expect(roomPrices(priced, withPackage)).toContainEqual({
    id: 'familie',
    name: 'Familienpauschale',
    isShared: false,
    dependsOnAges: false,
    isFamilyPackage: true,
    centimes: 250_000,
  })
  expect(roomPrices(date, withPackage).some(({ isFamilyPackage }) => isFamilyPackage)).toBe(false)
})

// rule 10.3
test.each([
  [
    'for whoever sleeps in its room, for each of the family',
    { personalAddons: [personalAddon({ ratioServiceNo: '303', mandatorySettings: inRoomOfFamily })] },
    250_000 + 3 * 2400,
  ],
  [
    'once a booking for a child, though an adult is with it',
    { bookingAddons: [bookingAddon({ ratioServiceNo: '303', mandatorySettings: forChildren })] },
    250_000 + 2400,
  ],
  [
    'once a room for a child',
    {
      familyPackages: [familyPackage({ addons: ['putz'] })],
      accommodationAddons: [roomAddon({ id: 'putz', ratioServiceNo: '303', mandatorySettings: forChildren })],
    },
    250_000 + 2400,
  ],
])('a family package costs what its family has to pay %s', (_case, fields, centimes) => {
  const family = { accommodations: [room({ id: 'fz' })], familyPackages: [familyPackage()] }
  const charged = saleDate({ services: services({ 303: 2400, 501: 250_000 }) })
  const withCharge = offer({ pricing: pricing({ departures: [departure()], ...family, ...fields }) })
  expect(roomPrices(charged, withCharge).find(({ isFamilyPackage }) => isFamilyPackage)?.centimes).toBe(centimes)
})

test('the single supplement is the difference between a single room and a place in a double room', () => {
  expect(singleSupplement(date, sold([room(), SINGLE_ROOM]))).toBe(20_000)
  expect(singleSupplement(date, sold([SINGLE_ROOM]))).toBeNull()
  expect(singleSupplement(date, sold([room()]))).toBeNull()
})

test('a room without places for adults, or not sold on the date, has no price', () => {
  expect(roomPrices(date, sold([room({ capacities: { child: [0, 2] } })]))).toEqual([])
  expect(roomPrices(date, sold([room({ ratioPackageNo: '999' })]))).toEqual([])
})

test('the single supplement is the least of several rooms, and none where a single room is not dearer', () => {
  const dearer = room({ id: 'suite', ratioPackageNo: '102' })
  const alone = room({ id: 'ez2', ratioPackageNo: '101', totalCapacity: 1 })
  const shared = room({ id: 'bett', ratioPackageNo: '101', totalCapacity: 1, partialOccupancyAllowed: true })
  expect(singleSupplement(date, sold([dearer, room(), SINGLE_ROOM]))).toBe(20_000)
  expect(singleSupplement(date, sold([room(), SINGLE_ROOM, shared]))).toBe(20_000)
  expect(singleSupplement(date, sold([room(), alone]))).toBeNull()
  expect(singleSupplement(date, sold([room(), SINGLE_ROOM, room({ id: 'x', ratioPackageNo: '999' })]))).toBe(20_000)
})

// rule 10.33
test('a charge that is paid once a booking is no part of the single supplement, nor of what a single room is dearer; half the charge of a double room is', () => {
  const charged = saleDate({ services: services({ 303: 2400, 304: 3000 }) })
  const settings = mandatorySettings(true)
  const withAddons = (fields: Parameters<typeof pricing>[0]) =>
    offer({ pricing: pricing({ departures: [departure()], accommodations: [room(), SINGLE_ROOM], ...fields }) })
  const harbour = withAddons({ bookingAddons: [bookingAddon({ ratioServiceNo: '303', mandatorySettings: settings })] })
  expect(roomPrices(charged, harbour).map(({ centimes }) => centimes)).toEqual([130_200, 150_200])
  expect(singleSupplement(charged, harbour)).toBe(20_000)
  const cleaning = withAddons({
    accommodations: [room({ addons: ['putz'] }), { ...SINGLE_ROOM, addons: ['putz'] }],
    accommodationAddons: [roomAddon({ id: 'putz', ratioServiceNo: '304', mandatorySettings: settings })],
  })
  expect(singleSupplement(charged, cleaning)).toBe(21_500)
})

test('a room that adults alone cannot fill depends on the ages; a double room and a shared place do not', () => {
  const family = room({ id: 'fam', totalCapacity: 4, capacities: { adult: [2, 2], child: [2, 2] } })
  const shared = room({ id: 'bett', totalCapacity: 4, capacities: { adult: [0, 1] }, partialOccupancyAllowed: true })
  const byAges = roomPrices(date, sold([room(), family, shared])).map(({ id, dependsOnAges }) => [id, dependsOnAges])
  expect(byAges).toEqual([
    [room().id, false],
    ['fam', true],
    ['bett', false],
  ])
})
