import { type IsoDay, readDay } from '#domain/calendar.ts'
import type { DepartureRecord } from '#platform/catalogue/records.ts'
import type { Accommodation, AgeGroup, MandatorySettings, Rules } from '#platform/generated/resolverTypes.ts'

/** Presumed age of an adult without a birthday, in years, as far as the age group allows (rule 5.1.6.1). */
const PRESUMED_AGE = 40

/** An adult of unknown age, with room and departure. */
interface Guest {
  readonly departure: DepartureRecord
  readonly adult: AgeGroup
  readonly today: IsoDay
  readonly room: Accommodation
  /** Ids of the room's extras. */
  readonly roomAddons: readonly string[]
}

/** Whether settings apply to the guest; without rules they apply to everybody. */
export function appliesTo(settings: MandatorySettings | null | undefined, guest: Guest): boolean {
  const rules = settings?.useRules === true ? (settings.rules ?? null) : null
  return rules === null || passes(rules, guest)
}

function passes(rules: Rules, { departure, adult, today, room, roomAddons }: Guest): boolean {
  const first = readDay(rules.startDate ?? null) ?? today
  const last = readDay(rules.endDate ?? null) ?? today
  return (
    (!rules.checkDateRange || (first <= today && today <= last)) &&
    (!rules.checkAccommodationTypes || rules.accommodations.includes(room.id)) &&
    (!rules.checkAccommodationAddons || rules.accommodationAddons.some((id) => roomAddons.includes(id))) &&
    (!rules.checkAgeGroups || isOfAge(rules, adult)) &&
    (!rules.checkTravelDate || rules.travelDates.some(({ id }) => id === departure.id))
  )
}

function isOfAge({ ageGroups, useAgeFilter, ageFilter }: Rules, { id, minAge, maxAge }: AgeGroup): boolean {
  if (!ageGroups.includes(id)) return false
  const age = Math.max(minAge, Math.min(maxAge, PRESUMED_AGE))
  return !useAgeFilter || ((ageFilter?.minAge ?? age) <= age && age <= (ageFilter?.maxAge ?? age))
}
