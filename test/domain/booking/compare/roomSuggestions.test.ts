import { describe, expect, test } from 'vitest'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { roomSuggestions } from '#domain/booking/compare/roomSuggestions.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { baby, party } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  familyPackage,
  mandatorySettings,
  personalAddon,
  pricing,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const HALF = room({ id: 'halb', ratioPackageNo: '103', partialOccupancyAllowed: true })
const TRIPLE = room({
  id: 'dreier',
  ratioPackageNo: '104',
  totalCapacity: 3,
  capacities: { adult: [0, 3], child: [0, 2] },
})
const sold = (prices: Readonly<Record<string, number>>, fields: Parameters<typeof pricing>[0] = {}) =>
  offer({
    pricing: pricing({
      accommodations: [room(), SINGLE_ROOM, HALF, TRIPLE],
      departures: [departure({ packagePrices: new Map(Object.entries(prices)) })],
      ...fields,
    }),
  })

const USUAL = sold({ 101: 129_000, 102: 158_000, 103: 129_000, 104: 121_000 })

const named = (letters: string, around = USUAL) =>
  roomSuggestions(resolve(party(letters), around)).suggestions.map(({ rooms, total }) => [
    rooms.map(({ accommodationId, quantity }) => `${String(quantity)} ${accommodationId}`).join(' + '),
    total,
  ])

describe('for one or two people each kind of room is suggested by itself, with the total', () => {
  test('one person gets the place in a shared room and the single room', () => {
    expect(named('A')).toEqual([
      ['1 halb', 129_000],
      ['1 ez', 158_000],
    ])
  })

  test('two people get the double room and two single rooms, no combination and no shared places', () => {
    expect(named('AA')).toEqual([
      ['1 dz', 258_000],
      ['2 ez', 316_000],
    ])
    expect(roomSuggestions(resolve(party('AA'), USUAL)).hasMore).toBe(true)
  })

  test('two people get a combination where nothing else is sold to them', () => {
    const single = room({
      id: 'ez',
      ratioPackageNo: '102',
      totalCapacity: 1,
      capacities: { adult: [1, 1], child: [0, 0] },
    })
    const childBed = room({
      id: 'kind',
      ratioPackageNo: '105',
      totalCapacity: 1,
      capacities: { adult: [0, 0], child: [1, 1] },
    })
    const twoSingles = sold({ 102: 158_000, 105: 149_000 }, { accommodations: [single, childBed] })
    expect(named('AC', twoSingles)).toEqual([['1 ez + 1 kind', 307_000]])
  })
})

describe('from three people on combinations of rooms are suggested', () => {
  test('six people get the cheapest, the cheapest by twos, and two double rooms with two single ones', () => {
    expect(named('AAAAAA')).toEqual([
      ['2 dreier', 726_000],
      ['3 dz', 774_000],
      ['2 dz + 2 ez', 832_000],
    ])
  })

  test('couples are not suggested places in rooms shared with strangers', () => {
    expect(named('AAAA').flat().join()).not.toContain('halb')
    expect(named('AAAAAA').flat().join()).not.toContain('halb')
  })

  test('a place in a shared room is suggested where there is no other way', () => {
    const noSingles = sold({ 101: 129_000, 103: 129_000 })
    expect(named('AAA', noSingles)).toEqual([['1 dz + 1 halb', 387_000]])
  })

  test('a dominated proposal at the same price is left out', () => {
    const samePrice = sold({ 101: 129_000, 102: 158_000, 104: 129_000 })
    expect(named('AAAAAA', samePrice).flat()).not.toContain('2 dreier')
    expect(named('AAAAAA', samePrice)[0]).toEqual(['3 dz', 774_000])
  })

  test('no two suggestions are equal', () => {
    const view = room({ id: 'see', ratioPackageNo: '105' })
    const around = sold({ 101: 129_000, 102: 158_000, 105: 131_000 }, { accommodations: [room(), SINGLE_ROOM, view] })
    expect(named('AAAAAA', around).map(([rooms]) => rooms)).toEqual(['3 dz', '2 dz + 2 ez', '1 dz + 4 ez'])
  })
})

