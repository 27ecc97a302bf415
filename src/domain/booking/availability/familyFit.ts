import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { FamilyPackage } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { extensionPackageNo, familyRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Guest } from './capacity.ts'
import { packageContingent, serviceContingent } from './contingents.ts'

/**
 * Whether a family package fits these guests (rule 5.4.4): each group exactly at its maximum; with ranges, each range
 * exactly full and no group above its maximum. Groups not listed in the package do not count.
 * Assumption: they travel along, so the package must have a place for them too.
 */
export function isFamilyFor({ capacitySettings }: FamilyPackage, guests: readonly Guest[]): boolean {
  const { ageGroupIds, ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed, totalCapacity } = capacitySettings
  const isSeen = (groupId: string) => ageGroupIds.length === 0 || ageGroupIds.includes(groupId)
  const count = (groups: readonly string[]) =>
    guests.filter(({ ageGroupId }) => ageGroupId !== null && isSeen(ageGroupId) && groups.includes(ageGroupId)).length
  const capacities = ageGroupCapacities.filter(({ ageGroup }) => isSeen(ageGroup))
  const isAnybodySeen = guests.some(({ ageGroupId }) => ageGroupId !== null && isSeen(ageGroupId))
  const knowsEverybody = guests.every(
    ({ ageGroupId }) =>
      ageGroupId !== null && (!isSeen(ageGroupId) || capacities.some(({ ageGroup }) => ageGroup === ageGroupId)),
  )
  if (!isAnybodySeen || !knowsEverybody || guests.length > totalCapacity) return false
  if (rangesAllowed) {
    return (
      ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => count(ageGroups) === capacity) &&
      capacities.every(({ ageGroup, maxCapacity }) => count([ageGroup]) <= maxCapacity)
    )
  }
  return capacities.every(({ ageGroup, minCapacity, maxCapacity }) => {
    const mayStayEmpty = mayHaveEmptyPlaces(capacitySettings, ageGroup)
    const people = count([ageGroup])
    return mayStayEmpty ? minCapacity <= people && people <= maxCapacity : people === maxCapacity
  })
}

// Assumption: the groups listed for partial occupancy may leave places empty, down to their minimum.
function mayHaveEmptyPlaces(settings: FamilyPackage['capacitySettings'], ageGroup: string): boolean {
  return settings.partialOccupancyAllowed && settings.partialOccupancyAllowedAgeGroups.includes(ageGroup)
}

/** Whether a package is sold on a date: it has a price, and its room is sold there. */
export function isFamilyPackagePriced(
  familyPackage: FamilyPackage,
  date: SaleDate,
  offer: Pick<Offer, 'pricing'>,
): boolean {
  const room = roomOf(familyPackage.accommodation, offer)
  const isThere = room !== null && (date.extension === null || extensionPackageNo(room, date) !== null)
  return isThere && familyRate(familyPackage, date) !== null
}

/**
 * Whether a package is available on the chosen date: sold, and at least one left. On an extension date its room must
 * have a place for everybody as well (rule 5.7.4.1).
 */
export function isFamilyPackageSold(familyPackage: FamilyPackage, booking: Booking): boolean {
  const { draft, offer, sale } = booking
  const room = roomOf(familyPackage.accommodation, offer)
  if (sale === null || room === null || !isFamilyPackagePriced(familyPackage, sale.date, offer)) return false
  const extensionNo = extensionPackageNo(room, sale.date)
  const hasPlaces = extensionNo === null || packageContingent(extensionNo, booking) >= draft.travellers.length
  return hasPlaces && serviceContingent(familyPackage.ratioServiceNo, booking) > 0
}
