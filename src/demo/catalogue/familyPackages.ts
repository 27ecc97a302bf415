import { ageGroupId, type AgeScheme } from '#demo/parts/ages.ts'
import { toCapacity, type FamilyPackagePlan } from '#demo/parts/rooms.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { FamilyPackage, FamilyPackageCapacitySettings } from '#platform/generated/resolverTypes.ts'

/** A family package in the form of the pricing structure. */
export function toFamilyPackage(plan: FamilyPackagePlan, variantId: string, tour: Tour): FamilyPackage {
  const id = `${variantId}-${plan.no}`
  return {
    id,
    ratioServiceNo: plan.no,
    name: plan.name,
    label: null,
    info: plan.info,
    accommodation: `${variantId}-${plan.room}`,
    addons: tour.addons
      .filter((addon) => addon.kind === 'room' && addon.forRooms.includes(plan.room))
      .map((addon) => `${variantId}-${addon.no}`),
    capacitySettings: capacityOf(plan, id, tour.ages),
  }
}

/**
 * Packages need exact occupancy: without ranges the maximum of each age group, with ranges the capacity of each range.
 * So adults need a range of their own then, or any number of them would match.
 */
function capacityOf(plan: FamilyPackagePlan, packageId: string, ages: AgeScheme): FamilyPackageCapacitySettings {
  const id = `${packageId}-belegung`
  const adults = ages.groups.filter(({ type }) => type === 'ADULT')
  const minors = ages.groups.filter(({ type, key }) => type === 'MINOR' && (plan.minorsAge ?? key) === key)
  const rangesAllowed = minors.length > 1
  const range = (groups: typeof adults, capacity: number, index: number) => ({
    id: `${id}-${index}`,
    ageGroups: groups.map(({ key }) => ageGroupId(ages, key)),
    capacity,
  })
  return {
    id,
    totalCapacity: plan.adults + plan.minors,
    rangesAllowed,
    partialOccupancyAllowed: false,
    partialOccupancyAllowedAgeGroups: [],
    ageGroupId: null,
    ageGroupIds: [...adults, ...minors].map(({ key }) => ageGroupId(ages, key)),
    ageGroupCapacities: [
      ...adults.map(({ key }) => toCapacity(id, ageGroupId(ages, key), [plan.adults, plan.adults])),
      ...minors.map(({ key }) => toCapacity(id, ageGroupId(ages, key), [rangesAllowed ? 0 : plan.minors, plan.minors])),
    ],
    ageGroupedTotalCapacities: rangesAllowed ? [range(adults, plan.adults, 1), range(minors, plan.minors, 2)] : [],
  }
}
