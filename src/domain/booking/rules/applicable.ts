import type { AddonChoice, DiscountChoice } from '#domain/booking/draft/choices.ts'
import type { Booking, Person } from '#domain/booking/draft/booking.ts'
import type { ChosenItem } from '#domain/booking/draft/chosenExtras.ts'
import type { PersonalAddon, PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { appliesTo, failedChecks, ruleContext, type RuleCheck, type RuleContext } from './rules.ts'

export type ItemRestrictions = Pick<PersonalDiscount, 'mandatorySettings'> &
  Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/**
 * Indexes of the travellers an add-on or discount applies to: those who satisfy its rules and, for a personal add-on,
 * whose age group is allowed: any where none is named. Empty until a date is chosen.
 */
export function applicableTravellers(item: ItemRestrictions, booking: Booking): readonly number[] {
  const { people, sale } = booking
  if (sale === null) return []
  return people.filter(isFor(item, ruleContext(booking, sale.date))).map(({ index }) => index)
}

function isFor(item: ItemRestrictions, context: RuleContext): (person: Person) => boolean {
  const applies = appliesTo(item.mandatorySettings, context)
  return (person) => isAllowed(item, person) && applies(person)
}

function isAllowed({ allowedAgeGroups }: ItemRestrictions, { ageGroupId }: Person): boolean {
  return allowedAgeGroups?.includes(ageGroupId ?? '') ?? true
}

/** The failed checks of each traveller, in their order; an age group that is not allowed counts as `ages`. */
export function failedChecksOfEach(item: ItemRestrictions, booking: Booking): readonly (readonly RuleCheck[])[] {
  const { people, sale } = booking
  if (sale === null) return []
  const failedBy = failedChecks(item.mandatorySettings, ruleContext(booking, sale.date))
  return people.map((person) => {
    const failed = failedBy(person)
    return isAllowed(item, person) || failed.includes('ages') ? failed : [...failed, 'ages']
  })
}

/** Whether it applies to any of these people. */
export function isForAnybody(item: ItemRestrictions, booking: Booking, people = booking.people): boolean {
  const { sale } = booking
  return sale !== null && people.some(isFor(item, ruleContext(booking, sale.date)))
}

/** Indexes of the travellers with a personal add-on; empty where it is not chosen. */
export function travellersWith(addonId: string, booking: Booking): readonly number[] {
  const extra = booking.extras.personal.find(({ choice }) => choice.addonId === addonId)
  return extra === undefined ? [] : holdersOf(extra, booking)
}

/** Indexes of the travellers with a personal discount; empty where it is not chosen. */
export function travellersWithDiscount(discountId: string, booking: Booking): readonly number[] {
  const discount = booking.extras.discounts.find(({ choice }) => choice.discountId === discountId)
  return discount === undefined ? [] : holdersOf(discount, booking)
}

/** Whom an option is for where it is not for all: those who have it, else the number of those who can. */
export function recipients(
  { maxQuantity, reason }: { readonly maxQuantity: number; readonly reason: Reason | null },
  holders: readonly number[],
  { people: { length: all } }: Booking,
): { readonly some: readonly number[]; readonly most: number | null } {
  const some = holders.length < all ? holders : []
  return { some, most: some.length === 0 && reason === null && maxQuantity < all ? maxQuantity : null }
}

export type ChosenExtra = ChosenItem<AddonChoice | DiscountChoice, ItemRestrictions>

/**
 * Indexes of the travellers with an extra or discount: the first it applies to, up to its quantity.
 * Assumption: visitors choose a quantity, not persons; within a booking it makes no difference to the price.
 */
export function holdersOf({ item, choice }: ChosenExtra, booking: Booking): readonly number[] {
  return applicableTravellers(item, booking).slice(0, choice.quantity)
}

/** The quantity of a choice; 0 without one. */
export function quantityIn(choices: readonly (AddonChoice | DiscountChoice)[], id: string): number {
  return choices.find((choice) => ('addonId' in choice ? choice.addonId : choice.discountId) === id)?.quantity ?? 0
}
