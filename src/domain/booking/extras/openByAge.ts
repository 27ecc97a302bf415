import type { Booking } from '#domain/booking/draft/resolve.ts'
import { rulesIn } from '#domain/booking/rules/rules.ts'
import type { PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import { personalDiscountOptions } from './discounts.ts'

/**
 * The discounts by age that somebody can have and nobody has claimed. They could not be claimed where the visitor chose
 * extras, for birthdays are asked after that.
 */
export function unclaimedAgeDiscounts(booking: Booking): readonly PersonalDiscount[] {
  return personalDiscountOptions(booking)
    .filter(
      ({ mandatory, isVisible, quantity, maxQuantity }) => !mandatory && isVisible && quantity < 1 && maxQuantity > 0,
    )
    .map(({ discount }) => discount)
    .filter(({ mandatorySettings }) => rulesIn(mandatorySettings)?.useAgeFilter === true)
}
