import type { Accommodation, AgeGroup } from '#domain/catalogue/catalogue.ts'

/** A kind of room with what decides who fits into it. */
export type Room = Accommodation

type Capacity = Pick<Room, 'capacitySettings'>

/** A traveller as a bed sees one. */
export interface Sleeper {
  /** Place among the travellers of the booking. */
  readonly index: number
  readonly ageGroupId: string | null
}

/** How many travellers a choice of this room takes in (rules 4.11.2). */
export function placesIn({ capacitySettings }: Capacity, quantity: number): number {
  const { partialOccupancyAllowed, totalCapacity } = capacitySettings
  return partialOccupancyAllowed ? quantity : quantity * totalCapacity
}

/** Rooms a choice opens; where single places are sold, as many as the places begin. */
export function roomsIn({ capacitySettings }: Capacity, quantity: number): number {
  const { partialOccupancyAllowed, totalCapacity } = capacitySettings
  return partialOccupancyAllowed ? Math.ceil(quantity / Math.max(totalCapacity, 1)) : quantity
}

/** Whether a room counts as one for adults: it has a place for some group of adults (rule 5.4.1). */
export function capacityType(
  { capacitySettings }: Capacity,
  ageGroups: readonly Pick<AgeGroup, 'id' | 'type'>[],
): AgeGroup['type'] {
  const hasAdultPlace = capacitySettings.ageGroupCapacities.some(
    ({ ageGroup, maxCapacity }) =>
      maxCapacity > 0 && ageGroups.some(({ id, type }) => id === ageGroup && type === 'ADULT'),
  )
  return hasAdultPlace ? 'ADULT' : 'MINOR'
}

/**
 * Whether these travellers make the room possible at all: each age group's minimum and, with ranges, the capacity of
 * each range is met (rules 5.4.2).
 */
export function meetsMinima({ capacitySettings }: Capacity, sleepers: readonly Sleeper[]): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed } = capacitySettings
  const count = (groups: readonly string[]) =>
    sleepers.filter(({ ageGroupId }) => ageGroupId !== null && groups.includes(ageGroupId)).length
  return (
    ageGroupCapacities.every(({ ageGroup, minCapacity }) => count([ageGroup]) >= minCapacity) &&
    (!rangesAllowed || ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => count(ageGroups) >= capacity))
  )
}

/**
 * Whether so many people of each age group can share one room: every place is taken (one or more, where single places
 * are sold), each group is within its limits, and each range is exactly full.
 * Assumption: limits count for each single room, so that three adults never share two adults' beds.
 */
export function fitsIntoRoom({ capacitySettings }: Capacity, countOf: ReadonlyMap<string, number>): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, partialOccupancyAllowed, rangesAllowed, totalCapacity } =
    capacitySettings
  const count = (ageGroup: string) => countOf.get(ageGroup) ?? 0
  const people = [...countOf.values()].reduce((sum, some) => sum + some, 0)
  const isFull = partialOccupancyAllowed ? people <= Math.max(totalCapacity, 1) : people === totalCapacity
  return (
    people > 0 &&
    isFull &&
    ageGroupCapacities.every(({ ageGroup, minCapacity }) => count(ageGroup) >= minCapacity) &&
    [...countOf].every(([ageGroup, some]) => some <= mostOf(capacitySettings, ageGroup)) &&
    (!rangesAllowed ||
      ageGroupedTotalCapacities.every(
        ({ ageGroups, capacity }) => ageGroups.reduce((sum, ageGroup) => sum + count(ageGroup), 0) === capacity,
      ))
  )
}

function mostOf({ ageGroupCapacities }: Room['capacitySettings'], ageGroupId: string): number {
  return ageGroupCapacities.find(({ ageGroup }) => ageGroup === ageGroupId)?.maxCapacity ?? 0
}
