import type { Accommodation } from '#domain/catalogue/catalogue.ts'

type CapacitySettings = Accommodation['capacitySettings']

export interface RoomFields extends Partial<Omit<Accommodation, 'capacitySettings' | '__typename'>> {
  readonly totalCapacity?: number
  readonly rangesAllowed?: boolean
  readonly partialOccupancyAllowed?: boolean
  /** Least and most travellers by age group. */
  readonly capacities?: Readonly<Record<string, readonly [min: number, max: number]>>
  /** Capacities that several age groups fill together. */
  readonly ranges?: readonly { readonly ageGroups: readonly string[]; readonly capacity: number }[]
}

/** A double room for two people of any age. */
export function room(fields: RoomFields = {}): Accommodation {
  const {
    totalCapacity = 2,
    rangesAllowed = false,
    partialOccupancyAllowed = false,
    capacities,
    ranges,
    ...rest
  } = fields
  return {
    __typename: 'Accommodation',
    id: 'dz',
    ratioPackageNo: '101',
    name: 'Doppelzimmer',
    label: null,
    isFamilyPackageAccommodation: false,
    isBabyPackage: false,
    addons: [],
    capacitySettings: {
      __typename: 'CapacitySettings',
      id: `capacity-${rest.id ?? 'dz'}`,
      totalCapacity,
      rangesAllowed,
      partialOccupancyAllowed,
      ageGroupCapacities: capacitiesOf(capacities ?? { adult: [0, totalCapacity], child: [0, totalCapacity] }),
      ageGroupedTotalCapacities: rangesOf(ranges ?? []),
    },
    ...rest,
  }
}

/** The entries of `ageGroupCapacities`. */
export function capacitiesOf(
  capacities: NonNullable<RoomFields['capacities']>,
): CapacitySettings['ageGroupCapacities'] {
  return Object.entries(capacities).map(([ageGroup, [minCapacity, maxCapacity]]) => ({
    __typename: 'AgeGroupCapacity',
    id: `capacity-${ageGroup}`,
    ageGroup,
    minCapacity,
    maxCapacity,
  }))
}

/** The entries of `ageGroupedTotalCapacities`. */
export function rangesOf(ranges: NonNullable<RoomFields['ranges']>): CapacitySettings['ageGroupedTotalCapacities'] {
  return ranges.map(({ ageGroups, capacity }, index) => ({
    __typename: 'AgeGroupedTotalCapacity',
    id: `range-${index}`,
    ageGroups,
    capacity,
  }))
}
