import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { AgeGroup, MandatorySettings, Rules } from '#domain/catalogue/catalogue.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { ageAtStart, presumedAgeAtStart } from './ages.ts'

/** The context rules are evaluated in, beside the traveller. */
export interface RuleContext {
  readonly today: IsoDay
  readonly date: SaleDate
  readonly ageGroups: readonly AgeGroup[]
  /** Family package of the booking; null without. */
  readonly familyPackageId: string | null
  readonly accommodationAddons: BookingDraft['accommodationAddons']
  /** Whether the item is mandatory; false where absent. */
  readonly isMandatory?: boolean
}

export type RuleTraveller = Pick<Traveller, 'ageGroupId' | 'birthday' | 'accommodationId' | 'isFamilyPackageMember'>

/** The context of a draft on its date. */
export function ruleContext({ draft, offer }: Booking, date: SaleDate): RuleContext {
  return {
    today: offer.today,
    date,
    ageGroups: offer.travel.ageGroups,
    familyPackageId: familyPackageIdOf(draft),
    accommodationAddons: draft.accommodationAddons,
  }
}

/** The checks of a rule (rules 5.5.1); a check that is switched off always passes. */
export type RuleCheck = 'period' | 'travelDate' | 'ages' | 'rooms' | 'roomAddons'

interface Check {
  readonly check: RuleCheck
  readonly holds: (rules: Rules, traveller: RuleTraveller, context: RuleContext) => boolean
}

const CHECKS: readonly Check[] = [
  { check: 'period', holds: (rules, _, { today }) => !rules.checkDateRange || isBookedInTime(rules, today) },
  {
    check: 'travelDate',
    holds: (rules, _, { date }) => !rules.checkTravelDate || rules.travelDates.some(({ id }) => id === date.id),
  },
  { check: 'ages', holds: (rules, traveller, context) => !rules.checkAgeGroups || isOfAge(rules, traveller, context) },
  {
    check: 'rooms',
    holds: (rules, traveller, context) => !rules.checkAccommodationTypes || sleepsIn(rules, traveller, context),
  },
  {
    check: 'roomAddons',
    holds: (rules, traveller, context) => !rules.checkAccommodationAddons || hasRoomAddon(rules, traveller, context),
  },
]

/** Whether an item with these settings applies to a traveller: every check passes, or there are no rules. */
export function appliesTo(settings: MandatorySettings | null, traveller: RuleTraveller, context: RuleContext): boolean {
  const rules = rulesIn(settings)
  const isMandatory = settings?.isMandatory === true
  return rules === null || CHECKS.every(({ holds }) => holds(rules, traveller, { ...context, isMandatory }))
}

/** The failed checks of a traveller; empty when the item applies. */
export function failedChecks(
  settings: MandatorySettings | null,
  traveller: RuleTraveller,
  context: RuleContext,
): readonly RuleCheck[] {
  const rules = rulesIn(settings)
  return rules === null ? [] : CHECKS.filter(({ holds }) => !holds(rules, traveller, context)).map(({ check }) => check)
}

/** The active rules; null where there is no restriction. */
export function rulesIn(settings: MandatorySettings | null): Rules | null {
  return settings?.useRules === true ? settings.rules : null
}

interface Period {
  /** Null is unbounded. */
  readonly first: IsoDay | null
  readonly last: IsoDay | null
}

const knownPeriods = new WeakMap<Rules, Period>()

/** The period of rules, memoized: it is read for each traveller and date. */
function periodOf(rules: Rules): Period {
  const known = knownPeriods.get(rules)
  if (known !== undefined) return known
  const period = { first: readDay(rules.startDate), last: readDay(rules.endDate) }
  knownPeriods.set(rules, period)
  return period
}

function isBookedInTime(rules: Rules, today: IsoDay): boolean {
  const { first, last } = periodOf(rules)
  return (first === null || first <= today) && (last === null || today <= last)
}

function sleepsIn(rules: Rules, traveller: RuleTraveller, { familyPackageId }: RuleContext): boolean {
  const { accommodationId, isFamilyPackageMember } = traveller
  const inRoom = accommodationId !== null && rules.accommodations.includes(accommodationId)
  const inPackage = isFamilyPackageMember && familyPackageId !== null && rules.familyPackages.includes(familyPackageId)
  return inRoom || inPackage
}

// Assumption: one of the listed room extras must be chosen for the traveller's own room or package.
function hasRoomAddon(rules: Rules, traveller: RuleTraveller, context: RuleContext): boolean {
  return context.accommodationAddons.some(({ type, typeId, addonId, quantity }) => {
    const ownId = type === 'accommodation' ? ownRoomId(traveller) : ownPackageId(traveller, context)
    return quantity > 0 && typeId === ownId && rules.accommodationAddons.includes(addonId)
  })
}

function ownRoomId({ accommodationId, isFamilyPackageMember }: RuleTraveller): string | null {
  return isFamilyPackageMember ? null : accommodationId
}

function ownPackageId({ isFamilyPackageMember }: RuleTraveller, { familyPackageId }: RuleContext): string | null {
  return isFamilyPackageMember ? familyPackageId : null
}

function isOfAge(rules: Rules, traveller: RuleTraveller, context: RuleContext): boolean {
  const { ageGroupId } = traveller
  if (ageGroupId === null || !rules.ageGroups.includes(ageGroupId)) return false
  if (!rules.useAgeFilter || rules.ageFilter === null) return true
  const { minAge, maxAge } = rules.ageFilter
  const isIn = (age: number) => (minAge === null || minAge <= age) && (maxAge === null || age <= maxAge)
  // Rule 5.1.6.
  if (context.isMandatory === true) {
    const presumed = presumedAgeAtStart(traveller, context.date, context.ageGroups)
    return presumed !== null && isIn(presumed)
  }
  const age = ageAtStart(traveller, context.date)
  if (age !== null) return isIn(age)
  const group = context.ageGroups.find(({ id }) => id === ageGroupId)
  return group !== undefined && isIn(group.minAge) && isIn(group.maxAge)
}
