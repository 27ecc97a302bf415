import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { bedsOf, settleBeds } from '#domain/booking/rooms/beds.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })
const sold = (price: number | null = 350_000) =>
  offer({
    pricing: pricing({
      accommodations: [room(), SINGLE_ROOM, FAMILY_ROOM],
      familyPackages: [familyPackage()],
      departures: [departure({ services: services({ 501: price }) })],
    }),
  })
/** `AAC` with a bed each, or none for «-». */
const party = (letters: string, beds: readonly string[], fields: Partial<BookingDraft> = {}) =>
  draft({
    travellers: Array.from(letters, (letter, index) =>
      traveller({
        ageGroupId: letter === 'A' ? 'adult' : 'child',
        accommodationId: beds[index] === '-' ? null : (beds[index] ?? null),
      }),
    ),
    rooms: [],
    ...fields,
  })
const inPackage = (letters: string) => {
  const family = party(letters, [], { rooms: [{ accommodationId: 'dz', quantity: 1 }] })
  return {
    ...family,
    travellers: family.travellers.map((one, index) => ({ ...one, familyPackageId: index === 0 ? 'familie' : null })),
  }
}
const bedsIn = ({ travellers }: BookingDraft) =>
  travellers.map(({ accommodationId }) => accommodationId ?? '-').join(' ')
const ROOMS = [
  { accommodationId: 'dz', quantity: 1 },
  { accommodationId: 'ez', quantity: 1 },
]

describe('settling beds', () => {
  test.each([
    ['stay as they are while they fill the rooms', ['ez', 'dz', 'dz'], 'ez dz dz'],
    ['are given anew when a place is empty', ['ez', 'dz', '-'], 'dz dz ez'],
    ['are given anew when one is in a room not chosen', ['ez', 'dz', 'xx'], 'dz dz ez'],
    ['are given where there were none', [], 'dz dz ez'],
  ])('%s', (...[, beds, expected]) => {
    expect(bedsIn(settleBeds(resolve(party('AAA', beds, { rooms: ROOMS }), sold())))).toBe(expected)
  })

  test('removes them with rooms that cannot be filled', () => {
    const settled = settleBeds(resolve(party('A', ['dz'], { rooms: [{ accommodationId: 'dz', quantity: 1 }] }), sold()))
    expect(settled.rooms).toEqual([])
    expect(bedsIn(settled)).toBe('-')
  })

  test('reduces rooms to those that can be filled, earlier rooms first', () => {
    const many = [
      { accommodationId: 'dz', quantity: 3 },
      { accommodationId: 'ez', quantity: 3 },
    ]
    const settled = settleBeds(resolve(party('AAAAA', [], { rooms: many }), sold()))
    expect(settled.rooms).toEqual([
      { accommodationId: 'dz', quantity: 2 },
      { accommodationId: 'ez', quantity: 1 },
    ])
    expect(bedsIn(settled)).toBe('dz dz dz dz ez')
  })

  test('keeps them when settled again', () => {
    const once = settleBeds(resolve(party('AAAAA', [], { rooms: ROOMS }), sold()))
    expect(settleBeds(resolve(once, sold()))).toEqual(once)
  })
})

describe('a family package', () => {
  test('assigns its room to everybody, removes chosen rooms and is stored on traveller 0', () => {
    const settled = settleBeds(resolve(inPackage('AAC'), sold()))
    expect(bedsIn(settled)).toBe('fz fz fz')
    expect(settled.rooms).toEqual([])
    expect(settled.travellers.map(({ familyPackageId }) => familyPackageId)).toEqual(['familie', null, null])
    expect(settled.travellers.map(({ isFamilyPackageMember }) => isFamilyPackageMember)).toEqual([true, true, true])
    expect(settleBeds(resolve(settled, sold()))).toEqual(settled)
  })

  test.each([
    ['another family', inPackage('AA'), sold(), 'dz dz'],
    ['no price', inPackage('AAC'), sold(null), 'dz dz -'],
  ])('is removed, and its rooms too, with %s', (...[, chosen, against, beds]) => {
    const settled = settleBeds(resolve(chosen, against))
    expect(bedsIn(settled)).toBe(beds)
    expect(
      settled.travellers.every(
        ({ familyPackageId, isFamilyPackageMember }) => familyPackageId === null && !isFamilyPackageMember,
      ),
    ).toBe(true)
  })
})

test('beds in rooms are listed by traveller; members of a package have none there', () => {
  const travellers = [
    traveller({ accommodationId: 'ez' }),
    traveller({ accommodationId: null }),
    traveller({ accommodationId: 'fz', isFamilyPackageMember: true }),
    traveller(),
  ]
  expect([...bedsOf({ travellers })]).toEqual([
    [0, 'ez'],
    [3, 'dz'],
  ])
})
