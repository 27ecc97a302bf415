import { describe, expect, test } from 'vitest'
import {
  areFewLeft,
  merged,
  offeredRooms,
  remainingContingent,
  roomContingent,
  sellableRooms,
  sellableWithOthers,
  toRoomChoices,
} from '#domain/booking/availability/roomStock.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { maxRooms } from '#domain/booking/rooms/rooms.ts'
import { draftAfter } from '#test/support/commands.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
/** A double room for single use: sold as the same package as the double room. */
const ALONE = room({ id: 'alone', totalCapacity: 1 })
const HALF = room({ id: 'halb', partialOccupancyAllowed: true })
const party = (people: number) =>
  draft({ rooms: [], travellers: Array.from({ length: people }, () => traveller({ accommodationId: null })) })
const selling = (places: number | null, accommodations = [DOUBLE, ALONE, HALF, SINGLE_ROOM]) => ({
  ...offer({ pricing: pricing({ accommodations }) }),
  contingents: places === null ? null : contingentsLeft({ 101: places }).contingents,
})
const ids = (chosenRooms: readonly { room: { id: string }; quantity: number }[]) =>
  chosenRooms.map(({ room: { id }, quantity }) => `${id}×${quantity}`)

test('rooms of family and baby packages are not offered by themselves, nor is one without any place', () => {
  const accommodations = [
    DOUBLE,
    room({ id: 'none', totalCapacity: 0 }),
    room({ id: 'baby', isBabyPackage: true }),
    room({ id: 'fz', isFamilyPackageAccommodation: true }),
  ]
  expect(offeredRooms(offer({ pricing: pricing({ accommodations }) })).map(({ id }) => id)).toEqual(['dz'])
  expect(offeredRooms({ pricing: null })).toEqual([])
})

describe('the contingent of a room', () => {
  test.each([
    ['is the places by the capacity, rounded down', DOUBLE, 5, 2],
    ['is one room with exactly its places', DOUBLE, 2, 1],
    ['is none with a place too few', DOUBLE, 1, 0],
    ['is the places where single places are sold', HALF, 5, 5],
    ['is the places of a room without capacity', room({ totalCapacity: 0 }), 5, 5],
    ['is 999 while contingents are unknown', DOUBLE, null, 999],
  ])('%s', (...[, kind, places, expected]) => {
    expect(roomContingent(kind, resolve(draft(), selling(places)))).toBe(expected)
  })

  test('is 0 without a date, on a date that is gone, and without an entry', () => {
    expect(roomContingent(DOUBLE, resolve(draft({ date: null }), selling(4)))).toBe(0)
    expect(roomContingent(DOUBLE, resolve(draft({ date: { dateId: 'd9', extensionId: null } }), selling(4)))).toBe(0)
    expect(roomContingent(SINGLE_ROOM, resolve(draft(), selling(4)))).toBe(0)
  })

  test('is 0 for a room without a package on the extension', () => {
    const longer = departure({
      includesExtension: true,
      extensions: [extension()],
      extensionBaseDate: { id: 'd0' },
      packagePrices: new Map([['201', 159_000]]),
    })
    const sold = offer({ pricing: pricing({ accommodations: [DOUBLE], departures: [longer] }) })
    const extended = draft({ date: { dateId: 'd1', extensionId: 'meer' } })
    expect(roomContingent(DOUBLE, resolve(extended, sold))).toBe(999)
    expect(roomContingent(room({ id: 'xx' }), resolve(extended, sold))).toBe(0)
  })
})

test('rooms that share a package on an extension date share its contingent', () => {
  const packagePrices = new Map([
    ['101', 129_000],
    ['201', 30_000],
    ['202', 40_000],
  ])
  const map = extension({ packages: { dz: '201', alone: '202' } })
  const longer = departure({
    includesExtension: true,
    extensions: [map],
    extensionBaseDate: { id: 'd0' },
    packagePrices,
  })
  const sold = {
    ...offer({ pricing: pricing({ accommodations: [DOUBLE, ALONE], departures: [longer] }) }),
    ...contingentsLeft({ 101: 5, 201: 6, 202: 4 }),
  }
  const extended = draft({ date: { dateId: 'd1', extensionId: 'meer' } })
  expect([roomContingent(DOUBLE, resolve(extended, sold)), roomContingent(ALONE, resolve(extended, sold))]).toEqual([
    2, 4,
  ])
  expect(
    remainingContingent({ room: ALONE, otherRooms: [{ room: DOUBLE, quantity: 2 }] }, resolve(extended, sold)),
  ).toBe(1)
})

