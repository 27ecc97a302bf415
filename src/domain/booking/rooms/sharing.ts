import { fills, assignGuests } from '#domain/booking/availability/allocation.ts'
import { fitsIntoRoom, roomsIn, type Room, type Guest } from '#domain/booking/availability/capacity.ts'
import { encodedParty, occupancyOf } from '#domain/booking/availability/occupancy.ts'
import { sellableRooms } from '#domain/booking/availability/roomStock.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { bedsOf } from './beds.ts'

/** One room of a booking with its guests. */
export interface SingleRoom {
  readonly room: Room
  /** Number among the rooms of its kind, from 1; null for the only one, and where single places are sold. */
  readonly number: number | null
  /** Indexes of the travellers, in order. */
  readonly travellers: readonly number[]
}

type Sleeping = Pick<Decisions, 'rooms' | 'travellers'>

/**
 * The chosen rooms with their guests: as requested, or, without a valid request, in the order of the travellers.
 * Empty without rooms, and for the room of a family package.
 */
export function singleRooms(booking: Booking): readonly SingleRoom[] {
  const { draft } = booking
  return kindsOf(booking).flatMap(({ room, quantity, inside }) => {
    const groups = groupsIn({ room, quantity, inside }, draft)
    return groups.map((travellers, position) => ({
      room,
      number: groups.length === 1 ? null : position + 1,
      travellers,
    }))
  })
}

/** Whether the assignment within a kind of room matters: it has several rooms, and some are for more than one. */
export function areRoomsShared(rooms: readonly SingleRoom[]): boolean {
  return rooms.some(({ number, travellers }) => number !== null && travellers.length > 1)
}

/** Whether a traveller shares a room with people of other bookings. */
export function isSharingWithStrangers({ rooms }: Booking): boolean {
  return rooms.some(({ room }) => room.capacitySettings.partialOccupancyAllowed)
}

/** Whether any two travellers can swap beds. */
export function canSwapBeds(booking: Booking): boolean {
  return booking.people.some(({ index }) => swapPartners(booking, index).length > 0)
}

/**
 * Indexes of the travellers with whom a traveller can swap beds so that every room stays full and within its limits.
 */
export function swapPartners(booking: Booking, travellerIndex: number): readonly number[] {
  const { offer } = booking
  const rooms = singleRooms(booking)
  const own = rooms.find(({ travellers }) => travellers.includes(travellerIndex))
  if (own === undefined) return []
  const isNews = (other: SingleRoom) =>
    other !== own && !(other.room.id === own.room.id && own.travellers.length === 1 && other.travellers.length === 1)
  return rooms
    .filter(isNews)
    .flatMap(({ travellers }) => travellers)
    .filter((otherIndex) => areRoomsFull(resolve(swapped(booking, { travellerIndex, otherIndex }), offer)))
    .sort((a, b) => a - b)
}

export function swapped(booking: Booking, { travellerIndex, otherIndex }: BedSwap): BookingDraft {
  const { draft } = booking
  const numbers = new Map(
    singleRooms(booking).flatMap(({ number, travellers }) => travellers.map((index) => [index, number] as const)),
  )
  const bedOf = (index: number): Pick<Traveller, 'accommodationId' | 'roomNumber'> => ({
    accommodationId: draft.travellers[index]?.accommodationId ?? null,
    roomNumber: numbers.get(index) ?? null,
  })
  const fromWhom = (index: number) =>
    index === travellerIndex ? otherIndex : index === otherIndex ? travellerIndex : index
  return {
    ...draft,
    travellers: draft.travellers.map((traveller, index) => ({ ...traveller, ...bedOf(fromWhom(index)) })),
  }
}

function areRoomsFull(booking: Booking): boolean {
  const { draft } = booking
  const areKindsFull = fills(bedsOf(draft), sellableRooms(draft.rooms, booking), booking.people)
  return areKindsFull && kindsOf(booking).every((kind) => !isNumbered(kind) || requestedGroups(kind, draft) !== null)
}

/** A chosen kind of room with all its guests. */
interface Kind {
  readonly room: Room
  readonly quantity: number
  readonly inside: readonly Guest[]
}

function kindsOf(booking: Booking): readonly Kind[] {
  return booking.rooms.map(({ room, quantity }) => ({ room, quantity, inside: booking.guestsIn(room) }))
}

function isNumbered({ room, quantity }: Kind): boolean {
  return quantity > 1 && !room.capacitySettings.partialOccupancyAllowed
}

function groupsIn(kind: Kind, draft: Sleeping): readonly (readonly number[])[] {
  const everybody = kind.inside.map(({ index }) => index)
  if (!isNumbered(kind)) return [everybody]
  return requestedGroups(kind, draft) ?? groupsInOrder(kind) ?? [everybody]
}

/** The requested groups; null where they do not fill the rooms. */
function requestedGroups(
  { room, quantity, inside }: Kind,
  { travellers }: Sleeping,
): readonly (readonly number[])[] | null {
  const groups = Array.from({ length: quantity }, (_, position) =>
    inside.filter(({ index }) => travellers[index]?.roomNumber === position + 1),
  )
  const isEverybodyIn = groups.flat().length === inside.length
  return isEverybodyIn && groups.every((group) => canShareRoom(group, room))
    ? groups.map((group) => group.map(({ index }) => index))
    : null
}

function canShareRoom(group: readonly Guest[], room: Room): boolean {
  const countOf = new Map<string, number>()
  for (const { ageGroupId } of group)
    if (ageGroupId !== null) countOf.set(ageGroupId, (countOf.get(ageGroupId) ?? 0) + 1)
  return group.every(({ ageGroupId }) => ageGroupId !== null) && fitsIntoRoom(room, countOf)
}

function groupsInOrder({ room, quantity, inside }: Kind): readonly (readonly number[])[] | null {
  const encoded = encodedParty(inside)
  const { inRooms } = occupancyOf(room, encoded)
  const each = Array.from({ length: roomsIn(room, quantity) }, () => inRooms(1))
  const assignments = assignGuests(each, { encoded, code: encoded.everybody, isForAll: true }, inside)
  return assignments === null ? null : assignments.map(({ people }) => people.map(({ index }) => index))
}

/** Two travellers who swap beds. */
export interface BedSwap {
  readonly travellerIndex: number
  readonly otherIndex: number
}
