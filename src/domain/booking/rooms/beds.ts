import { allocate, fills, mostOfRoom } from '#domain/booking/availability/allocation.ts'
import type { Beds, Stay } from '#domain/booking/availability/allocation.ts'
import { isFamilyFor, isFamilyPackageSold } from '#domain/booking/availability/familyFit.ts'
import {
  merged,
  sellableBeside,
  sellableStays,
  sleepersOf,
  toRoomChoices,
} from '#domain/booking/availability/roomStock.ts'
import { familyPackageOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { FamilyPackage } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/**
 * Settles rooms, family package and beds (rules 4.11, 4.12). Beds that still fill the rooms stay, so that a swap
 * survives; otherwise they are assigned anew.
 */
export function settleSleeping(draft: BookingDraft, offer: Offer): BookingDraft {
  const familyPackage = familyPackageOf(draft, offer)
  const isKept =
    familyPackage !== null &&
    isFamilyFor(familyPackage, sleepersOf(draft)) &&
    isFamilyPackageSold(familyPackage, draft, offer)
  return isKept ? inPackage(familyPackage, draft) : inRooms(draft, offer)
}

/**
 * Assigns everybody to the room of the package.
 * Assumption: the package is for the whole party, so it replaces chosen rooms, and groups it does not list travel
 * along.
 */
function inPackage({ id, accommodation }: FamilyPackage, draft: BookingDraft): BookingDraft {
  const travellers = draft.travellers.map((traveller, index) => ({
    ...traveller,
    accommodationId: accommodation,
    isFamilyPackageMember: true,
    familyPackageId: index === 0 ? id : null,
  }))
  return { ...draft, rooms: [], travellers }
}

function inRooms(draft: BookingDraft, offer: Offer): BookingDraft {
  const sold = sellableStays(draft.rooms, draft, offer)
  const present = bedsOf(draft)
  // Assigned beds that fill all sold rooms prove that they can be filled.
  const areBedsKept = fills(present, sold, sleepersOf(draft))
  const stays = areBedsKept ? sold : possibleStays(draft, offer)
  const beds = areBedsKept ? present : bedsFor(stays, draft)
  const travellers = draft.travellers.map((traveller, index) => {
    const accommodationId = beds.get(index) ?? null
    const isSame =
      traveller.accommodationId === accommodationId &&
      !traveller.isFamilyPackageMember &&
      traveller.familyPackageId === null
    return isSame ? traveller : { ...traveller, accommodationId, isFamilyPackageMember: false, familyPackageId: null }
  })
  return { ...draft, rooms: toRoomChoices(stays), travellers }
}

/**
 * The part of the choice that is available and can be filled: earlier rooms have precedence, later ones shrink or are
 * dropped.
 */
function possibleStays(draft: BookingDraft, offer: Offer): readonly Stay[] {
  const sleepers = sleepersOf(draft)
  return merged(draft.rooms).reduce<readonly Stay[]>((beside, choice) => {
    const stay = sellableBeside({ choice, beside }, draft, offer)
    const quantity = stay === null ? 0 : mostOfRoom(stay, beside, sleepers)
    return stay === null || quantity === 0 ? beside : [...beside, { room: stay.room, quantity }]
  }, [])
}

function bedsFor(stays: readonly Stay[], draft: BookingDraft): Beds {
  const sleepers = sleepersOf(draft)
  const present = bedsOf(draft)
  if (fills(present, stays, sleepers)) return present
  return allocate(stays, sleepers) ?? new Map()
}

/** The assigned beds in chosen rooms; members of a family package have none there. */
export function bedsOf({ travellers }: Pick<BookingDraft, 'travellers'>): Beds {
  return new Map(
    travellers.flatMap(({ accommodationId, isFamilyPackageMember }, index) =>
      accommodationId === null || isFamilyPackageMember ? [] : [[index, accommodationId] as const],
    ),
  )
}
