import { allocate, fills, mostOfRoom, type Beds } from '#domain/booking/availability/allocation.ts'
import { isFamilyFor, isFamilyPackageSold } from '#domain/booking/availability/familyFit.ts'
import { merged, sellableWithOthers, sellableRooms, toRoomChoices } from '#domain/booking/availability/roomStock.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { withChoices } from '#domain/booking/draft/withChoices.ts'
import type { Booking, ChosenRoom } from '#domain/booking/draft/booking.ts'
import type { FamilyPackage } from '#domain/catalogue/catalogue.ts'

/**
 * Settles rooms, family package and beds (rules 4.11, 4.12). Beds that still fill the rooms stay, so that a swap
 * survives; otherwise they are reassigned. Without a sold date they are kept.
 */
export function settleBeds(booking: Booking): BookingDraft {
  const { draft, familyPackage, sale } = booking
  if (sale === null) return draft
  const isKept =
    familyPackage !== null && isFamilyFor(familyPackage, booking.people) && isFamilyPackageSold(familyPackage, booking)
  return isKept ? inPackage(familyPackage, draft) : inRooms(booking)
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
  return withChoices(draft, { rooms: [], travellers })
}

function inRooms(booking: Booking): BookingDraft {
  const { draft } = booking
  const sold = sellableRooms(draft.rooms, booking)
  const present = bedsOf(draft)
  // Assigned beds that fill all sold rooms prove that they can be filled.
  const areBedsKept = fills(present, sold, booking.people)
  const chosenRooms = areBedsKept ? sold : possibleRooms(booking)
  const beds = areBedsKept ? present : bedsFor(chosenRooms, booking)
  const travellers = draft.travellers.map((traveller, index) => {
    const accommodationId = beds.get(index) ?? null
    const isSame =
      traveller.accommodationId === accommodationId &&
      !traveller.isFamilyPackageMember &&
      traveller.familyPackageId === null
    return isSame ? traveller : { ...traveller, accommodationId, isFamilyPackageMember: false, familyPackageId: null }
  })
  const rooms = toRoomChoices(chosenRooms)
  const isSame = travellers.every((traveller, index) => traveller === draft.travellers[index])
  return isSame ? withChoices(draft, { rooms }) : { ...draft, rooms, travellers }
}

/**
 * The part of the choice that is available and can be filled: earlier rooms have precedence, later ones shrink or are
 * dropped.
 */
function possibleRooms(booking: Booking): readonly ChosenRoom[] {
  const { draft, people } = booking
  return merged(draft.rooms).reduce<readonly ChosenRoom[]>((otherRooms, choice) => {
    const chosenRoom = sellableWithOthers({ choice, otherRooms }, booking)
    const quantity = chosenRoom === null ? 0 : mostOfRoom(chosenRoom, otherRooms, people)
    return chosenRoom === null || quantity === 0 ? otherRooms : [...otherRooms, { room: chosenRoom.room, quantity }]
  }, [])
}

function bedsFor(chosenRooms: readonly ChosenRoom[], { draft, people }: Booking): Beds {
  const present = bedsOf(draft)
  if (fills(present, chosenRooms, people)) return present
  return allocate(chosenRooms, people) ?? new Map()
}

/** The assigned beds in chosen rooms; members of a family package have none there. */
export function bedsOf({ travellers }: Pick<Decisions, 'travellers'>): Beds {
  return new Map(
    travellers.flatMap(({ accommodationId, isFamilyPackageMember }, index) =>
      accommodationId === null || isFamilyPackageMember ? [] : [[index, accommodationId] as const],
    ),
  )
}