test('a family package that fits is always suggested, however many proposals are cheaper', () => {
  const prices = new Map([
    ['101', 29_000],
    ['102', 58_000],
    ['104', 21_000],
  ])
  const packed = departure({ packagePrices: prices, services: services({ 401: 400_000 }) })
  const familyRoom = room({ id: 'fz', ratioPackageNo: '105', totalCapacity: 3, isFamilyPackageAccommodation: true })
  const around = sold(
    {},
    {
      accommodations: [room(), SINGLE_ROOM, TRIPLE, familyRoom],
      familyPackages: [familyPackage({ ratioServiceNo: '401' })],
      departures: [packed],
    },
  )
  const { suggestions } = roomSuggestions(resolve(party('AAC'), around))
  expect(suggestions).toHaveLength(4)
  expect(suggestions.at(-1)).toMatchObject({ familyPackageId: familyPackage().id, total: 400_000 })
})

test('the price of a suggestion is the total of the booking with it, including mandatory extras and the baby', () => {
  const levy = personalAddon({ mandatorySettings: mandatorySettings(true) })
  const around = sold(
    { 101: 129_000, 102: 158_000, 900: 4500 },
    {
      accommodations: [room(), SINGLE_ROOM, room({ id: 'baby', ratioPackageNo: '900', isBabyPackage: true })],
      personalAddons: [levy],
      departures: [
        departure({
          packagePrices: new Map([
            ['101', 129_000],
            ['102', 158_000],
            ['900', 4500],
          ]),
          services: services({ 301: 5000 }),
        }),
      ],
    },
  )
  const couple = { ...party('AA'), babies: [baby()] }
  const { suggestions } = roomSuggestions(resolve(couple, around))
  expect(suggestions.map(({ total }) => total)).toEqual([272_500, 330_500])
  for (const suggestion of suggestions)
    expect(
      price(resolve(settle(withProposal(resolve(couple, around), suggestion), around), around)).total.centimes,
    ).toBe(suggestion.total)
})

test('rooms unavailable to the party have a reason', () => {
  const told = roomSuggestions(resolve(party('AA'), USUAL)).unused()
  expect(told).toMatchObject([{ id: 'dreier', reason: { key: 'booking.reason.partyTooSmall', count: 3 } }])
})

test('a family package without a place for the party has a reason where a child travels', () => {
  const around = sold({ 101: 129_000 }, { familyPackages: [familyPackage()] })
  const packages = (letters: string) =>
    roomSuggestions(resolve(party(letters), around))
      .unused()
      .filter(({ type }) => type === 'familyPackage')
  expect(packages('AA')).toEqual([])
  expect(packages('AC')).toHaveLength(1)
})

test('each of two travellers has half of the total', () => {
  const shares = (letters: string) =>
    roomSuggestions(resolve(party(letters), USUAL)).suggestions.map(({ totalEach }) => totalEach)
  expect(shares('AA')[0]).toBe(129_000)
  expect(new Set([...shares('A'), ...shares('AAA')])).toEqual(new Set([null]))
})

// rule 10.5
test('a total that does not halve into whole centimes has no half', () => {
  const odd = sold(
    { 101: 129_000 },
    {
      bookingAddons: [bookingAddon({ mandatorySettings: mandatorySettings(true) })],
      departures: [departure({ packagePrices: new Map([['101', 129_000]]), services: services({ 303: 2505 }) })],
    },
  )
  expect(roomSuggestions(resolve(party('AA'), odd)).suggestions).toMatchObject([{ total: 260_505, totalEach: null }])
})

test('no half of the total is told where a baby is part of it', () => {
  const withBaby = resolve({ ...party('AA'), babies: [baby()] }, USUAL)
  expect(roomSuggestions(withBaby).suggestions.map(({ totalEach }) => totalEach)).toEqual([null, null])
})

test('a suggestion for a larger party in several rooms lists who sleeps where', () => {
  const listed = (letters: string) =>
    new Set(roomSuggestions(resolve(party(letters), USUAL)).suggestions.map((one) => one.listed.length))
  expect(listed('AA')).toEqual(new Set([0]))
  expect(listed('AAA')).toEqual(new Set([0, 2, 3]))
})
