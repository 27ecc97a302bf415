import { describe, expect, test } from 'vitest'
import { placesIn } from '#domain/booking/availability/capacity.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { reasonAgainstRoom } from '#domain/booking/rooms/roomReasons.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAfter } from '#test/support/commands.ts'
import { roomReason } from '#test/support/roomReason.ts'
import { departure } from '#test/support/builders/departure.ts'
import { party } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
const TRIPLE = room({ id: 'tz', ratioPackageNo: '103', totalCapacity: 3 })
const PRICES = new Map([
  ['101', 1000],
  ['102', 1500],
  ['103', 900],
])
const selling = (fields: Partial<Omit<Offer, 'saleDates'>> = {}) =>
  offer({
    pricing: pricing({
      accommodations: [DOUBLE, SINGLE_ROOM, TRIPLE],
      departures: [departure({ packagePrices: PRICES })],
    }),
    ...fields,
  })
const choose = (letters: string, rooms: Readonly<Record<string, number>>, against = selling()) =>
  draftAfter(party(letters), against, (now) =>
    withRooms(
      now,
      Object.entries(rooms).map(([accommodationId, quantity]) => ({ accommodationId, quantity })),
    ),
  )

describe('the remedy for one more room', () => {
  test('is fewer of another room, as few as possible', () => {
    const against = selling()
    expect(roomReason(TRIPLE, resolve(choose('AAA', { dz: 1 }), against))).toEqual({
      key: 'booking.reason.placesStayEmpty',
      count: 3,
      remedy: { kind: 'fewerRooms', roomId: 'dz', count: 1 },
    })
    expect(roomReason(TRIPLE, resolve(choose('AAAA', { ez: 4 }), against))?.remedy).toEqual({
      kind: 'fewerRooms',
      roomId: 'ez',
      count: 3,
    })
  })

  test('is one or two more people, where no other room is an obstacle', () => {
    expect(roomReason(TRIPLE, resolve(party('AA'), selling()))?.remedy).toEqual({
      kind: 'party',
      changes: [{ ageGroupId: 'adult', count: 1 }],
    })
    expect(roomReason(TRIPLE, resolve(party('A'), selling()))?.remedy).toEqual({
      kind: 'party',
      changes: [{ ageGroupId: 'adult', count: 2 }],
    })
    const four = room({ totalCapacity: 4 })
    expect(
      roomReason(four, resolve(party('A'), selling({ pricing: pricing({ accommodations: [four] }) })))?.remedy,
    ).toBeNull()
  })

  test('is the child a room requires', () => {
    const withChild = room({ capacities: { adult: [1, 2], child: [1, 1] } })
    expect(
      roomReason(withChild, resolve(party('AA'), selling({ pricing: pricing({ accommodations: [withChild] }) }))),
    ).toEqual({
      key: 'booking.reason.ageGroupsMissing',
      count: 15,
      remedy: { kind: 'party', changes: [{ ageGroupId: 'child', count: 1 }] },
    })
  })

  test('is the child that is missing to a family too small for the room, which is told how many it takes', () => {
    const family = room({ totalCapacity: 4, capacities: { adult: [2, 2], child: [2, 2] } })
    const against = selling({ pricing: pricing({ accommodations: [family] }) })
    expect(roomReason(family, resolve(party('AAC'), against))).toEqual({
      key: 'booking.reason.partyTooSmall',
      count: 4,
      remedy: { kind: 'party', changes: [{ ageGroupId: 'child', count: 1 }] },
    })
    expect(roomReason(family, resolve(party('AA'), against))?.key).toBe('booking.reason.ageGroupsMissing')
    expect(roomReason(family, resolve(party('AAAC'), against))?.key).toBe('booking.reason.ageGroupsMissing')
  })

  test('never says that it is for families to a family with such children', () => {
    const family = room({ totalCapacity: 4, capacities: { adult: [2, 2], child: [2, 2] } })
    const against = selling({ pricing: pricing({ accommodations: [family] }) })
    expect(roomReason(family, resolve(party('AA'), against))).toHaveProperty('count', 15)
    expect(roomReason(family, resolve(party('AAAC'), against))).not.toHaveProperty('count')
  })

  test('is fewer of the room that uses the last places of a shared package', () => {
    const shared = room({ id: 'dz2', name: 'Doppelzimmer mit Balkon' })
    const against = selling({ pricing: pricing({ accommodations: [DOUBLE, shared] }), ...contingentsLeft({ 101: 2 }) })
    expect(roomReason(shared, resolve(choose('AAAA', { dz: 1 }, against), against))).toEqual({
      key: 'booking.reason.soldOut',
      count: 0,
      remedy: { kind: 'fewerRooms', roomId: 'dz', count: 1 },
    })
  })

  test('is the waitlist once all are booked, or another date where there is none', () => {
    const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
    const full = selling({ pricing: pricing({ departures: [departure(), later] }), ...contingentsLeft({ 101: 3 }) })
    expect(roomReason(DOUBLE, resolve(choose('AAAA', { dz: 1 }, full), full))).toEqual({
      key: 'booking.reason.soldOut',
      count: 1,
      remedy: { kind: 'waitlist', isOn: true },
    })
    const plain = { ...full, settings: settings({ statuses: [status('BOOKABLE', { isDefaultStatus: true })] }) }
    expect(roomReason(DOUBLE, resolve(choose('AAAA', { dz: 1 }, plain), plain))?.remedy).toEqual({
      kind: 'date',
      date: { dateId: 'd2', extensionId: null },
      startDate: '2027-07-10',
    })
  })

  test('is the waitlist where too few are left for those who would fill more', () => {
    const pair = room({ partialOccupancyAllowed: true, capacities: { adult: [1, 1], child: [1, 1] } })
    const against = selling({ pricing: pricing({ accommodations: [pair] }), ...contingentsLeft({ 101: 1 }) })
    expect(roomReason(pair, resolve(party('AC'), against))).toEqual({
      key: 'booking.reason.soldOut',
      count: 1,
      remedy: { kind: 'waitlist', isOn: true },
    })
  })

  test('is that of a sold-out room where nothing is left and nobody would fill it', () => {
    const against = selling(contingentsLeft({ 101: 1, 102: 1, 103: 3 }))
    expect(roomReason(DOUBLE, resolve(choose('AAA', { tz: 1 }, against), against))?.key).toBe('booking.reason.soldOut')
  })

  test('is fewer of the one room that is the obstacle, though others are chosen', () => {
    const against = selling()
    expect(roomReason(TRIPLE, resolve(choose('AAAA', { ez: 1, tz: 1 }, against), against))?.remedy).toBeNull()
    expect(roomReason(TRIPLE, resolve(choose('AAAAAAC', { ez: 1, dz: 3 }, against), against))?.remedy).toEqual({
      kind: 'fewerRooms',
      roomId: 'dz',
      count: 2,
    })
    expect(roomReason(SINGLE_ROOM, resolve(choose('AAA', { ez: 1, dz: 1 }, against), against))?.remedy).toEqual({
      kind: 'fewerRooms',
      roomId: 'dz',
      count: 1,
    })
  })

  test('is never to remove a person', () => {
    const alone = room({ totalCapacity: 1, capacities: { adult: [1, 1], child: [0, 0] } })
    expect(
      roomReason(alone, resolve(party('C'), selling({ pricing: pricing({ accommodations: [alone] }) })))?.remedy,
    ).toEqual({
      kind: 'party',
      changes: [{ ageGroupId: 'adult', count: 1 }],
    })
  })

  test('is a date on which the room has a price', () => {
    const unpriced = departure({ packagePrices: new Map([['102', 149_000]]) })
    const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
    expect(
      roomReason(DOUBLE, resolve(party('AA'), selling({ pricing: pricing({ departures: [unpriced, later] }) }))),
    ).toEqual({
      key: 'booking.reason.notSoldOnDate',
      remedy: { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' },
    })
  })
})

test('a room has no reason but the date where that is closed, and the remedy of the date', () => {
  const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
  const closed = selling({ pricing: pricing({ departures: [departure({ status: status('CLOSED') }), later] }) })
  expect(roomReason(DOUBLE, resolve(party('AA'), closed))).toEqual({
    key: 'booking.reason.dateClosed',
    remedy: { kind: 'waitlist', isOn: true },
  })
})

test('a room is not sold while no date is chosen', () => {
  const undated = resolve({ ...party('AA'), date: null }, selling())
  expect(reasonAgainstRoom({ room: DOUBLE, quantity: 0, otherRooms: [] }, undated).key).toBe(
    'booking.reason.notSoldOnDate',
  )
})

test('a room for adults alone names no age of children', () => {
  const trio = room({ totalCapacity: 3, capacities: { adult: [3, 3], child: [0, 0] } })
  const against = selling({ pricing: pricing({ accommodations: [trio] }) })
  const reason = roomReason(trio, resolve(party('AA'), against))
  expect(reason).toEqual({
    key: 'booking.reason.ageGroupsMissing',
    remedy: { kind: 'party', changes: [{ ageGroupId: 'adult', count: 1 }] },
  })
  expect(reason).not.toHaveProperty('count')
})

test('the reason of unfilled places has the number of guests of the room', () => {
  expect(placesIn(TRIPLE, 1)).toBe(3)
  const capacities = { adult: [0, 0], child: [0, 3] } as const
  const places = room({ id: 'tz', totalCapacity: 3, partialOccupancyAllowed: true, capacities })
  const against = selling({ pricing: pricing({ accommodations: [places] }) })
  expect(roomReason(places, resolve(party('A'), against))?.count).toBe(1)
})
