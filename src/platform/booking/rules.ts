import { type IsoDay, readDay } from '#domain/calendar.ts'
import type { MandatorySettings, Rules } from '#platform/generated/resolverTypes.ts'
import type { Booking, Person } from './booking.ts'

type Settings = MandatorySettings | null | undefined

/** Travellers allowed to have an extra; all of them where no rules are in use. */
export function eligiblePeople(booking: Booking, settings: Settings): readonly Person[] {
  const rules = settings?.useRules === true ? (settings.rules ?? null) : null
  return rules === null ? booking.people : booking.people.filter((person) => passes(rules, person, booking))
}

export function isMandatory(settings: Settings): boolean {
  return settings?.isMandatory === true
}

/** Whether every enabled check passes (rules 5.5.1). */
function passes(rules: Rules, person: Person, { order, sale }: Booking): boolean {
  return (
    (!rules.checkDateRange || isWithin(sale.today, rules)) &&
    (!rules.checkAccommodationTypes || sleepsIn(rules, person, order)) &&
    (!rules.checkAccommodationAddons || hasRoomAddon(rules, person, order)) &&
    (!rules.checkAgeGroups || isOfAge(rules, person)) &&
    (!rules.checkTravelDate || rules.travelDates.some(({ id }) => id === sale.departure.id))
  )
}

function isWithin(today: IsoDay, { startDate, endDate }: Rules): boolean {
  const first = readDay(startDate ?? null)
  const last = readDay(endDate ?? null)
  return (first === null || first <= today) && (last === null || today <= last)
}

function sleepsIn({ accommodations, familyPackages }: Rules, person: Person, order: Booking['order']): boolean {
  const inRoom = accommodations.includes(person.order.accommodation?.id ?? '')
  return inRoom || familyPackages.includes(familyPackageOf(person, order) ?? '')
}

/** The first traveller carries the package of all members. */
function familyPackageOf({ order: traveller }: Person, { travellers }: Booking['order']): string | null {
  return traveller.isFamilyPackageMember ? (travellers[0]?.familyPackage?.id ?? null) : null
}

/** Assumption: the check passes when an extra of the list is booked for the room the traveller sleeps in. */
function hasRoomAddon({ accommodationAddons }: Rules, person: Person, order: Booking['order']): boolean {
  const place = familyPackageOf(person, order) ?? person.order.accommodation?.id ?? null
  return order.accommodationAddonSelection.some(
    ({ typeId, addon, quantity }) => quantity > 0 && typeId === place && accommodationAddons.includes(addon.id),
  )
}

function isOfAge({ ageGroups, useAgeFilter, ageFilter }: Rules, { ageGroup, ageOnStart }: Person): boolean {
  if (!ageGroups.includes(ageGroup?.id ?? '')) return false
  if (!useAgeFilter) return true
  const youngest = ageFilter?.minAge ?? 0
  const oldest = ageFilter?.maxAge ?? Infinity
  return ageOnStart !== null && youngest <= ageOnStart && ageOnStart <= oldest
}
