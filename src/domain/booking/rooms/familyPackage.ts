import type { Guest } from '#domain/booking/availability/capacity.ts'
import { haveContingentsFailed } from '#domain/booking/availability/contingents.ts'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { isFamilyFor, isFamilyPackagePriced, isFamilyPackageSold } from '#domain/booking/availability/familyFit.ts'
import { closedReason } from '#domain/booking/availability/dateAvailability.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { agesIn } from '#domain/booking/rules/ages.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import type { AgeGroup, FamilyPackage } from '#domain/catalogue/catalogue.ts'
import type { Remedy, Reason } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { partyRemedy } from './partyRemedy.ts'
import { soldOutRemedy } from './roomReasons.ts'

/**
 * The reason the package cannot be added: one is chosen, it does not fit the party, it is not sold or sold out; null
 * when it can.
 */
export function familyPackageReason(familyPackage: FamilyPackage, booking: Booking): Reason | null {
  const { draft, offer } = booking
  const isPriced = (date: SaleDate) => isFamilyPackagePriced(familyPackage, date, offer)
  const date = booking.sale?.date ?? null
  if (draft.travellers.length === 0)
    return { key: 'booking.reason.noTravellers', remedy: partyFor(familyPackage, booking) }
  if (familyPackageIdOf(draft) !== null) {
    return { key: 'booking.reason.anotherFamilyPackageChosen', remedy: { kind: 'withoutFamilyPackage' } }
  }
  if (!isFamilyFor(familyPackage, booking.people)) {
    return { key: 'booking.reason.notThisFamily', remedy: familyOf(familyPackage, booking) }
  }
  if (date === null || !isPriced(date))
    return { key: 'booking.reason.notSoldOnDate', remedy: otherDateRemedy(booking, isPriced) }
  if (haveContingentsFailed(booking)) return { key: 'booking.reason.placesUnknown', remedy: null }
  if (isFamilyPackageSold(familyPackage, booking)) return isDateUnbookable(booking) ? closedReason(date, offer) : null
  return { key: 'booking.reason.soldOut', count: 0, remedy: soldOutRemedy(booking, isPriced) }
}

/** Maximum number of added or removed people in a remedy. */
const FAMILY_CHANGES = 4

function partyFor(familyPackage: FamilyPackage, booking: Booking): Remedy | null {
  const adultIds = new Set(booking.offer.travel.ageGroups.flatMap(({ id, type }) => (type === 'ADULT' ? [id] : [])))
  // Children do not travel alone, even where the package has no minimum of adults.
  const isPossible = (guests: readonly Guest[]) =>
    isFamilyFor(familyPackage, guests) && guests.some(({ ageGroupId }) => adultIds.has(ageGroupId ?? ''))
  return partyRemedy(booking, { upTo: FAMILY_CHANGES, isFewerAllowed: true, isPossible })
}

/** The nearest family the package fits, as a remedy; null where none is found. */
function familyOf(familyPackage: FamilyPackage, booking: Booking): Remedy | null {
  const { offer } = booking
  const change = partyFor(familyPackage, booking)
  if (change?.kind !== 'party') return null
  const { ageGroups } = offer.travel
  const groupsOf = (type: AgeGroup['type']) => ageGroups.filter((group) => group.type === type)
  const people = (groups: readonly AgeGroup[]) => {
    const isIn = ({ ageGroupId }: { readonly ageGroupId: string | null }) => groups.some(({ id }) => id === ageGroupId)
    const more = change.changes.filter(isIn).reduce((sum, { count }) => sum + count, 0)
    return booking.people.filter(isIn).length + more
  }
  const minors = groupsOf('MINOR')
  const { ageGroupIds, ageGroupCapacities } = familyPackage.capacitySettings
  const taken = minors.filter(
    ({ id }) =>
      (ageGroupIds.length === 0 || ageGroupIds.includes(id)) &&
      ageGroupCapacities.some(({ ageGroup, maxCapacity }) => ageGroup === id && maxCapacity > 0),
  )
  return { kind: 'family', adults: people(groupsOf('ADULT')), minors: people(taken), minorAges: agesIn(taken) }
}

/** Whether the package can be added: none is chosen yet, it fits the party, and it is available. */
export function canAddFamilyPackage(familyPackage: FamilyPackage, booking: Booking): boolean {
  return familyPackageReason(familyPackage, booking) === null
}
