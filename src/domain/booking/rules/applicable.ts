import type { AddonChoice, DiscountChoice } from '#domain/booking/draft/choices.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import type { PersonalAddon, PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import { appliesTo, failedChecks, ruleContext } from './rules.ts'
import type { RuleCheck, RuleContext } from './rules.ts'

export type ItemRestrictions = Pick<PersonalDiscount, 'mandatorySettings'> &
  Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/**
 * Indexes of the travellers an add-on or discount applies to: those who satisfy its rules and, for a personal add-on,
 * whose age group is allowed. Empty until a date is chosen.
 */
export function applicableTravellers(item: ItemRestrictions, booking: Booking): readonly number[] {
  const { draft, sale } = booking
  if (sale === null) return []
  const context = ruleContext(booking, sale.date)
  const indexes: number[] = []
  draft.travellers.forEach((traveller, index) => {
    if (isFor(item, traveller, context)) indexes.push(index)
  })
  return indexes
}

function isFor(item: ItemRestrictions, traveller: Traveller, context: RuleContext): boolean {
  return isAllowed(item, traveller) && appliesTo(item.mandatorySettings, traveller, context)
}

function isAllowed({ allowedAgeGroups }: ItemRestrictions, { ageGroupId }: Traveller): boolean {
  if (allowedAgeGroups === undefined) return true
  return ageGroupId !== null && allowedAgeGroups.includes(ageGroupId)
}

/** The failed checks of each traveller, in their order; an age group that is not allowed counts as `ages`. */
export function failedChecksOfEach(item: ItemRestrictions, booking: Booking): readonly (readonly RuleCheck[])[] {
  const { draft, sale } = booking
  if (sale === null) return []
  const context = ruleContext(booking, sale.date)
  return draft.travellers.map((traveller) => {
    const failed = failedChecks(item.mandatorySettings, traveller, context)
    return isAllowed(item, traveller) || failed.includes('ages') ? failed : [...failed, 'ages']
  })
}

/** Whether it applies to any of these travellers. */
export function isForAnybody(item: ItemRestrictions, booking: Booking, travellers = booking.draft.travellers): boolean {
  const { sale } = booking
  if (sale === null) return false
  const context = ruleContext(booking, sale.date)
  return travellers.some((traveller) => isFor(item, traveller, context))
}

/**
 * Indexes of the travellers with a personal add-on: the first it applies to, up to its quantity.
 * Assumption: visitors choose a quantity, not persons; within a booking it makes no difference to the price.
 */
export function travellersWith(addonId: string, booking: Booking): readonly number[] {
  const { draft, offer } = booking
  const addon = offer.pricing?.personalAddons.find(({ id }) => id === addonId)
  const choice = draft.personalAddons.find((candidate) => candidate.addonId === addonId)
  return addon === undefined ? [] : applicableTravellers(addon, booking).slice(0, choice?.quantity ?? 0)
}

/** Indexes of the travellers with a personal discount, in the same way. */
export function travellersWithDiscount(discountId: string, booking: Booking): readonly number[] {
  const { draft, offer } = booking
  const discount = offer.pricing?.personalDiscounts.find(({ id }) => id === discountId)
  const choice = draft.personalDiscounts.find((candidate) => candidate.discountId === discountId)
  return discount === undefined ? [] : applicableTravellers(discount, booking).slice(0, choice?.quantity ?? 0)
}

/** The quantity of a choice; 0 without one. */
export function quantityIn(choices: readonly (AddonChoice | DiscountChoice)[], id: string): number {
  return choices.find((choice) => ('addonId' in choice ? choice.addonId : choice.discountId) === id)?.quantity ?? 0
}
