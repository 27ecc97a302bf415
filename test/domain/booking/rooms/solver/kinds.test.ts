import { describe, expect, test } from 'vitest'
import { encodedParty } from '#domain/booking/availability/occupancy.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { roomKinds, type RoomKind } from '#domain/booking/rooms/solver/kinds.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { discount, mandatorySettings, personalAddon, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
/** Sold as the double room's package. */
const ALONE = room({ id: 'allein', totalCapacity: 1 })
const child = traveller({ ageGroupId: 'child', birthday: '2018-01-01' })
const party = draft({ rooms: [], travellers: [child, traveller(), traveller()] })

const sold = (fields: Parameters<typeof pricing>[0] = {}) =>
  offer({
    pricing: pricing({
      departures: [departure({ services: services({ 301: 5000, 401: -3000 }) })],
      accommodations: [DOUBLE, SINGLE_ROOM, ALONE],
      ...fields,
    }),
  })

function kindsOf(by: Offer, of = party): readonly RoomKind[] {
  const booking = resolve(of, by)
  const { sale } = booking
  return sale === null ? [] : roomKinds({ booking, sale, encoded: encodedParty(booking.people) })
}
const kindOf = (id: string, by: Offer) => kindsOf(by).find((kind) => kind.room.id === id)

describe('the kinds of rooms', () => {
  test('with a common contingent are next to each other and share it', () => {
    expect(
      kindsOf({ ...sold(), ...contingentsLeft({ 101: 5, 102: 2 }) }).map(({ room: { id }, pools }) => [id, pools]),
    ).toEqual([
      ['dz', [{ id: '101', left: 5 }]],
      ['allein', [{ id: '101', left: 5 }]],
      ['ez', []],
    ])
  })

  test('share nothing while contingents are ignored', () => {
    expect(kindsOf(sold()).map(({ room: { id }, pools }) => [id, pools])).toEqual([
      ['dz', []],
      ['allein', []],
      ['ez', []],
    ])
  })

  test('are available as often as there are travellers and rooms left', () => {
    expect(kindsOf({ ...sold(), ...contingentsLeft({ 101: 5, 102: 1 }) }).map(({ places }) => places)).toEqual([
      [0, 2, 4],
      [0, 1, 2, 3],
      [0, 1],
    ])
  })

  test('sold out or not sold on the date are left out', () => {
    expect(kindsOf({ ...sold(), ...contingentsLeft({ 101: 1, 102: 0 }) }).map(({ room: { id } }) => id)).toEqual([
      'allein',
    ])
    expect(
      kindsOf(sold({ accommodations: [DOUBLE, { ...SINGLE_ROOM, ratioPackageNo: '199' }] })).map(
        ({ room: { id } }) => id,
      ),
    ).toEqual(['dz'])
  })

  test('are filled by their number of guests', () => {
    // Codes count the child first: 1 is the child, 2 and 4 one and two adults, 3 and 5 those with the child.
    expect(kindOf('dz', sold())?.fillings).toEqual([[0], [3, 4], [], []])
    expect(kindOf('ez', sold())?.fillings).toEqual([[0], [1, 2], [3, 4], [5]])
  })
})

describe('the lower bound of the price of a kind', () => {
  const inSingle = { checkAccommodationTypes: true, accommodations: ['ez'] }

  test('is that of its places', () => {
    expect(kindOf('ez', sold())).toMatchObject({ rate: 149_000, extras: [], costs: [0, 149_000, 298_000, 447_000] })
    expect(kindOf('dz', { ...sold(), ...contingentsLeft({ 101: 2 }) })?.costs).toEqual([0, 258_000])
  })

  test('includes mandatory extras of guests that cannot be left out', () => {
    const forAdults = personalAddon({
      mandatorySettings: mandatorySettings(true, { ...inSingle, checkAgeGroups: true, ageGroups: ['adult'] }),
    })
    expect(kindOf('ez', sold({ personalAddons: [forAdults] }))?.costs).toEqual([0, 149_000, 303_000, 457_000])
  })

  test('includes a discount for as many as it applies to', () => {
    const forChildren = discount({
      mandatorySettings: mandatorySettings(true, { ...inSingle, checkAgeGroups: true, ageGroups: ['child'] }),
    })
    expect(kindOf('ez', sold({ personalDiscounts: [forChildren] }))?.costs).toEqual([0, 146_000, 295_000, 444_000])
  })

  test('is infinite for a quantity that cannot be filled', () => {
    const everybody = personalAddon({
      mandatorySettings: mandatorySettings(true, { checkAccommodationTypes: true, accommodations: ['dz'] }),
    })
    expect(kindOf('dz', sold({ personalAddons: [everybody] }))?.costs).toEqual([0, 268_000, Infinity, Infinity])
  })
})
