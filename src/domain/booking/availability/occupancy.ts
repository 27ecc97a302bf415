import { fitsIntoRoom, placesIn, roomsIn, type Room, type Guest } from './capacity.ts'

/**
 * A party by age group, encoded for search. Guests of one group are interchangeable, so a subset of the party is
 * described by its number of each group, and those numbers by a single code to memoize by.
 */
export interface EncodedParty {
  readonly groupIds: readonly string[]
  /** Numbers by group, indexed by code. */
  readonly counts: readonly (readonly number[])[]
  /** Code of the whole party; 0 is the empty subset. */
  readonly everybody: number
  /** Flags by code: 1 for each subset of a code. Memoized. */
  readonly partsOf: (whole: number) => Uint8Array
}

/** Encodes a party. Travellers without an age group are left out, as no room has a place for them. */
export function encodedParty(guests: readonly Guest[]): EncodedParty {
  const sizes = new Map<string, number>()
  for (const { ageGroupId } of guests) if (ageGroupId !== null) sizes.set(ageGroupId, (sizes.get(ageGroupId) ?? 0) + 1)
  const counts = [...sizes.values()].reduce<readonly (readonly number[])[]>(
    (codes, size) => Array.from({ length: size + 1 }, (_, some) => codes.map((code) => [...code, some])).flat(),
    [[]],
  )
  return { groupIds: [...sizes.keys()], counts, everybody: counts.length - 1, partsOf: containment(counts) }
}

function containment(counts: EncodedParty['counts']): EncodedParty['partsOf'] {
  const known = new Map<number, Uint8Array>()
  return (whole) => {
    const before = known.get(whole)
    if (before !== undefined) return before
    const most = counts[whole] ?? []
    const found = Uint8Array.from(counts, (some) =>
      some.every((people, group) => people <= (most[group] ?? 0)) ? 1 : 0,
    )
    known.set(whole, found)
    return found
  }
}

/** Numbers by group of a code. */
export function countsOf(encoded: EncodedParty, code: number): readonly number[] {
  return encoded.counts[code] ?? []
}

/** Number of guests of a code. */
export function peopleIn(encoded: EncodedParty, code: number): number {
  return countsOf(encoded, code).reduce((sum, some) => sum + some, 0)
}

/** Whether one code is a subset of another; their difference is then the code of the remainder. */
export function containsSubset(encoded: EncodedParty, whole: number, part: number): boolean {
  return encoded.partsOf(whole)[part] === 1
}

/** Distinct codes of the remainders when one of the fillings is taken out of one of the subsets; ascending. */
export function remaindersOf(
  encoded: EncodedParty,
  waiting: readonly number[],
  fillings: readonly number[],
): readonly number[] {
  const isRest = new Uint8Array(encoded.everybody + 1)
  for (const whole of waiting) {
    const parts = encoded.partsOf(whole)
    for (const part of fillings) if (parts[part] === 1) isRest[whole - part] = 1
  }
  const rests: number[] = []
  for (let code = 0; code < isRest.length; code += 1) if (isRest[code] === 1) rests.push(code)
  return rests
}

/** The subsets of a party that a kind of room can take. */
export interface Occupancy {
  /** Codes that fill a quantity exactly, room by room; empty where it cannot be filled. */
  readonly fillings: (quantity: number) => readonly number[]
  /** Codes that can share a number of opened rooms. */
  readonly inRooms: (rooms: number) => readonly number[]
}

/** The subsets of a party that a kind of room can take; memoized. */
export function occupancyOf(room: Pick<Room, 'capacitySettings'>, encoded: EncodedParty): Occupancy {
  const inOne = encoded.counts.flatMap((counts, code) => {
    const countOf = new Map(encoded.groupIds.map((id, group) => [id, counts[group] ?? 0]))
    return fitsIntoRoom(room, countOf) ? [code] : []
  })
  const known: (readonly number[])[] = [[0]]
  const inRooms = (rooms: number): readonly number[] => {
    while (known.length <= rooms) known.push(joined(encoded, known.at(-1) ?? [], inOne))
    return known[rooms] ?? []
  }
  const fillings = (quantity: number) => {
    const places = placesIn(room, quantity)
    return inRooms(roomsIn(room, quantity)).filter((code) => peopleIn(encoded, code) === places)
  }
  return { fillings, inRooms }
}

function joined(encoded: EncodedParty, some: readonly number[], others: readonly number[]): readonly number[] {
  const sums = new Set<number>()
  for (const code of some)
    for (const other of others) if (containsSubset(encoded, encoded.everybody - code, other)) sums.add(code + other)
  return [...sums]
}
