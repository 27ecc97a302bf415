import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking, Person } from '#domain/booking/draft/booking.ts'
import { readDay, type IsoDay } from '#domain/calendar.ts'
import type { MandatorySettings, Rules } from '#domain/catalogue/catalogue.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { presumedAgeAtStart } from './ages.ts'

/** The context rules are evaluated in, beside the traveller. */
export interface RuleContext {
  readonly today: IsoDay
  readonly date: SaleDate
  /** Family package of the booking; null without. */
  readonly familyPackageId: string | null
  readonly accommodationAddons: BookingDraft['accommodationAddons']
  /** Whether the item is mandatory; false where absent. */
  readonly isMandatory?: boolean
}

/** The part of a person that rules depend on. */
export interface RulePerson extends Pick<Person, 'ageGroupId' | 'ageGroup' | 'ageAtStart'> {
  readonly traveller: Pick<Traveller, 'accommodationId' | 'isFamilyPackageMember'>
}

/** The context of a booking on a date. */
export function ruleContext({ draft, offer }: Booking, date: SaleDate): RuleContext {
  return {
    today: offer.today,
    date,
    familyPackageId: familyPackageIdOf(draft),
    accommodationAddons: draft.accommodationAddons,
  }
}

/** The checks of a rule (rules 5.5.1); a check that is switched off always passes. */
export type RuleCheck = 'period' | 'travelDate' | 'ages' | 'rooms' | 'roomAddons'

interface Check {
  readonly check: RuleCheck
  readonly holds: (person: RulePerson) => boolean
}

/** Period and travel date are checked once for all people. */
function checksOf(rules: Rules, context: RuleContext): readonly Check[] {
  const isInTime = !rules.checkDateRange || isBookedInTime(rules, context.today)
  const isOnDate = !rules.checkTravelDate || rules.travelDates.some(({ id }) => id === context.date.id)
  return [
    { check: 'period', holds: () => isInTime },
    { check: 'travelDate', holds: () => isOnDate },
    { check: 'ages', holds: (person) => !rules.checkAgeGroups || isOfAge(rules, person, context) },
    { check: 'rooms', holds: (person) => !rules.checkAccommodationTypes || sleepsIn(rules, person, context) },
    { check: 'roomAddons', holds: (person) => !rules.checkAccommodationAddons || hasRoomAddon(rules, person, context) },
  ]
}

/** Whether an item with these settings applies to a person: every check passes, or there are no rules. */
export function appliesTo(settings: MandatorySettings | null, context: RuleContext): (person: RulePerson) => boolean {
  const rules = rulesIn(settings)
  if (rules === null) return () => true
  const checks = checksOf(rules, { ...context, isMandatory: settings?.isMandatory === true })
  return (person) => checks.every(({ holds }) => holds(person))
}

/** The failed checks of a person; empty when the item applies. */
export function failedChecks(
  settings: MandatorySettings | null,
  context: RuleContext,
): (person: RulePerson) => readonly RuleCheck[] {
  const rules = rulesIn(settings)
  const checks = rules === null ? [] : checksOf(rules, context)
  return (person) => checks.filter(({ holds }) => !holds(person)).map(({ check }) => check)
}

/** The active rules; null where there is no restriction. */
export function rulesIn(settings: MandatorySettings | null): Rules | null {
  return settings?.useRules === true ? settings.rules : null
}

function isBookedInTime(rules: Rules, today: IsoDay): boolean {
  const [first, last] = [readDay(rules.startDate), readDay(rules.endDate)]
  return (first === null || first <= today) && (last === null || today <= last)
}

function sleepsIn(rules: Rules, { traveller }: RulePerson, { familyPackageId }: RuleContext): boolean {
  const { accommodationId, isFamilyPackageMember } = traveller
  const inRoom = accommodationId !== null && rules.accommodations.includes(accommodationId)
  const inPackage = isFamilyPackageMember && familyPackageId !== null && rules.familyPackages.includes(familyPackageId)
  return inRoom || inPackage
}

// Assumption: one of the listed room extras must be chosen for the traveller's own room or package.
function hasRoomAddon(rules: Rules, { traveller }: RulePerson, context: RuleContext): boolean {
  return context.accommodationAddons.some(({ type, typeId, addonId, quantity }) => {
    const ownId = type === 'accommodation' ? ownRoomId(traveller) : ownPackageId(traveller, context)
    return quantity > 0 && typeId === ownId && rules.accommodationAddons.includes(addonId)
  })
}

function ownRoomId({ accommodationId, isFamilyPackageMember }: RulePerson['traveller']): string | null {
  return isFamilyPackageMember ? null : accommodationId
}

function ownPackageId(
  { isFamilyPackageMember }: RulePerson['traveller'],
  { familyPackageId }: RuleContext,
): string | null {
  return isFamilyPackageMember ? familyPackageId : null
}

function isOfAge(rules: Rules, person: RulePerson, { isMandatory }: RuleContext): boolean {
  const { ageGroupId, ageGroup, ageAtStart } = person
  if (ageGroupId === null || !rules.ageGroups.includes(ageGroupId)) return false
  if (!rules.useAgeFilter || rules.ageFilter === null) return true
  const { minAge, maxAge } = rules.ageFilter
  const isIn = (age: number) => (minAge === null || minAge <= age) && (maxAge === null || age <= maxAge)
  // Rule 5.1.6.
  if (isMandatory === true) {
    const presumed = presumedAgeAtStart(person)
    return presumed !== null && isIn(presumed)
  }
  if (ageAtStart !== null) return isIn(ageAtStart)
  return ageGroup !== null && isIn(ageGroup.minAge) && isIn(ageGroup.maxAge)
}
