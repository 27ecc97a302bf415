import type { RoomChoice } from '#domain/booking/draft/choices.ts'
import { familyPackageIdOf, familyPackageOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { canAddFamilyPackage } from '#domain/booking/rooms/familyPackage.ts'
import { withoutIdleRoomMate, withoutRoomMate } from '#domain/booking/rooms/roomMate.ts'
import { swapPartners, swapped, type BedSwap } from '#domain/booking/rooms/sharing.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'

/** Sets the rooms. Changes nothing while a family package is chosen, or without a sold date. */
export function withRooms(booking: Booking, rooms: readonly RoomChoice[]): BookingDraft {
  const { draft, sale } = booking
  return sale === null || familyPackageIdOf(draft) !== null ? draft : inPlaceOfFamilyPackage(booking, rooms)
}

/** Sets the quantity of one room, in place of a family package. */
export function withRoomQuantity(booking: Booking, choice: RoomChoice): BookingDraft {
  const others = booking.draft.rooms.filter(({ accommodationId }) => accommodationId !== choice.accommodationId)
  return inPlaceOfFamilyPackage(booking, [...others, choice])
}

/** Adds one more of a room, in place of a family package. */
export function withOneMoreRoom(booking: Booking, accommodationId: string): BookingDraft {
  const present = booking.draft.rooms.find((choice) => choice.accommodationId === accommodationId)?.quantity ?? 0
  return withRoomQuantity(booking, { accommodationId, quantity: present + 1 })
}

/** Sets the family package, or removes it with null (rules 4.12). */
export function withFamilyPackage(booking: Booking, id: string | null): BookingDraft {
  const { draft, offer } = booking
  if (id === null) return withoutFamilyPackage(draft)
  const familyPackage = familyPackageOf(id, offer)
  if (familyPackage === null || !canAddFamilyPackage(familyPackage, booking)) return draft
  const travellers = draft.travellers.map((traveller, index) => ({
    ...traveller,
    familyPackageId: index === 0 ? id : null,
  }))
  return { ...withoutRoomMate(draft), travellers }
}

/**
 * Frees all beds, which `settleBeds` assigns (rules 4.11). Without a sold date, only the package goes. The wish to share
 * a room goes with the last shared one.
 */
function inPlaceOfFamilyPackage({ draft, offer, sale }: Booking, rooms: readonly RoomChoice[]): BookingDraft {
  const single = withoutFamilyPackage(draft)
  if (sale === null) return single
  const travellers = single.travellers.map((traveller) => ({ ...traveller, accommodationId: null, roomNumber: null }))
  return withoutIdleRoomMate({ ...single, rooms, travellers }, offer)
}

function withoutFamilyPackage(draft: BookingDraft): BookingDraft {
  const travellers = draft.travellers.map((traveller) => ({
    ...traveller,
    accommodationId: traveller.isFamilyPackageMember ? null : traveller.accommodationId,
    familyPackageId: null,
    isFamilyPackageMember: false,
  }))
  return { ...draft, travellers }
}

/** Swaps the beds of two travellers; changes nothing where a room would not be filled. */
export function withBedsSwapped(booking: Booking, swap: BedSwap): BookingDraft {
  const { draft } = booking
  if (!swapPartners(booking, swap.travellerIndex).includes(swap.otherIndex)) return draft
  return swapped(booking, swap)
}

/** Replaces the chosen beds by the rooms or family package of a proposal. */
export function withProposal(
  booking: Booking,
  { rooms, familyPackageId }: Pick<Proposal, 'rooms' | 'familyPackageId'>,
): BookingDraft {
  if (familyPackageId === null) return inPlaceOfFamilyPackage(booking, rooms)
  // A package can only be added to a booking without one.
  return withFamilyPackage(resolve(withoutFamilyPackage(booking.draft), booking.offer), familyPackageId)
}