describe('two rooms of one package share its places', () => {
  test.each([
    ['a double room leaves one of three places', [{ room: DOUBLE, quantity: 1 }], ALONE, 3, 1],
    ['a double room leaves nothing of two places', [{ room: DOUBLE, quantity: 1 }], ALONE, 2, 0],
    ['more used than left is 0', [{ room: DOUBLE, quantity: 2 }], ALONE, 2, 0],
    ['single places count one by one', [{ room: HALF, quantity: 1 }], DOUBLE, 4, 1],
    [
      'several rooms count together',
      [
        { room: HALF, quantity: 1 },
        { room: ALONE, quantity: 1 },
      ],
      DOUBLE,
      4,
      1,
    ],
    ['a room does not stand beside itself', [{ room: DOUBLE, quantity: 1 }], DOUBLE, 4, 2],
    ['a room of another package uses none', [{ room: SINGLE_ROOM, quantity: 3 }], DOUBLE, 4, 2],
    ['while contingents are unknown nothing is shared', [{ room: DOUBLE, quantity: 9 }], ALONE, null, 999],
  ])('%s', (...[, otherRooms, kind, places, expected]) => {
    expect(remainingContingent({ room: kind, otherRooms }, resolve(draft(), selling(places)))).toBe(expected)
  })

  test('so that a choice of both stays within it, the first one having precedence', () => {
    const both = [
      { accommodationId: 'dz', quantity: 1 },
      { accommodationId: 'alone', quantity: 2 },
    ]
    expect(draftAfter(party(4), selling(4), (now) => withRooms(now, both)).rooms).toEqual(both)
    expect(draftAfter(party(4), selling(3), (now) => withRooms(now, both)).rooms).toEqual([
      { accommodationId: 'dz', quantity: 1 },
      { accommodationId: 'alone', quantity: 1 },
    ])
    expect(draftAfter(party(4), selling(3), (now) => withRooms(now, both.toReversed())).rooms).toEqual([
      { accommodationId: 'alone', quantity: 2 },
    ])
  })

  test('and each can be added as often as the other leaves places', () => {
    const chosen = draftAfter(party(4), selling(3), (now) => withRooms(now, [{ accommodationId: 'dz', quantity: 1 }]))
    expect(maxRooms(ALONE, resolve(chosen, selling(3)))).toBe(1)
    expect(maxRooms(ALONE, resolve(chosen, selling(2)))).toBe(0)
    expect(maxRooms(ALONE, resolve(chosen, selling(null)))).toBe(2)
  })

  test('but a room nobody can fill uses none', () => {
    const greedy = [
      { accommodationId: 'dz', quantity: 5 },
      { accommodationId: 'alone', quantity: 1 },
    ]
    expect(draftAfter(party(3), selling(3), (now) => withRooms(now, greedy)).rooms).toEqual([
      { accommodationId: 'dz', quantity: 1 },
      { accommodationId: 'alone', quantity: 1 },
    ])
  })
})

describe('the available part of a choice', () => {
  const sellable = (accommodationId: string, quantity: number, against = selling(5)) =>
    sellableWithOthers({ choice: { accommodationId, quantity }, otherRooms: [] }, resolve(draft(), against))
      ?.quantity ?? null

  test.each([
    ['as many as are chosen', 'dz', 1, 1],
    ['no more than are left', 'dz', 3, 2],
    ['whole rooms only', 'dz', 1.9, 1],
    ['nothing of none', 'dz', 0, null],
    ['nothing of fewer than none', 'dz', -1, null],
    ['nothing of a room that is not offered', 'xx', 1, null],
    ['none of a sold-out room', 'ez', 1, null],
  ])('%s', (...[, id, quantity, expected]) => {
    expect(sellable(id, quantity)).toBe(expected)
  })

  test('is empty without a price, and without a date', () => {
    const unpriced = offer({
      pricing: pricing({ departures: [departure({ packagePrices: new Map([['101', null]]) })] }),
    })
    expect(sellable('dz', 1, { ...selling(null), ...unpriced, contingents: null })).toBeNull()
    expect(
      sellableWithOthers(
        { choice: { accommodationId: 'dz', quantity: 1 }, otherRooms: [] },
        resolve(draft({ date: null }), selling(null)),
      ),
    ).toBeNull()
  })

  test('is everything on the waitlist', () => {
    const waiting = { ...selling(0), settings: settings({ statuses: [status('WAITLIST', { isDefaultStatus: true })] }) }
    expect(sellable('dz', 3, waiting)).toBe(3)
  })
})

test('merges a room listed twice', () => {
  const twice = [
    { accommodationId: 'dz', quantity: 1 },
    { accommodationId: 'ez', quantity: 1.5 },
    { accommodationId: 'dz', quantity: 2.5 },
  ]
  expect(merged(twice)).toEqual([
    { accommodationId: 'dz', quantity: 3 },
    { accommodationId: 'ez', quantity: 1 },
  ])
  const chosenRooms = sellableRooms([...twice, { accommodationId: 'xx', quantity: 1 }], resolve(draft(), selling(null)))
  expect(ids(chosenRooms)).toEqual(['dz×3', 'ez×1'])
  expect(toRoomChoices(chosenRooms)).toEqual(merged(twice))
})

test.each([
  [0, true],
  [3, true],
  [4, false],
])('of a room that is left %i times visitors are told so: %s', (left, expected) => {
  expect(areFewLeft(left)).toBe(expected)
})
