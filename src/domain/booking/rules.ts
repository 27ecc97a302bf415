import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { AgeGroup, MandatorySettings, Rules } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { ageAtStart } from './ages.ts'
import { familyPackageIdOf } from './chosen.ts'
import type { BookingDraft, Traveller } from './draft.ts'

/** What rules are held against beside the traveller. */
export interface RuleContext {
  readonly today: IsoDay
  readonly date: SaleDate
  readonly ageGroups: readonly AgeGroup[]
  /** Package of the family in the booking; null without. */
  readonly familyPackageId: string | null
  readonly accommodationAddons: BookingDraft['accommodationAddons']
}

export type RuleTraveller = Pick<
  Traveller,
  'ageGroupId' | 'birthday' | 'accommodationId' | 'isFamilyPackageMember'
>

/** The context of a draft on its date. */
export function ruleContext(draft: BookingDraft, date: SaleDate, offer: Offer): RuleContext {
  return {
    today: offer.today,
    date,
    ageGroups: offer.travel.ageGroups,
    familyPackageId: familyPackageIdOf(draft),
    accommodationAddons: draft.accommodationAddons,
  }
}

/** Whether something with these settings is for this traveller; without rules it is for everybody. */
export function appliesTo(settings: MandatorySettings | null, traveller: RuleTraveller, context: RuleContext): boolean {
  return !hasRules(settings) || rulesPass(settings.rules, traveller, context)
}

type RuledSettings = MandatorySettings & { readonly rules: Rules }

function hasRules(settings: MandatorySettings | null): settings is RuledSettings {
  return settings !== null && settings.useRules && settings.rules !== null
}

/** Whether every check that is switched on passes (specification 5, Add-on and discount rules). */
export function rulesPass(rules: Rules, traveller: RuleTraveller, context: RuleContext): boolean {
  return (
    (!rules.checkDateRange || isBookedInTime(rules, context.today)) &&
    (!rules.checkAccommodationTypes || sleepsIn(rules, traveller, context)) &&
    (!rules.checkAccommodationAddons || hasRoomAddon(rules, traveller, context)) &&
    (!rules.checkAgeGroups || isOfAge(rules, traveller, context)) &&
    (!rules.checkTravelDate || rules.travelDates.some(({ id }) => id === context.date.id))
  )
}

function isBookedInTime({ startDate, endDate }: Rules, today: IsoDay): boolean {
  const first = readDay(startDate)
  const last = readDay(endDate)
  return (first === null || first <= today) && (last === null || today <= last)
}

function sleepsIn(rules: Rules, traveller: RuleTraveller, { familyPackageId }: RuleContext): boolean {
  const { accommodationId, isFamilyPackageMember } = traveller
  const inRoom = accommodationId !== null && rules.accommodations.includes(accommodationId)
  const inPackage = isFamilyPackageMember && familyPackageId !== null && rules.familyPackages.includes(familyPackageId)
  return inRoom || inPackage
}

// Assumption: the check asks for one of the listed room extras, chosen for the room or package of the traveller.
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
  const age = ageAtStart(traveller, context.date)
  if (age !== null) return isIn(age)
  // Assumption: without a birthday the filter passes only when every age of the traveller's group does.
  const group = context.ageGroups.find(({ id }) => id === ageGroupId)
  return group !== undefined && isIn(group.minAge) && isIn(group.maxAge)
}
