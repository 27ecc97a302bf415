import { isFilledBy, sleepersFor } from './capacity.ts'
import type { Room, Sleeper } from './capacity.ts'

/** A choice of rooms with the room itself. */
export interface Stay {
  readonly room: Room
  readonly quantity: number
}

/** Id of the room each traveller sleeps in, by index; who is missing has none. */
export type Beds = ReadonlyMap<number, string>

/** With more kinds of rooms than this the order of the choice is taken as it is; nobody books that many. */
const MOST_KINDS_TO_REORDER = 4

/**
 * Lays travellers into rooms in the order of the choice. Where that leaves a place empty, other orders are tried, for
 * the first room may have taken those that only the second one could do without. Null when some place stays empty.
 */
export function allocate(stays: readonly Stay[], sleepers: readonly Sleeper[]): Beds | null {
  const orders = stays.length > MOST_KINDS_TO_REORDER ? [stays] : ordersOf(stays)
  for (const order of orders) {
    const beds = allocateInOrder(order, sleepers)
    if (beds !== null) return beds
  }
  return null
}

function allocateInOrder(stays: readonly Stay[], sleepers: readonly Sleeper[]): Beds | null {
  const beds = new Map<number, string>()
  for (const { room, quantity } of stays) {
    const waiting = sleepers.filter(({ index }) => !beds.has(index))
    const inside = sleepersFor(room, quantity, waiting)
    if (inside === null) return null
    for (const { index } of inside) beds.set(index, room.id)
  }
  return beds
}

function ordersOf(stays: readonly Stay[]): readonly (readonly Stay[])[] {
  if (stays.length < 2) return [stays]
  return stays.flatMap((first) => ordersOf(stays.filter((stay) => stay !== first)).map((rest) => [first, ...rest]))
}

/** Whether beds already given fill exactly these rooms. */
export function fills(beds: Beds, stays: readonly Stay[], sleepers: readonly Sleeper[]): boolean {
  const places = stays.every(({ room, quantity }) =>
    isFilledBy(room, quantity, sleepers.filter(({ index }) => beds.get(index) === room.id)),
  )
  return places && [...beds.values()].every((roomId) => stays.some(({ room }) => room.id === roomId))
}

/** How many of a room, `limit` at most, can be filled beside the other rooms; 0 when none. */
export function mostOfRoom({ room, quantity: limit }: Stay, others: readonly Stay[], sleepers: readonly Sleeper[]): number {
  for (let quantity = Math.min(limit, sleepers.length); quantity > 0; quantity -= 1) {
    if (allocate([...others, { room, quantity }], sleepers) !== null) return quantity
  }
  return 0
}

/** The part of a choice that can be filled: earlier rooms go first, later ones shrink or fall away. */
export function fillableStays(stays: readonly Stay[], sleepers: readonly Sleeper[]): readonly Stay[] {
  return stays.reduce<readonly Stay[]>((kept, stay) => {
    const quantity = mostOfRoom(stay, kept, sleepers)
    return quantity === 0 ? kept : [...kept, { room: stay.room, quantity }]
  }, [])
}
