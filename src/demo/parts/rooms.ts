import type { Accommodation, AgeGroupCapacity, CapacitySettings } from '#platform/generated/resolverTypes.ts'
import { ageGroupId, type AgePlan, type AgeScheme } from './ages.ts'
import type { AddonPlan } from './extras.ts'

/** Who may share: `own` one adult, `shared` adults with children, `family` two adults and children, `beds` strangers. */
type RoomUse = 'own' | 'shared' | 'family' | 'beds' | 'baby'

/** A kind of room as a tour names it. */
export interface RoomPlan {
  readonly key: string
  /** Package number in the back office. */
  readonly no: string
  readonly name: string
  readonly label: string | null
  readonly info: string | null
  readonly use: RoomUse
  readonly places: number
  /** Francs a person on top of the price of the tour; may be negative. Of a baby package: the whole price. */
  readonly surcharge: number
  /** Rooms a departure has; places where single beds are sold. */
  readonly units: number
  readonly isForFamilyPackages: boolean
}

export interface FamilyPackagePlan {
  readonly no: string
  readonly name: string
  readonly info: string
  /** Key of the room the family sleeps in. */
  readonly room: string
  readonly adults: number
  readonly minors: number
  /** Key of the minors' only age group; null lets every group of minors fill the places. */
  readonly minorsAge: string | null
  /** Price of the package in prices of a bed in a double room. */
  readonly share: number
  readonly units: number
}

/** The room as the pricing structure of a variant holds it. */
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
    isBabyPackage: room.use === 'baby',
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
    partialOccupancyAllowed: room.use === 'beds',
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

/** One line of a capacity; its id follows from the capacity it belongs to. */
export function toCapacity(
  settingsId: string,
  ageGroup: string,
  [minCapacity, maxCapacity]: readonly [number, number],
): AgeGroupCapacity {
  return { id: `${settingsId}-${ageGroup}`, ageGroup, minCapacity, maxCapacity }
}

function limits(room: RoomPlan, group: AgePlan, ages: AgeScheme): readonly [number, number] {
  const isAdult = group.type === 'ADULT'
  switch (room.use) {
    case 'own':
      return isAdult ? [atLeastOne(ages), 1] : [0, 0]
    case 'shared':
      return isAdult ? [atLeastOne(ages), room.places] : [0, room.places - 1]
    case 'family':
      return isAdult ? [2, 2] : [0, room.places - 2]
    case 'beds':
      return [0, room.places]
    case 'baby':
      return [0, 0]
  }
}

/** Where two groups are of age, either may fill the room alone; the range then says how many it takes together. */
function atLeastOne(ages: AgeScheme): number {
  return adultsOf(ages).length > 1 ? 0 : 1
}

function adultsOf(ages: AgeScheme): AgePlan[] {
  return ages.groups.filter(({ type }) => type === 'ADULT')
}

function rangesOf(room: RoomPlan, ages: AgeScheme): { groups: AgePlan[]; capacity: number }[] {
  if (room.use === 'family') {
    return [{ groups: ages.groups.filter(({ type }) => type === 'MINOR'), capacity: room.places - 2 }]
  }
  if ((room.use === 'own' || room.use === 'shared') && adultsOf(ages).length > 1) {
    return [{ groups: adultsOf(ages), capacity: room.places }]
  }
  return []
}
