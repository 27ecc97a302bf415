import type { Booking } from '#domain/booking/draft/booking.ts'
import { applicableTravellers } from '#domain/booking/rules/applicable.ts'
import type { PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import { serviceRate } from '#domain/catalogue/rates.ts'
import { limitsOf, NOT_SOLD, type Limits } from './addonLimits.ts'

/** Maximum quantity of one personal discount (rule 9.2.5). */
const MOST_PERSONAL_DISCOUNTS = 999

/**
 * Limits of a personal discount: the number of travellers it applies to. Not sold where the date has no price for it.
 */
export function discountLimits(discount: PersonalDiscount, booking: Booking): Limits {
  const { sale } = booking
  const unitPrice = sale === null ? null : serviceRate(discount.ratioServiceNo, sale.date)
  if (unitPrice === null) return NOT_SOLD
  const people = Math.min(applicableTravellers(discount, booking).length, MOST_PERSONAL_DISCOUNTS)
  return limitsOf(discount, { unitPrice, left: MOST_PERSONAL_DISCOUNTS, wanted: people })
}
