import type { FamilyPackage } from '#platform/generated/resolverTypes.ts'
import type { Booking, Person } from './booking.ts'
import { roomWords } from './roomWords.ts'

/** The chosen family package; null when none is chosen or the variant does not know it. */
export function chosenFamilyPackage({ people, sale }: Booking): FamilyPackage | null {
  const id = people[0]?.order.familyPackage?.id
  return sale.variant.document.familyPackages.find((candidate) => candidate.id === id) ?? null
}

/** Validates the family package: at most one, and its capacities fit the travellers (rules 5.4.4, 5.4.5). */
export function familyPackageIssue(booking: Booking): string | null {
  const { people, sale } = booking
  const chosen = people.filter(({ order }) => order.familyPackage !== null)
  const members = people.filter(({ order }) => order.isFamilyPackageMember)
  if (chosen.length === 0 && members.length === 0) return null
  const familyPackage = chosenFamilyPackage(booking)
  if (familyPackage === null || chosen.length !== 1)
    return `Dieses Familienpaket gibt es nicht mehr. ${roomWords(sale).chooseAnew}`
  const isTogether =
    members.length > 0 && members.every(({ order }) => order.accommodation?.id === familyPackage.accommodation)
  if (!isTogether || !fitsFamily(familyPackage, people))
    return `«${familyPackage.name}» gilt nicht für Ihre Gruppe. ${roomWords(sale).chooseAnew}`
  return null
}

/**
 * Whether the travellers fit a package. Members of its age groups must match its capacities; travellers of other age
 * groups count against the total capacity only.
 */
function fitsFamily({ capacitySettings }: FamilyPackage, people: readonly Person[]): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed, ageGroupIds } = capacitySettings
  const looksAt = (groupId: string) => ageGroupIds.length === 0 || ageGroupIds.includes(groupId)
  const family = people.map(({ ageGroup }) => ageGroup?.id ?? '').filter(looksAt)
  const capacities = ageGroupCapacities.filter(({ ageGroup }) => looksAt(ageGroup))
  const hasPlaceFor = new Set(capacities.map(({ ageGroup }) => ageGroup))
  if (family.length === 0 || people.length > capacitySettings.totalCapacity) return false
  if (family.some((groupId) => !hasPlaceFor.has(groupId))) return false
  const count = (groupIds: readonly string[]) => family.filter((groupId) => groupIds.includes(groupId)).length
  const mayStayEmpty = new Set(
    capacitySettings.partialOccupancyAllowed ? capacitySettings.partialOccupancyAllowedAgeGroups : [],
  )
  if (rangesAllowed) {
    const isFull = ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => count(ageGroups) === capacity)
    return isFull && capacities.every(({ ageGroup, maxCapacity }) => count([ageGroup]) <= maxCapacity)
  }
  return capacities.every(({ ageGroup, minCapacity, maxCapacity }) => {
    const present = count([ageGroup])
    return mayStayEmpty.has(ageGroup) ? present >= minCapacity && present <= maxCapacity : present === maxCapacity
  })
}
