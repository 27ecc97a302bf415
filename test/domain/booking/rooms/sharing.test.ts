import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { describe, expect, test } from 'vitest'
import { withParty } from '#domain/booking/commands/people.ts'
import { withRooms, withBedsSwapped } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  areRoomsShared,
  canSwapBeds,
  isSharingWithStrangers,
  singleRooms,
  swapPartners,
} from '#domain/booking/rooms/sharing.ts'
import { settle } from '#domain/booking/settle.ts'
import { readStoredDraft, toStoredDraft, toStoredIdentity } from '#domain/booking/stored/storedDraft.ts'
import { party } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const rooms = (choice: Readonly<Record<string, number>>) =>
  Object.entries(choice).map(([accommodationId, quantity]) => ({ accommodationId, quantity }))
const inRooms = (of: BookingDraft, against = offer()) =>
  singleRooms(resolve(of, against)).map(({ room: { id }, number, travellers }) => [id, number, travellers])

describe('six people in three double rooms', () => {
  const six = settle(withRooms(resolve(party('AAAAAA'), offer()), rooms({ dz: 3 })), offer())

  test('share them in order by default', () => {
    expect(inRooms(six)).toEqual([
      ['dz', 1, [0, 1]],
      ['dz', 2, [2, 3]],
      ['dz', 3, [4, 5]],
    ])
    expect(areRoomsShared(singleRooms(resolve(six, offer())))).toBe(true)
  })

  test('can each swap with everybody in another room, and with nobody in their own', () => {
    expect(swapPartners(resolve(six, offer()), 0)).toEqual([2, 3, 4, 5])
    expect(swapPartners(resolve(six, offer()), 3)).toEqual([0, 1, 4, 5])
  })

  test('keep requested pairs, also in the device storage', () => {
    const paired = settle(withBedsSwapped(resolve(six, offer()), { travellerIndex: 1, otherIndex: 4 }), offer())
    const expected = [
      ['dz', 1, [0, 4]],
      ['dz', 2, [2, 3]],
      ['dz', 3, [1, 5]],
    ]
    expect(inRooms(paired)).toEqual(expected)
    expect(inRooms(settle(paired, offer()))).toEqual(expected)
    const stored = readStoredDraft(
      JSON.parse(JSON.stringify(toStoredDraft(paired))),
      JSON.parse(JSON.stringify(toStoredIdentity(paired))),
    )
    expect(stored === null ? null : inRooms(stored)).toEqual(expected)
  })

  // rule 4.11.1
  test('share in order again where the pairs no longer fill the rooms, or rooms are chosen again', () => {
    const paired = settle(withBedsSwapped(resolve(six, offer()), { travellerIndex: 1, otherIndex: 4 }), offer())
    const fewer = settle(
      withRooms(
        resolve(
          settle(withParty(resolve(paired, offer()), { adults: 4, childBirthdays: [], babies: 0 }), offer()),
          offer(),
        ),
        rooms({ dz: 2 }),
      ),
      offer(),
    )
    expect(inRooms(fewer)).toEqual([
      ['dz', 1, [0, 1]],
      ['dz', 2, [2, 3]],
    ])
    expect(inRooms(settle(withRooms(resolve(paired, offer()), rooms({ dz: 3 })), offer()))).toEqual(inRooms(six))
  })
})

test('a stored draft without room numbers is read, and its people share rooms in order', () => {
  const four = settle(withRooms(resolve(party('AAAA'), offer()), rooms({ dz: 2 })), offer())
  const { travellers, ...stored } = JSON.parse(JSON.stringify(toStoredDraft(four))) as { travellers: object[] }
  const before = travellers.map((person) =>
    Object.fromEntries(Object.entries(person).filter(([name]) => name !== 'roomNumber')),
  )
  const read = readStoredDraft({ ...stored, travellers: before }, null)
  expect(read === null ? null : inRooms(read)).toEqual([
    ['dz', 1, [0, 1]],
    ['dz', 2, [2, 3]],
  ])
})

describe('swapping beds between kinds of rooms', () => {
  const three = settle(withRooms(resolve(party('AAA'), offer()), rooms({ dz: 1, ez: 1 })), offer())

  test('is possible between a double and a single room, in both directions', () => {
    expect(inRooms(three)).toEqual([
      ['dz', null, [0, 1]],
      ['ez', null, [2]],
    ])
    expect(swapPartners(resolve(three, offer()), 0)).toEqual([2])
    expect(swapPartners(resolve(three, offer()), 2)).toEqual([0, 1])
    expect(
      inRooms(settle(withBedsSwapped(resolve(three, offer()), { travellerIndex: 0, otherIndex: 2 }), offer())),
    ).toEqual([
      ['dz', null, [1, 2]],
      ['ez', null, [0]],
    ])
    expect(areRoomsShared(singleRooms(resolve(three, offer())))).toBe(false)
  })

  test('is not possible with a room that does not take the traveller', () => {
    const adultsOnly = room({
      id: 'ez',
      ratioPackageNo: '102',
      totalCapacity: 1,
      capacities: { adult: [1, 1], child: [0, 0] },
    })
    const sold = offer({ pricing: pricing({ accommodations: [room(), adultsOnly] }) })
    const family = settle(withRooms(resolve(party('AAC'), sold), rooms({ dz: 1, ez: 1 })), sold)
    expect(swapPartners(resolve(family, sold), 2)).toEqual([])
    expect(swapPartners(resolve(family, sold), 0)).toEqual([1])
    expect(settle(withBedsSwapped(resolve(family, sold), { travellerIndex: 2, otherIndex: 1 }), sold)).toBe(family)
  })

  test('works alike for pairs and single rooms', () => {
    const six = settle(withRooms(resolve(party('AAAAAA'), offer()), rooms({ dz: 2, ez: 2 })), offer())
    const changed = settle(withBedsSwapped(resolve(six, offer()), { travellerIndex: 1, otherIndex: 5 }), offer())
    expect(inRooms(changed)).toEqual([
      ['dz', 1, [0, 5]],
      ['dz', 2, [2, 3]],
      ['ez', 1, [4]],
      ['ez', 2, [1]],
    ])
    expect(swapPartners(resolve(six, offer()), 4)).toEqual([0, 1, 2, 3])
  })
})

