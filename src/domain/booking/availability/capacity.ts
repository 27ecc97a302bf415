import type { Accommodation, AgeGroup } from '#domain/catalogue/catalogue.ts'

export type Room = Accommodation

type Capacity = Pick<Room, 'capacitySettings'>

/** The fields of a traveller that room capacity depends on. */
export interface Guest {
  /** Index of the traveller. */
  readonly index: number
  readonly ageGroupId: string | null
}

/** Number of guests a quantity of this room takes (rules 4.11.2). */
export function placesIn({ capacitySettings }: Capacity, quantity: number): number {
  const { partialOccupancyAllowed, totalCapacity } = capacitySettings
  return partialOccupancyAllowed ? quantity : quantity * totalCapacity
}

/** Number of rooms opened by a quantity; where single places are sold, rounded up from the places. */
export function roomsIn({ capacitySettings }: Capacity, quantity: number): number {
  const { partialOccupancyAllowed, totalCapacity } = capacitySettings
  return partialOccupancyAllowed ? Math.ceil(quantity / Math.max(totalCapacity, 1)) : quantity
}

/** `ADULT` for a room with a place for some adult group (rule 5.4.1). */
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
 * Whether these guests satisfy the minimum of each age group and, with ranges, the capacity of each range, so that the
 * room is possible at all (rules 5.4.2).
 */
export function meetsMinima({ capacitySettings }: Capacity, guests: readonly Guest[]): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed } = capacitySettings
  const count = (groups: readonly string[]) =>
    guests.filter(({ ageGroupId }) => ageGroupId !== null && groups.includes(ageGroupId)).length
  return (
    ageGroupCapacities.every(({ ageGroup, minCapacity }) => count([ageGroup]) >= minCapacity) &&
    (!rangesAllowed || ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => count(ageGroups) >= capacity))
  )
}

/**
 * Whether these numbers by age group can share one room: every place is taken (at least one, where single places are
 * sold), each group is within its limits, and each range is exactly full.
 * Assumption: limits apply to each single room, so that three adults never share the beds of two.
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
