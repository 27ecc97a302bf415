import type { Offer } from '#domain/catalogue/offer.ts'
import { packageNoOn, placeRate } from '#domain/catalogue/rates.ts'
import type { Stay } from './allocation.ts'
import type { Room, Sleeper } from './capacity.ts'
import { saleOf } from './chosen.ts'
import { areContingentsChecked, CONTINGENT_WHEN_UNCHECKED, packageContingent } from './contingents.ts'
import type { BookingDraft, RoomChoice } from './draft.ts'

/** The rooms a visitor can choose by themselves: no baby packages, no rooms of family packages. */
export function offeredRooms({ pricing }: Pick<Offer, 'pricing'>): readonly Room[] {
  return (pricing?.accommodations ?? []).filter(
    ({ isBabyPackage, isFamilyPackageAccommodation }) => !isBabyPackage && !isFamilyPackageAccommodation,
  )
}

/** The travellers as beds see them. */
export function sleepersOf({ travellers }: Pick<BookingDraft, 'travellers'>): readonly Sleeper[] {
  return travellers.map(({ ageGroupId }, index) => ({ index, ageGroupId }))
}

/**
 * Rooms left on the chosen date, or places where single places are sold (specification 5, Contingents); 999 while
 * contingents do not count, 0 for a room that is not sold on the date.
 */
export function roomContingent(room: Room, draft: BookingDraft, offer: Offer): number {
  const sale = saleOf(draft, offer)
  const packageNo = sale === null ? null : packageNoOn(room, sale.date)
  if (packageNo === null) return 0
  if (!areContingentsChecked(draft, offer)) return CONTINGENT_WHEN_UNCHECKED
  const { partialOccupancyAllowed, totalCapacity } = room.capacitySettings
  const places = packageContingent(packageNo, draft, offer)
  return partialOccupancyAllowed ? places : Math.floor(places / Math.max(totalCapacity, 1))
}

/** The chosen rooms that can be sold: offered, priced on the date, and no more than are left. */
export function sellableStays(rooms: readonly RoomChoice[], draft: BookingDraft, offer: Offer): readonly Stay[] {
  const date = saleOf(draft, offer)?.date ?? null
  return offeredRooms(offer).length === 0 || date === null
    ? []
    : merged(rooms).flatMap(({ accommodationId, quantity }) => {
        const room = offeredRooms(offer).find(({ id }) => id === accommodationId)
        if (room === undefined || placeRate(room, date) === null) return []
        const sold = Math.min(quantity, roomContingent(room, draft, offer))
        return sold > 0 ? [{ room, quantity: sold }] : []
      })
}

function merged(rooms: readonly RoomChoice[]): readonly RoomChoice[] {
  const quantities = new Map<string, number>()
  for (const { accommodationId, quantity } of rooms) {
    quantities.set(accommodationId, (quantities.get(accommodationId) ?? 0) + Math.trunc(quantity))
  }
  return [...quantities].map(([accommodationId, quantity]) => ({ accommodationId, quantity }))
}

/** Stays as the draft holds them. */
export function toRoomChoices(stays: readonly Stay[]): readonly RoomChoice[] {
  return stays.map(({ room, quantity }) => ({ accommodationId: room.id, quantity }))
}
