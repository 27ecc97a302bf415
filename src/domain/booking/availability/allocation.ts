import type { Room, Sleeper } from './capacity.ts'
import { countsOf, crowdOf, holds, occupancyOf, restsOf } from './occupancy.ts'
import type { Crowd } from './occupancy.ts'

/** A chosen kind of room with its quantity. */
export interface Stay {
  readonly room: Room
  readonly quantity: number
}

/** Room id of each guest, by traveller index; guests without a bed are absent. */
export type Beds = ReadonlyMap<number, string>

/**
 * Assigns guests to rooms so that every place is taken. Rooms are filled in the order of the choice, each with the
 * first guests that still leave the later rooms fillable; null when no assignment fills every place.
 */
export function allocate(stays: readonly Stay[], sleepers: readonly Sleeper[]): Beds | null {
  const crowd = crowdOf(sleepers)
  const fillings = stays.map(({ room, quantity }) => occupancyOf(room, crowd).fillings(quantity))
  const shares = sharesOf(fillings, { crowd, code: crowd.everybody, isForAll: false }, sleepers)
  if (shares === null) return null
  const inRoom = ({ people }: Share, roomId: string) => people.map(({ index }) => [index, roomId] as const)
  return new Map(
    stays.flatMap(({ room }, place) => shares.slice(place, place + 1).flatMap((share) => inRoom(share, room.id))),
  )
}

/** Memoized answers by kind of room: whether a quantity of it is filled by these age groups. */
const knownShares = new WeakMap<Room, Map<string, boolean>>()

/**
 * Whether these guests can be divided among the rooms so that each is full. Memoized, as it is checked on every command
 * and for each date, mostly with the same people.
 */
function canShare({ room, quantity }: Stay, inside: readonly Sleeper[]): boolean {
  const known = knownShares.get(room) ?? new Map<string, boolean>()
  knownShares.set(room, known)
  const key = [quantity, ...inside.map(({ ageGroupId }) => ageGroupId ?? '').sort()].join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const crowd = crowdOf(inside)
  const isEverybodyKnown = inside.every(({ ageGroupId }) => ageGroupId !== null)
  const found = isEverybodyKnown && occupancyOf(room, crowd).fillings(quantity).includes(crowd.everybody)
  known.set(key, found)
  return found
}

/** The guests of one room booking, and their code. */
export interface Share {
  readonly code: number
  readonly people: readonly Sleeper[]
}

/** The guests available for an assignment. */
export interface Guests {
  readonly crowd: Crowd
  /** Code of the available subset of the party. */
  readonly code: number
  /** Whether every guest must get a place. */
  readonly isForAll: boolean
}

/**
 * Assigns guests to room bookings, each by one of its fillings: the first guests that still leave the later ones
 * fillable. Null when there is no assignment.
 */
export function sharesOf(
  fillings: readonly (readonly number[])[],
  guests: Guests,
  sleepers: readonly Sleeper[],
): readonly Share[] | null {
  const { crowd } = guests
  const canFill = fillingSearch(fillings, guests)
  if (!canFill(0, guests.code)) return null
  let waiting = sleepers
  let left = guests.code
  return fillings.flatMap((codes, place) => {
    const [first] = codes
      .filter((code) => holds(crowd, left, code) && canFill(place + 1, left - code))
      .map((code) => ({ code, people: firstOf(code, crowd, waiting) }))
      .sort((a, b) => byIndex(a.people, b.people))
    if (first === undefined) return []
    left -= first.code
    waiting = waiting.filter((sleeper) => !first.people.includes(sleeper))
    return [first]
  })
}

/** Whether the fillings from one position on can be filled by the remaining guests; memoized. */
function fillingSearch(
  fillings: readonly (readonly number[])[],
  { crowd, isForAll }: Guests,
): (place: number, left: number) => boolean {
  const known = fillings.map(() => new Map<number, boolean>())
  const canFill = (place: number, left: number): boolean => {
    const codes = fillings[place]
    if (codes === undefined) return left === 0 || !isForAll
    const before = known[place]?.get(left)
    if (before !== undefined) return before
    const found = codes.some((code) => holds(crowd, left, code) && canFill(place + 1, left - code))
    known[place]?.set(left, found)
    return found
  }
  return canFill
}

/** The first guests of each group, in the numbers of the code. */
function firstOf(code: number, crowd: Crowd, waiting: readonly Sleeper[]): readonly Sleeper[] {
  const open = [...countsOf(crowd, code)]
  return waiting.filter(({ ageGroupId }) => {
    const group = crowd.groupIds.findIndex((id) => id === ageGroupId)
    const places = open[group] ?? 0
    if (places > 0) open[group] = places - 1
    return places > 0
  })
}

function byIndex(a: readonly Sleeper[], b: readonly Sleeper[]): number {
  const place = a.findIndex(({ index }, position) => index !== b[position]?.index)
  return place === -1 ? 0 : (a[place]?.index ?? 0) - (b[place]?.index ?? 0)
}

/** Whether assigned beds fill exactly these rooms, each of them completely. */
export function fills(beds: Beds, stays: readonly Stay[], sleepers: readonly Sleeper[]): boolean {
  const isFull = stays.every((stay) =>
    canShare(
      stay,
      sleepers.filter(({ index }) => beds.get(index) === stay.room.id),
    ),
  )
  return isFull && [...beds.values()].every((roomId) => stays.some(({ room }) => room.id === roomId))
}

/**
 * The maximum quantity of a room, up to `limit`, that can be filled together with the other rooms; 0 when none, or when
 * the others cannot.
 */
export function mostOfRoom(
  { room, quantity: limit }: Stay,
  others: readonly Stay[],
  sleepers: readonly Sleeper[],
): number {
  const crowd = crowdOf(sleepers)
  const waiting = others.reduce<readonly number[]>(
    (rests, other) => restsOf(crowd, rests, occupancyOf(other.room, crowd).fillings(other.quantity)),
    [crowd.everybody],
  )
  const { fillings } = occupancyOf(room, crowd)
  for (let quantity = Math.min(limit, sleepers.length); quantity > 0; quantity -= 1) {
    if (restsOf(crowd, waiting, fillings(quantity)).length > 0) return quantity
  }
  return 0
}
