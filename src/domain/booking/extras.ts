import type { Offer } from '#domain/catalogue/offer.ts'
import { bookingLimits, collectiveLimits, personalLimits } from './addonLimits.ts'
import type { Limits } from './addonLimits.ts'
import { quantityIn } from './applicable.ts'
import { discountLimits } from './discountLimits.ts'
import type { AddonChoice, BookingDraft } from './draft.ts'

/** Personal, booking and collective extras and personal discounts as they must be: prescribed ones in, others capped. */
export function settleExtras(draft: BookingDraft, offer: Offer): BookingDraft {
  const { pricing } = offer
  if (pricing === null) return draft
  const { personalAddons, bookingAddons, collectiveAddons, personalDiscounts } = pricing
  return {
    ...draft,
    personalAddons: settled(personalAddons, draft.personalAddons, (addon) => personalLimits(addon, draft, offer)),
    bookingAddons: settled(bookingAddons, draft.bookingAddons, (addon) => bookingLimits(addon, draft, offer)),
    collectiveAddons: settled(collectiveAddons, draft.collectiveAddons, (addon) =>
      collectiveLimits(addon, draft, offer),
    ),
    personalDiscounts: personalDiscounts.flatMap((discount) => {
      const chosen = quantityIn(draft.personalDiscounts, discount.id)
      const { quantity, mandatory } = settledQuantity(discountLimits(discount, draft, offer), chosen)
      return quantity > 0 ? [{ discountId: discount.id, quantity, mandatory }] : []
    }),
  }
}

function settled<Addon extends { readonly id: string }>(
  addons: readonly Addon[],
  choices: readonly AddonChoice[],
  limitsOf: (addon: Addon) => Limits,
): readonly AddonChoice[] {
  return addons.flatMap((addon) => {
    const { quantity, mandatory } = settledQuantity(limitsOf(addon), quantityIn(choices, addon.id))
    return quantity > 0 ? [{ addonId: addon.id, quantity, mandatory }] : []
  })
}

function settledQuantity({ most, prescribed }: Limits, chosen: number) {
  return { quantity: prescribed ?? Math.min(most, chosen), mandatory: prescribed !== null }
}
