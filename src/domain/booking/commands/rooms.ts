import type { RoomChoice } from '#domain/booking/draft/choices.ts'
import { familyPackageIdOf, saleOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { canAddFamilyPackage } from '#domain/booking/rooms/familyPackage.ts'
import { swapPartners, swapped } from '#domain/booking/rooms/sharing.ts'
import type { BedSwap } from '#domain/booking/rooms/sharing.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Sets the rooms and reassigns the travellers (rules 4.11). Changes nothing while a family package is chosen. */
export function withRooms(draft: BookingDraft, rooms: readonly RoomChoice[], offer: Offer): BookingDraft {
  if (saleOf(draft, offer) === null || familyPackageIdOf(draft) !== null) return draft
  const travellers = draft.travellers.map((traveller) => ({ ...traveller, accommodationId: null, roomNumber: null }))
  return settle({ ...draft, rooms, travellers }, offer)
}

/** Sets the family package, or removes it with null (rules 4.12). */
export function withFamilyPackage(draft: BookingDraft, id: string | null, offer: Offer): BookingDraft {
  if (id === null) return settle(withoutFamilyPackage(draft), offer)
  const familyPackage = offer.pricing?.familyPackages.find((candidate) => candidate.id === id)
  if (familyPackage === undefined || !canAddFamilyPackage(familyPackage, draft, offer)) return draft
  const travellers = draft.travellers.map((traveller, index) => ({
    ...traveller,
    familyPackageId: index === 0 ? id : null,
  }))
  return settle({ ...draft, travellers }, offer)
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
export function withBedsSwapped(draft: BookingDraft, swap: BedSwap, offer: Offer): BookingDraft {
  if (!swapPartners(draft, swap.travellerIndex, offer).includes(swap.otherIndex)) return draft
  return settle(swapped(draft, swap, offer), offer)
}

/** Replaces the chosen beds by the rooms or family package of a proposal. */
export function withProposal(
  draft: BookingDraft,
  { rooms, familyPackageId }: Pick<Proposal, 'rooms' | 'familyPackageId'>,
  offer: Offer,
): BookingDraft {
  const free = withFamilyPackage(draft, null, offer)
  return familyPackageId === null ? withRooms(free, rooms, offer) : withFamilyPackage(free, familyPackageId, offer)
}
