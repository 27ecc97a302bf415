import type { Accommodation, AgeGroupCapacity, CapacitySettings } from '#platform/generated/resolverTypes.ts'
import { ageGroupId, type AgePlan, type AgeScheme } from './ages.ts'
import type { AddonPlan } from './extras.ts'

/**
 * Who may occupy a room: `single` one adult, `party` adults of one party with their children, `family` two adults with
 * children, `shared` strangers, as it is sold by the bed, `baby` a baby, which takes no bed.
 */
type Occupancy = 'single' | 'party' | 'family' | 'shared' | 'baby'

/** A kind of room of a tour. */
export interface RoomPlan {
  readonly key: string
  /** Package number in the back office. */
  readonly no: string
  readonly name: string
  readonly label: string | null
  readonly info: string | null
  readonly occupancy: Occupancy
  readonly places: number
  /** Francs per person on top of the tour's price, may be negative; the whole price of a baby package. */
  readonly surcharge: number
  /** Rooms per departure; beds if sold singly. */
  readonly units: number
  readonly isForFamilyPackages: boolean
}

export interface FamilyPackagePlan {
  readonly no: string
  readonly name: string
  readonly info: string
  /** Key of the family's room. */
  readonly room: string
  readonly adults: number
  readonly minors: number
  /** Key of the only age group of minors; null allows all groups of minors. */
  readonly minorsAge: string | null
  /** Price of the package as a multiple of the bed price in a double room. */
  readonly share: number
  readonly units: number
}

/** A room in the form of the pricing structure. */
export function toAccommodation(
  room: RoomPlan,
  variantId: string,
  { ages, addons }: { ages: AgeScheme; addons: readonly AddonPlan[] },
): Accommodation {
  const id = `${variantId}-${room.key}`
  return {
    id,
    ratioPackageNo: room.no,
    name: room.name,
    label: room.label,
    info: room.info,
    isFamilyPackageAccommodation: room.isForFamilyPackages,
    isBabyPackage: room.occupancy === 'baby',
    addons: addons
      .filter((addon) => addon.kind === 'room' && addon.forRooms.includes(room.key))
      .map((addon) => `${variantId}-${addon.no}`),
    capacitySettings: capacityOf(room, id, ages),
  }
}

function capacityOf(room: RoomPlan, roomId: string, ages: AgeScheme): CapacitySettings {
  const id = `${roomId}-belegung`
  const ranges = rangesOf(room, ages)
  return {
    id,
    totalCapacity: room.places,
    rangesAllowed: ranges.length > 0,
    partialOccupancyAllowed: room.occupancy === 'shared',
    ageGroupCapacities: ages.groups.map((group) =>
      toCapacity(id, ageGroupId(ages, group.key), limits(room, group, ages)),
    ),
    ageGroupedTotalCapacities: ranges.map(({ groups, capacity }, index) => ({
      id: `${id}-${index + 1}`,
      ageGroups: groups.map(({ key }) => ageGroupId(ages, key)),
      capacity,
    })),
  }
}

/** Capacity of one age group, with an id derived from its settings. */
export function toCapacity(
  settingsId: string,
  ageGroup: string,
  [minCapacity, maxCapacity]: readonly [number, number],
): AgeGroupCapacity {
  return { id: `${settingsId}-${ageGroup}`, ageGroup, minCapacity, maxCapacity }
}

function limits(room: RoomPlan, group: AgePlan, ages: AgeScheme): readonly [number, number] {
  const isAdult = group.type === 'ADULT'
  switch (room.occupancy) {
    case 'single':
      return isAdult ? [atLeastOne(ages), 1] : [0, 0]
    case 'party':
      return isAdult ? [atLeastOne(ages), room.places] : [0, room.places - 1]
    case 'family':
      return isAdult ? [2, 2] : [0, room.places - 2]
    case 'shared':
      return [0, room.places]
    case 'baby':
      return [0, 0]
  }
}

/** With several adult groups each may be empty; a range then limits them together. */
function atLeastOne(ages: AgeScheme): number {
  return adultsOf(ages).length > 1 ? 0 : 1
}

function adultsOf(ages: AgeScheme): AgePlan[] {
  return ages.groups.filter(({ type }) => type === 'ADULT')
}

function rangesOf(room: RoomPlan, ages: AgeScheme): { groups: AgePlan[]; capacity: number }[] {
  if (room.occupancy === 'family') {
    return [{ groups: ages.groups.filter(({ type }) => type === 'MINOR'), capacity: room.places - 2 }]
  }
  if ((room.occupancy === 'single' || room.occupancy === 'party') && adultsOf(ages).length > 1) {
    return [{ groups: adultsOf(ages), capacity: room.places }]
  }
  return []
}
