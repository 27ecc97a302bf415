import type { Booking } from '#domain/booking/draft/resolve.ts'
import { audienceOf } from '#domain/booking/rules/audience.ts'
import { rulesIn } from '#domain/booking/rules/rules.ts'
import type { MandatorySettings, PersonalAddon, PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import { personalAddonOptions } from './addons.ts'
import { personalDiscountOptions } from './discounts.ts'

interface Option {
  readonly mandatory: boolean
  readonly isVisible: boolean
  readonly quantity: number
  readonly maxQuantity: number
}

/**
 * The discounts by age that somebody can have and nobody has claimed. They could not be claimed where the visitor chose
 * extras, for birthdays are asked after that.
 */
export function unclaimedAgeDiscounts(booking: Booking): readonly PersonalDiscount[] {
  return personalDiscountOptions(booking)
    .filter(isLeftOpen)
    .map(({ discount }) => discount)
    .filter(({ mandatorySettings }) => hasAgeFilter(mandatorySettings))
}

/** The extras by age, likewise; not those of children, whose birthdays are asked first. */
export function unclaimedAgeAddons(booking: Booking): readonly PersonalAddon[] {
  return personalAddonOptions(booking)
    .filter(isLeftOpen)
    .map(({ addon }) => addon)
    .filter(
      (addon) => hasAgeFilter(addon.mandatorySettings) && audienceOf(addon, booking.offer).ages?.areMinors !== true,
    )
}

function isLeftOpen({ mandatory, isVisible, quantity, maxQuantity }: Option): boolean {
  return !mandatory && isVisible && quantity < 1 && maxQuantity > 0
}

function hasAgeFilter(settings: MandatorySettings | null): boolean {
  return rulesIn(settings)?.useAgeFilter === true
}
