import type { Booking } from '#domain/booking/draft/booking.ts'
import { quantityIn } from '#domain/booking/rules/applicable.ts'
import type { PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import { serviceRate } from '#domain/catalogue/rates.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { isMandatory } from './addonLimits.ts'
import { extraReason } from './addonReasons.ts'
import { discountLimits } from './discountLimits.ts'

/** One personal discount with its options for the visitor. */
export interface DiscountOption {
  readonly discount: PersonalDiscount
  /** Centimes for one traveller, negative; null when not sold on the chosen date. */
  readonly unitPrice: number | null
  readonly maxQuantity: number
  readonly quantity: number
  readonly mandatory: boolean
  /** Optional and available, or mandatory and given (rules 5.8.1). */
  readonly isVisible: boolean
  /** The reason it cannot be claimed; null when it can or is mandatory. */
  readonly reason: Reason | null
}

/** The personal discounts of the variant; without those that take nothing off. */
export function personalDiscountOptions(booking: Booking): readonly DiscountOption[] {
  const { draft, offer } = booking
  return (offer.pricing?.personalDiscounts ?? []).flatMap((discount) => {
    const limits = discountLimits(discount, booking)
    const { unitPrice, most, mandatoryQuantity } = limits
    const quantity = quantityIn(draft.personalDiscounts, discount.id)
    const mandatory = isMandatory(discount.mandatorySettings)
    const isSoldOn = (date: SaleDate) => serviceRate(discount.ratioServiceNo, date) !== null
    const { mandatorySettings } = discount
    const refused = {
      mandatorySettings,
      limits,
      isSoldOn,
      hasServices: true,
      isCandidate: () => true,
      competingId: null,
    }
    const reason = mandatory ? null : extraReason(refused, booking)
    if (unitPrice === 0) return []
    const isVisible = mandatory ? quantity > 0 : reason === null
    return [{ discount, unitPrice, maxQuantity: mandatoryQuantity ?? most, quantity, mandatory, isVisible, reason }]
  })
}