test('a child does not get a room alone among several of a kind', () => {
  const withAdult = room({ capacities: { adult: [1, 2], child: [0, 1] } })
  const sold = offer({ pricing: pricing({ accommodations: [withAdult] }) })
  const four = settle(withRooms(resolve(party('AACC'), sold), rooms({ dz: 2 })), sold)
  expect(inRooms(four, sold)).toEqual([
    ['dz', 1, [0, 2]],
    ['dz', 2, [1, 3]],
  ])
  expect(swapPartners(resolve(four, sold), 0)).toEqual([1])
})

describe('beds can be swapped', () => {
  const canSwap = (letters: string, choice: Readonly<Record<string, number>>) =>
    canSwapBeds(resolve(settle(withRooms(resolve(party(letters), offer()), rooms(choice)), offer()), offer()))

  test.each([
    ['in several rooms for two', 'AAAA', { dz: 2 }, true],
    ['between a room for two and one for one', 'AAA', { dz: 1, ez: 1 }, true],
    ['not in one room', 'AA', { dz: 1 }, false],
    ['not between rooms for one, which are all the same', 'AA', { ez: 2 }, false],
    ['by some, though one has no bed', 'AAAAA', { dz: 2 }, true],
  ])('%s', (...[, letters, choice, expected]) => {
    expect(canSwap(letters, choice)).toBe(expected)
  })
})

describe('rooms are shared', () => {
  const areShared = (letters: string, choice: Readonly<Record<string, number>>) =>
    areRoomsShared(
      singleRooms(resolve(settle(withRooms(resolve(party(letters), offer()), rooms(choice)), offer()), offer())),
    )

  test('where one of several kinds has several rooms for two', () => {
    expect(areShared('AAAAA', { dz: 2, ez: 1 })).toBe(true)
  })

  test('not where all are for one', () => {
    expect(areShared('AA', { ez: 2 })).toBe(false)
  })
})

test('a traveller shares a room with strangers where one of the rooms is sold by the bed', () => {
  const bed = room({ id: 'bett', ratioPackageNo: '102', partialOccupancyAllowed: true })
  const sold = offer({ pricing: pricing({ accommodations: [room(), bed] }) })
  const isShared = (choice: Readonly<Record<string, number>>) =>
    isSharingWithStrangers(resolve(settle(withRooms(resolve(party('AAA'), sold), rooms(choice)), sold), sold))
  expect(isShared({ dz: 1, bett: 1 })).toBe(true)
  expect(isShared({ dz: 1 })).toBe(false)
  expect(isShared({})).toBe(false)
})

test('beds sold one by one are one group without numbers', () => {
  const bed = room({ id: 'bett', ratioPackageNo: '102', partialOccupancyAllowed: true })
  const sold = offer({ pricing: pricing({ accommodations: [bed] }) })
  const three = settle(withRooms(resolve(party('AAA'), sold), rooms({ bett: 3 })), sold)
  expect(inRooms(three, sold)).toEqual([['bett', null, [0, 1, 2]]])
})

test('partners are told in the order of the travellers, from several kinds of rooms', () => {
  const mixed = settle(withRooms(resolve(party('AAA'), offer()), rooms({ ez: 1, dz: 1 })), offer())
  const swappedOnce = settle(withBedsSwapped(resolve(mixed, offer()), { travellerIndex: 0, otherIndex: 1 }), offer())
  expect(inRooms(swappedOnce)).toEqual([
    ['ez', null, [1]],
    ['dz', null, [0, 2]],
  ])
  expect(swapPartners(resolve(swappedOnce, offer()), 1)).toEqual([0, 2])
  const six = settle(withRooms(resolve(party('AAAAAA'), offer()), rooms({ dz: 2, ez: 2 })), offer())
  const moved = settle(withBedsSwapped(resolve(six, offer()), { travellerIndex: 0, otherIndex: 5 }), offer())
  expect(swapPartners(resolve(moved, offer()), 3)).toEqual([0, 1, 4, 5])
})

test('a wish with somebody in no room is not kept', () => {
  const four = settle(withRooms(resolve(party('AAAA'), offer()), rooms({ dz: 2 })), offer())
  const lost = {
    ...four,
    travellers: four.travellers.map((person, index) => ({ ...person, roomNumber: [1, 2, 1, 3][index] ?? null })),
  }
  expect(inRooms(lost)).toEqual([
    ['dz', 1, [0, 1]],
    ['dz', 2, [2, 3]],
  ])
})

test('there is nobody to swap with where all share one room, or there is none', () => {
  expect(
    swapPartners(resolve(settle(withRooms(resolve(party('AA'), offer()), rooms({ dz: 1 })), offer()), offer()), 0),
  ).toEqual([])
  expect(
    swapPartners(resolve(settle(withRooms(resolve(party('AA'), offer()), rooms({ ez: 2 })), offer()), offer()), 0),
  ).toEqual([])
  expect(swapPartners(resolve(party('AA'), offer()), 0)).toEqual([])
  expect(singleRooms(resolve(party('AA'), offer()))).toEqual([])
})
