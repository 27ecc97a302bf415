import type { Accommodation, FamilyPackage } from '#domain/catalogue/catalogue.ts'

/** Sizes of rooms in turn; single places in a shared room are 0. */
const BEDS = [2, 1, 3, 2, 4, 0] as const

/** Rooms of different sizes and prices; all but single rooms need an adult, and each sixth is sold by the place. */
export function syntheticRooms(count: number): readonly Accommodation[] {
  return Array.from({ length: count }, (_, index): Accommodation => {
    const beds = BEDS[index % BEDS.length] ?? 2
    return {
      __typename: 'Accommodation',
      id: `room-${index}`,
      ratioPackageNo: String(index),
      name: `Zimmer ${index}`,
      label: null,
      isFamilyPackageAccommodation: index === FAMILY_ROOM,
      isBabyPackage: false,
      addons: [],
      capacitySettings: {
        __typename: 'CapacitySettings',
        id: `capacity-${index}`,
        totalCapacity: beds === 0 ? 2 : beds,
        rangesAllowed: false,
        partialOccupancyAllowed: beds === 0,
        ageGroupCapacities: [
          capacity('adult', [beds > 1 ? 1 : 0, Math.max(beds, 1)]),
          capacity('child', [0, beds > 1 ? beds - 1 : 0]),
        ],
        ageGroupedTotalCapacities: [],
      },
    }
  })
}

const FAMILY_ROOM = 4

/** A package for two adults and two children in the room with four beds. */
export function syntheticFamilyPackage(): FamilyPackage {
  return {
    __typename: 'FamilyPackage',
    id: 'family',
    ratioServiceNo: '8001',
    name: 'Familienpauschale',
    label: null,
    accommodation: `room-${FAMILY_ROOM}`,
    addons: [],
    capacitySettings: {
      __typename: 'FamilyPackageCapacitySettings',
      id: 'capacity-family',
      totalCapacity: 4,
      rangesAllowed: false,
      partialOccupancyAllowed: false,
      partialOccupancyAllowedAgeGroups: [],
      ageGroupIds: ['adult', 'child'],
      ageGroupCapacities: [capacity('adult', [2, 2]), capacity('child', [2, 2])],
      ageGroupedTotalCapacities: [],
    },
  }
}

function capacity(ageGroup: string, [minCapacity, maxCapacity]: readonly [number, number]) {
  return { __typename: 'AgeGroupCapacity', id: `capacity-${ageGroup}`, ageGroup, minCapacity, maxCapacity } as const
}
