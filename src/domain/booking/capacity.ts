import type { Accommodation } from '#domain/catalogue/catalogue.ts'

/** A kind of room with what decides who fits into it. */
export type Room = Accommodation

type Capacity = Pick<Room, 'capacitySettings'>

/** A traveller as a bed sees one. */
export interface Sleeper {
  /** Place among the travellers of the booking. */
  readonly index: number
  readonly ageGroupId: string | null
}

/** How many travellers a choice of this room takes in (specification 4, Setting accommodations). */
export function placesIn({ capacitySettings }: Capacity, quantity: number): number {
  const { partialOccupancyAllowed, totalCapacity } = capacitySettings
  return partialOccupancyAllowed ? quantity : quantity * totalCapacity
}

/** Rooms a choice opens; where single places are sold, as many as the places begin. */
function roomsIn({ capacitySettings }: Capacity, quantity: number): number {
  const { partialOccupancyAllowed, totalCapacity } = capacitySettings
  return partialOccupancyAllowed ? Math.ceil(quantity / Math.max(totalCapacity, 1)) : quantity
}

function countIn(sleepers: readonly Sleeper[], ageGroups: readonly string[]): number {
  return sleepers.filter(({ ageGroupId }) => ageGroupId !== null && ageGroups.includes(ageGroupId)).length
}

/**
 * Whether these travellers make the room possible at all: each age group's minimum and, with ranges, the capacity of
 * each range is met (specification 5, Accommodations and family packages).
 */
export function meetsMinima({ capacitySettings }: Capacity, sleepers: readonly Sleeper[], rooms = 1): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed } = capacitySettings
  return (
    ageGroupCapacities.every(({ ageGroup, minCapacity }) => countIn(sleepers, [ageGroup]) >= minCapacity * rooms) &&
    (!rangesAllowed ||
      ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => countIn(sleepers, ageGroups) >= capacity * rooms))
  )
}

/** Whether exactly these travellers can share that many rooms: every place taken, groups and ranges within their limits. */
export function isFilledBy(room: Capacity, quantity: number, sleepers: readonly Sleeper[]): boolean {
  const rooms = roomsIn(room, quantity)
  const { ageGroupedTotalCapacities, rangesAllowed } = room.capacitySettings
  return (
    sleepers.length === placesIn(room, quantity) &&
    meetsMinima(room, sleepers, rooms) &&
    (!rangesAllowed ||
      ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => countIn(sleepers, ageGroups) <= capacity * rooms)) &&
    sleepers.every(({ ageGroupId }) => {
      const limit = mostOf(room, ageGroupId) * rooms
      return ageGroupId !== null && countIn(sleepers, [ageGroupId]) <= limit
    })
  )
}

function mostOf({ capacitySettings }: Capacity, ageGroupId: string | null): number {
  return capacitySettings.ageGroupCapacities.find(({ ageGroup }) => ageGroup === ageGroupId)?.maxCapacity ?? 0
}

/**
 * Who of those waiting sleeps in that many rooms: first those the room cannot do without, then in order. Null when
 * they cannot fill it.
 * Assumption: a group's maximum counts for each room, so that three adults never share two adults' beds.
 */
export function sleepersFor(
  room: Capacity,
  quantity: number,
  waiting: readonly Sleeper[],
): readonly Sleeper[] | null {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed } = room.capacitySettings
  const rooms = roomsIn(room, quantity)
  const ranges = rangesAllowed ? ageGroupedTotalCapacities : []
  const wishes = [
    ...ageGroupCapacities.map(({ ageGroup, minCapacity }) => ({ groups: [ageGroup], upTo: minCapacity * rooms })),
    ...ranges.map(({ ageGroups, capacity }) => ({ groups: ageGroups, upTo: capacity * rooms })),
    { groups: ageGroupCapacities.map(({ ageGroup }) => ageGroup), upTo: placesIn(room, quantity) },
  ]
  const taken = wishes.reduce<readonly Sleeper[]>(
    (inside, { groups, upTo }) =>
      waiting.reduce((soFar, sleeper) => {
        const { ageGroupId } = sleeper
        const isWanted = ageGroupId !== null && groups.includes(ageGroupId) && !soFar.includes(sleeper)
        const hasPlace = soFar.length < placesIn(room, quantity) && countIn(soFar, groups) < upTo
        if (!isWanted || !hasPlace || countIn(soFar, [ageGroupId]) >= mostOf(room, ageGroupId) * rooms) return soFar
        return [...soFar, sleeper]
      }, inside),
    [],
  )
  return isFilledBy(room, quantity, taken) ? taken : null
}
