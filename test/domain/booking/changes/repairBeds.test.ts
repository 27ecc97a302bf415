import { describe, expect, test } from 'vitest'
import { nearestBeds } from '#domain/booking/changes/repairBeds.ts'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
const PLACE = room({ id: 'bett', name: 'Bett', ratioPackageNo: '103', partialOccupancyAllowed: true, totalCapacity: 1 })
const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })
const PRICES = new Map([
  ['101', 129_000],
  ['102', 149_000],
  ['103', 50_000],
])
const sold = (accommodations: readonly ReturnType<typeof room>[], fields: Parameters<typeof pricing>[0] = {}) =>
  offer({
    pricing: pricing({
      accommodations,
      departures: [departure({ packagePrices: PRICES, services: services({ 501: 350_000 }) })],
      ...fields,
    }),
  })

/** The booking without double room: its guests have no bed. */
function withoutDouble(booking: BookingDraft): BookingDraft {
  const travellers = booking.travellers.map((one) => ({
    ...one,
    accommodationId: one.accommodationId === 'dz' ? null : one.accommodationId,
  }))
  return { ...booking, rooms: booking.rooms.filter(({ accommodationId }) => accommodationId !== 'dz'), travellers }
}

const nearest = (before: BookingDraft, now: BookingDraft, by: Offer) => {
  const snapshot = snapshotOf(resolve(before, sold([DOUBLE, SINGLE_ROOM])))
  return snapshot === null ? undefined : nearestBeds(snapshot, resolve(now, by))
}

const four = draft({
  rooms: [
    { accommodationId: 'dz', quantity: 1 },
    { accommodationId: 'ez', quantity: 2 },
  ],
  travellers: [traveller(), traveller(), traveller({ accommodationId: 'ez' }), traveller({ accommodationId: 'ez' })],
})

describe('the repair for lost beds', () => {
  test('keeps most of the former rooms, and is the cheapest of such', () => {
    expect(nearest(four, withoutDouble(four), sold([SINGLE_ROOM, PLACE]))).toEqual({
      kind: 'beds',
      rooms: [
        { accommodationId: 'ez', quantity: 2 },
        { accommodationId: 'bett', quantity: 2 },
      ],
      familyPackageId: null,
      beds: [
        { name: 'Einzelzimmer', quantity: 2 },
        { name: 'Bett', quantity: 2 },
      ],
    })
  })

  test('is the cheapest where none of the former rooms is left', () => {
    expect(
      nearest(
        four,
        withoutDouble(four),
        sold([room({ id: 'neu', name: 'Neues Zimmer', ratioPackageNo: '102' }), PLACE]),
      ),
    ).toMatchObject({
      rooms: [{ accommodationId: 'bett', quantity: 4 }],
      beds: [{ name: 'Bett', quantity: 4 }],
    })
  })

  test('can be a family package', () => {
    const family = draft({
      travellers: [traveller(), traveller(), traveller({ ageGroupId: 'child', birthday: '2018-01-01' })],
    })
    expect(nearest(family, withoutDouble(family), sold([FAMILY_ROOM], { familyPackages: [familyPackage()] }))).toEqual({
      kind: 'beds',
      rooms: [],
      familyPackageId: 'familie',
      beds: [{ name: 'Familienpauschale', quantity: 1 }],
    })
  })

  test.each<readonly [string, BookingDraft, BookingDraft, Offer]>([
    ['everybody still has one', four, four, sold([SINGLE_ROOM, PLACE])],
    [
      'somebody had none before',
      { ...four, travellers: [...four.travellers, traveller({ accommodationId: null })] },
      withoutDouble(four),
      sold([SINGLE_ROOM, PLACE]),
    ],
    ['nobody had travelled before', { ...four, travellers: [] }, withoutDouble(four), sold([SINGLE_ROOM, PLACE])],
    ['nothing is left', four, withoutDouble(four), sold([])],
  ])('are not proposed when %s', (...[, before, now, by]) => {
    expect(nearest(before, now, by)).toBeNull()
  })
})
