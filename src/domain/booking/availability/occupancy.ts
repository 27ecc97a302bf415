import { fitsIntoRoom, placesIn, roomsIn } from './capacity.ts'
import type { Room, Sleeper } from './capacity.ts'

/**
 * People by age group. Those of one group are interchangeable, so a part of a crowd is told by how many of each group
 * it has, and those counts by one number, its code: a search can then remember what it found.
 */
export interface Crowd {
  readonly groupIds: readonly string[]
  /** How many of each group, by code. */
  readonly counts: readonly (readonly number[])[]
  /** Code of the whole crowd; 0 is the code of nobody. */
  readonly everybody: number
  /** Which codes are contained in one: 1 at their places. Found when first asked for, for searches ask over and over. */
  readonly partsOf: (whole: number) => Uint8Array
}

/** The crowd of travellers. Who has no age group belongs to none, for no room has a place for them. */
export function crowdOf(sleepers: readonly Sleeper[]): Crowd {
  const sizes = new Map<string, number>()
  for (const { ageGroupId } of sleepers)
    if (ageGroupId !== null) sizes.set(ageGroupId, (sizes.get(ageGroupId) ?? 0) + 1)
  const counts = [...sizes.values()].reduce<readonly (readonly number[])[]>(
    (codes, size) => Array.from({ length: size + 1 }, (_, some) => codes.map((code) => [...code, some])).flat(),
    [[]],
  )
  return { groupIds: [...sizes.keys()], counts, everybody: counts.length - 1, partsOf: containment(counts) }
}

function containment(counts: Crowd['counts']): Crowd['partsOf'] {
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

/** How many of each group a code stands for. */
export function countsOf(crowd: Crowd, code: number): readonly number[] {
  return crowd.counts[code] ?? []
}

/** How many people a code stands for. */
export function peopleIn(crowd: Crowd, code: number): number {
  return countsOf(crowd, code).reduce((sum, some) => sum + some, 0)
}

/** Whether one part of a crowd is contained in another; the difference of the codes is then the code of the rest. */
export function holds(crowd: Crowd, whole: number, part: number): boolean {
  return crowd.partsOf(whole)[part] === 1
}

/** Who may be left when one of the fillings is taken out of one of the parts that wait; each code once, in order. */
export function restsOf(crowd: Crowd, waiting: readonly number[], fillings: readonly number[]): readonly number[] {
  const isRest = new Uint8Array(crowd.everybody + 1)
  for (const whole of waiting) {
    const parts = crowd.partsOf(whole)
    for (const part of fillings) if (parts[part] === 1) isRest[whole - part] = 1
  }
  const rests: number[] = []
  for (let code = 0; code < isRest.length; code += 1) if (isRest[code] === 1) rests.push(code)
  return rests
}

/** Which parts of a crowd a kind of room takes in. */
export interface Occupancy {
  /** The parts that fill a choice of so many exactly, room by room; none where it cannot be filled. */
  readonly fillings: (quantity: number) => readonly number[]
  /** The parts that can share so many opened rooms. */
  readonly inRooms: (rooms: number) => readonly number[]
}

/** Which parts of a crowd a kind of room takes in; what was found once is remembered. */
export function occupancyOf(room: Pick<Room, 'capacitySettings'>, crowd: Crowd): Occupancy {
  const inOne = crowd.counts.flatMap((counts, code) => {
    const countOf = new Map(crowd.groupIds.map((id, group) => [id, counts[group] ?? 0]))
    return fitsIntoRoom(room, countOf) ? [code] : []
  })
  const known: (readonly number[])[] = [[0]]
  const inRooms = (rooms: number): readonly number[] => {
    while (known.length <= rooms) known.push(joined(crowd, known.at(-1) ?? [], inOne))
    return known[rooms] ?? []
  }
  const fillings = (quantity: number) => {
    const places = placesIn(room, quantity)
    return inRooms(roomsIn(room, quantity)).filter((code) => peopleIn(crowd, code) === places)
  }
  return { fillings, inRooms }
}

function joined(crowd: Crowd, some: readonly number[], others: readonly number[]): readonly number[] {
  const sums = new Set<number>()
  for (const code of some)
    for (const other of others) if (holds(crowd, crowd.everybody - code, other)) sums.add(code + other)
  return [...sums]
}
