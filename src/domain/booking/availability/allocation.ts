import type { ChosenRoom } from '#domain/booking/draft/booking.ts'
import { placesIn, type Guest } from './capacity.ts'
import { countsOf, encodedParty, containsSubset, occupancyOf, remaindersOf, type EncodedParty } from './occupancy.ts'

/** Room id of each guest, by traveller index; guests without a bed are absent. */
export type Beds = ReadonlyMap<number, string>

/**
 * Assigns guests to rooms so that every place is taken. Rooms are filled in the order of the choice, each with the
 * first guests that still leave the later rooms fillable; null when no assignment fills every place.
 */
export function allocate(chosenRooms: readonly ChosenRoom[], guests: readonly Guest[]): Beds | null {
  const encoded = encodedParty(guests)
  const fillings = chosenRooms.map(({ room, quantity }) => occupancyOf(room, encoded).fillings(quantity))
  const assignments = assignGuests(fillings, { encoded, code: encoded.everybody, isForAll: false }, guests)
  if (assignments === null) return null
  const inRoom = ({ people }: RoomAssignment, roomId: string) => people.map(({ index }) => [index, roomId] as const)
  return new Map(
    chosenRooms.flatMap(({ room }, position) =>
      assignments.slice(position, position + 1).flatMap((share) => inRoom(share, room.id)),
    ),
  )
}

/** Whether these guests can be divided among the rooms so that each is full. */
function canFillRooms({ room, quantity }: ChosenRoom, inside: readonly Guest[]): boolean {
  if (inside.length !== placesIn(room, quantity) || inside.some(({ ageGroupId }) => ageGroupId === null)) return false
  const encoded = encodedParty(inside)
  return occupancyOf(room, encoded).fillings(quantity).includes(encoded.everybody)
}

/** The guests of one chosen room, and their code. */
export interface RoomAssignment {
  readonly code: number
  readonly people: readonly Guest[]
}

/** The guests available for an assignment. */
export interface AvailableGuests {
  readonly encoded: EncodedParty
  /** Code of the available subset of the party. */
  readonly code: number
  /** Whether every guest must get a place. */
  readonly isForAll: boolean
}

/**
 * Assigns guests to chosen rooms, each by one of its fillings: the first guests that still leave the later ones
 * fillable. Null when there is no assignment.
 */
export function assignGuests(
  fillings: readonly (readonly number[])[],
  available: AvailableGuests,
  guests: readonly Guest[],
): readonly RoomAssignment[] | null {
  const { encoded } = available
  const canFill = fillingSearch(fillings, available)
  if (!canFill(0, available.code)) return null
  let waiting = guests
  let left = available.code
  return fillings.flatMap((codes, position) => {
    const [first] = codes
      .filter((code) => containsSubset(encoded, left, code) && canFill(position + 1, left - code))
      .map((code) => ({ code, people: firstOf(code, encoded, waiting) }))
      .sort((a, b) => byIndex(a.people, b.people))
    if (first === undefined) return []
    left -= first.code
    waiting = waiting.filter((guest) => !first.people.includes(guest))
    return [first]
  })
}

/** Whether the fillings from one position on can be filled by the remaining guests; memoized. */
function fillingSearch(
  fillings: readonly (readonly number[])[],
  { encoded, isForAll }: AvailableGuests,
): (position: number, left: number) => boolean {
  const known = fillings.map(() => new Map<number, boolean>())
  const canFill = (position: number, left: number): boolean => {
    const codes = fillings[position]
    if (codes === undefined) return left === 0 || !isForAll
    const before = known[position]?.get(left)
    if (before !== undefined) return before
    const found = codes.some((code) => containsSubset(encoded, left, code) && canFill(position + 1, left - code))
    known[position]?.set(left, found)
    return found
  }
  return canFill
}

/** The first guests of each group, in the numbers of the code. */
function firstOf(code: number, encoded: EncodedParty, waiting: readonly Guest[]): readonly Guest[] {
  const open = [...countsOf(encoded, code)]
  return waiting.filter(({ ageGroupId }) => {
    const group = encoded.groupIds.findIndex((id) => id === ageGroupId)
    const places = open[group] ?? 0
    if (places > 0) open[group] = places - 1
    return places > 0
  })
}

function byIndex(a: readonly Guest[], b: readonly Guest[]): number {
  const position = a.findIndex(({ index }, position) => index !== b[position]?.index)
  return position === -1 ? 0 : (a[position]?.index ?? 0) - (b[position]?.index ?? 0)
}

/** Whether assigned beds fill exactly these rooms, each of them completely. */
export function fills(beds: Beds, chosenRooms: readonly ChosenRoom[], guests: readonly Guest[]): boolean {
  const isFull = chosenRooms.every((chosenRoom) =>
    canFillRooms(
      chosenRoom,
      guests.filter(({ index }) => beds.get(index) === chosenRoom.room.id),
    ),
  )
  return isFull && [...beds.values()].every((roomId) => chosenRooms.some(({ room }) => room.id === roomId))
}

/**
 * The maximum quantity of a room, up to `limit`, that can be filled together with the other rooms; 0 when none, or when
 * the others cannot.
 */
export function mostOfRoom(
  { room, quantity: limit }: ChosenRoom,
  others: readonly ChosenRoom[],
  guests: readonly Guest[],
): number {
  const encoded = encodedParty(guests)
  const waiting = others.reduce<readonly number[]>(
    (rests, other) => remaindersOf(encoded, rests, occupancyOf(other.room, encoded).fillings(other.quantity)),
    [encoded.everybody],
  )
  const { fillings } = occupancyOf(room, encoded)
  for (let quantity = Math.min(limit, guests.length); quantity > 0; quantity -= 1) {
    if (remaindersOf(encoded, waiting, fillings(quantity)).length > 0) return quantity
  }
  return 0
}
