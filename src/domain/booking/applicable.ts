import type { PersonalAddon, PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { saleOf } from './chosen.ts'
import type { AddonChoice, BookingDraft, DiscountChoice, Traveller } from './draft.ts'
import { appliesTo, ruleContext } from './rules.ts'

/** Whom something per traveller is for, as places among the travellers. */

type ForTravellers = Pick<PersonalDiscount, 'mandatorySettings'> & Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/**
 * The travellers whom an add-on or discount is for, by index: those who satisfy its rules and, for a personal add-on,
 * whose age group is allowed. Nobody until a date is chosen.
 */
export function applicableTravellers(item: ForTravellers, draft: BookingDraft, offer: Offer): readonly number[] {
  const sale = saleOf(draft, offer)
  if (sale === null) return []
  const context = ruleContext(draft, sale.date, offer)
  return draft.travellers.flatMap((traveller, index) =>
    isAllowed(item, traveller) && appliesTo(item.mandatorySettings, traveller, context) ? [index] : [],
  )
}

function isAllowed({ allowedAgeGroups }: ForTravellers, { ageGroupId }: Traveller): boolean {
  if (allowedAgeGroups === undefined) return true
  return ageGroupId !== null && allowedAgeGroups.includes(ageGroupId)
}

/** Whether it is for anybody in the booking. */
export function isForAnybody(item: ForTravellers, draft: BookingDraft, offer: Offer): boolean {
  return applicableTravellers(item, draft, offer).length > 0
}

/**
 * Who gets a personal add-on: the first of those it is for, as many as were chosen, by index.
 * Assumption: a visitor says how many, not who; within a booking it makes no difference to the price.
 */
export function travellersWith(addonId: string, draft: BookingDraft, offer: Offer): readonly number[] {
  const addon = offer.pricing?.personalAddons.find(({ id }) => id === addonId)
  const choice = draft.personalAddons.find((candidate) => candidate.addonId === addonId)
  return addon === undefined ? [] : applicableTravellers(addon, draft, offer).slice(0, choice?.quantity ?? 0)
}

/** Who gets a personal discount, by index, in the same way. */
export function travellersWithDiscount(discountId: string, draft: BookingDraft, offer: Offer): readonly number[] {
  const discount = offer.pricing?.personalDiscounts.find(({ id }) => id === discountId)
  const choice = draft.personalDiscounts.find((candidate) => candidate.discountId === discountId)
  return discount === undefined ? [] : applicableTravellers(discount, draft, offer).slice(0, choice?.quantity ?? 0)
}

/** The quantity of a choice; 0 when it was not made. */
export function quantityIn(choices: readonly (AddonChoice | DiscountChoice)[], id: string): number {
  return choices.find((choice) => ('addonId' in choice ? choice.addonId : choice.discountId) === id)?.quantity ?? 0
}
