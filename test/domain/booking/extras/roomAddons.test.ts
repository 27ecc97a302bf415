import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { roomExtras, settleRoomAddons } from '#domain/booking/extras/roomAddons.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const OFFER = wholeOffer()
const inRooms = draft({
  rooms: [
    { accommodationId: 'dz', quantity: 1 },
    { accommodationId: 'ez', quantity: 1 },
  ],
  travellers: [traveller(), traveller({ accommodationId: 'ez' })],
})
const member = (fields: Parameters<typeof traveller>[0] = {}) =>
  traveller({ accommodationId: 'fz', isFamilyPackageMember: true, ...fields })
const family = draft({ rooms: [], travellers: [member({ familyPackageId: 'familie' }), member(), traveller()] })
const guestsOf = (booking: BookingDraft) =>
  roomExtras(resolve(booking, OFFER)).map(({ isCandidate }) => [0, 1, 2, 3].filter((index) => isCandidate(index)))
const balcony = (typeId: string, quantity = 1) => ({
  type: 'accommodation' as const,
  typeId,
  addonId: 'balkon',
  quantity,
  mandatory: false,
})

describe('extras of rooms', () => {
  test('are listed with the rooms that have them', () => {
    expect(
      roomExtras(resolve({ ...inRooms, accommodationAddons: [balcony('ez', 3), balcony('dz')] }, OFFER)),
    ).toMatchObject([
      {
        addon: { id: 'balkon' },
        chosen: 1,
        place: { type: 'accommodation', typeId: 'dz', name: 'Doppelzimmer', quantity: 1 },
      },
    ])
  })

  test('are listed with the family package as well', () => {
    expect(roomExtras(resolve(family, OFFER))).toMatchObject([
      { chosen: 0, place: { type: 'familyPackage', typeId: 'familie', name: 'Familienpauschale', quantity: 1 } },
    ])
  })

  test('apply to the guests of the room', () => {
    expect(guestsOf(inRooms)).toEqual([[0]])
    expect(guestsOf(family)).toEqual([[0, 1]])
    expect(guestsOf({ ...inRooms, travellers: [member({ accommodationId: 'dz' }), traveller()] })).toEqual([[1]])
  })

  test('are empty for a room or extra unknown to the catalogue, and before it is loaded', () => {
    expect(roomExtras(resolve({ ...inRooms, rooms: [{ accommodationId: 'alt', quantity: 1 }] }, OFFER))).toEqual([])
    expect(roomExtras(resolve(inRooms, wholeOffer({ pricing: wholePricing({ accommodationAddons: [] }) })))).toEqual([])
    expect(roomExtras(resolve(inRooms, { ...OFFER, pricing: null }))).toEqual([])
  })
})

describe('settled extras of rooms', () => {
  test('are those chosen for existing rooms, up to the number of rooms', () => {
    const chosen = {
      ...inRooms,
      accommodationAddons: [balcony('dz', 3), balcony('ez'), { ...balcony('dz'), addonId: 'alt' }],
    }
    expect(settleRoomAddons(resolve(chosen, OFFER)).accommodationAddons).toEqual([balcony('dz', 1)])
  })

  test('stay as they are before the variant is loaded', () => {
    const chosen = { ...inRooms, accommodationAddons: [balcony('dz')] }
    expect(settleRoomAddons(resolve(chosen, { ...OFFER, pricing: null }))).toBe(chosen)
  })
})
