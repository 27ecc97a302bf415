import { describe, expect, test } from 'vitest'
import {
  withFamilyPackage,
  withOneMoreRoom,
  withProposal,
  withRoomQuantity,
  withRooms,
} from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draftAfter } from '#test/support/commands.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { party } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })
const SMALL = { capacities: { adult: [1, 1], child: [1, 1] }, totalCapacity: 2 } as const
const sold = offer({
  pricing: pricing({
    accommodations: [room(), SINGLE_ROOM, FAMILY_ROOM],
    familyPackages: [
      familyPackage({ id: 'klein', ratioServiceNo: '502', name: 'Kleine Familie', ...SMALL }),
      familyPackage(),
    ],
    departures: [departure({ services: services({ 501: 350_000, 502: 250_000 }) })],
  }),
})
const DOUBLE = { accommodationId: 'dz', quantity: 1 }
const family = draftAfter(party('AAC'), sold, (now) => withFamilyPackage(now, 'familie'))

/** Four adults with a double and a single room. */
const four = draftAfter(party('AAAA'), sold, (now) => withRooms(now, [DOUBLE, { accommodationId: 'ez', quantity: 1 }]))

describe('the quantity of a room', () => {
  test('replaces its former quantity, and leaves the other rooms', () => {
    expect(
      draftAfter(four, sold, (now) => withRoomQuantity(now, { accommodationId: 'ez', quantity: 2 })).rooms,
    ).toEqual([DOUBLE, { accommodationId: 'ez', quantity: 2 }])
    expect(
      draftAfter(four, sold, (now) => withRoomQuantity(now, { accommodationId: 'ez', quantity: 0 })).rooms,
    ).toEqual([DOUBLE])
  })

  // rule 5.4.3
  test('takes the place of a family package', () => {
    const next = draftAfter(family, sold, (now) => withRoomQuantity(now, DOUBLE))
    expect(next.rooms).toEqual([DOUBLE])
    expect(next.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['dz', 'dz', null])
    expect(next.travellers[0]?.familyPackageId).toBeNull()
  })
})

describe('one more room', () => {
  test('is added to those of its kind', () => {
    expect(draftAfter(four, sold, (now) => withOneMoreRoom(now, 'ez')).rooms).toEqual([
      DOUBLE,
      { accommodationId: 'ez', quantity: 2 },
    ])
  })

  test('is the first of its kind beside other rooms', () => {
    const two = draftAfter(party('AAA'), sold, (now) => withRooms(now, [DOUBLE]))
    expect(draftAfter(two, sold, (now) => withOneMoreRoom(now, 'ez')).rooms).toEqual([
      DOUBLE,
      { accommodationId: 'ez', quantity: 1 },
    ])
  })
})

describe('rooms are left as they are', () => {
  // rule 5.4.3
  test('while a family package is chosen', () => {
    expect(withRooms(resolve(family, sold), [DOUBLE])).toBe(family)
  })

  test('while no date is chosen', () => {
    const undated = { ...four, date: null }
    expect(withRooms(resolve(undated, sold), [DOUBLE])).toBe(undated)
  })
})

describe('a family package', () => {
  // rule 4.12.1.1
  test('is the one of the id, on traveller 0 alone', () => {
    const { travellers } = withFamilyPackage(resolve(party('AC'), sold), 'klein')
    expect(travellers.map(({ familyPackageId }) => familyPackageId)).toEqual(['klein', null])
  })

  test('changes nothing where the variant has none of this id, or is not loaded', () => {
    const before = party('AAC')
    expect(withFamilyPackage(resolve(before, sold), 'gross')).toBe(before)
    expect(withFamilyPackage(resolve(before, { ...sold, pricing: null }), 'familie')).toBe(before)
  })

  test('when removed leaves nobody in it', () => {
    expect(
      withFamilyPackage(resolve(family, sold), null).travellers.map((person) => [
        person.accommodationId,
        person.familyPackageId,
        person.isFamilyPackageMember,
      ]),
    ).toEqual([
      [null, null, false],
      [null, null, false],
      [null, null, false],
    ])
  })

  test('when none is chosen, its removal leaves the beds', () => {
    expect(
      withFamilyPackage(resolve(four, sold), null).travellers.map(({ accommodationId }) => accommodationId),
    ).toEqual(['dz', 'dz', 'ez', null])
  })
})

describe('a proposal replaces', () => {
  test('a family package by its rooms', () => {
    const next = draftAfter(family, sold, (now) => withProposal(now, { rooms: [DOUBLE], familyPackageId: null }))
    expect(next.rooms).toEqual([DOUBLE])
    expect(next.travellers[0]?.familyPackageId).toBeNull()
  })

  test('rooms by its family package', () => {
    const housed = draftAfter(party('AAC'), sold, (now) => withRooms(now, [DOUBLE]))
    const next = draftAfter(housed, sold, (now) => withProposal(now, { rooms: [], familyPackageId: 'familie' }))
    expect(next.rooms).toEqual([])
    expect(next.travellers.map(({ familyPackageId }) => familyPackageId)).toEqual(['familie', null, null])
  })
})
