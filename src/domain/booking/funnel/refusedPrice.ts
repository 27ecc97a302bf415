import type { Booking } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import type { PriceChange } from './payableTotal.ts'

/**
 * The totals of the last refusal, where the price lines have followed it since, as after a reload: the shown total is
 * the platform's by now, and agreeing is all that is left. Null otherwise; before that see `priceChange`.
 */
export function followedRefusal(booking: Booking): Pick<PriceChange, 'shownCentimes' | 'platformCentimes'> | null {
  const { shownCentimes = null, platformCentimes = null } = booking.draft.submission.refusal ?? {}
  if (shownCentimes === null || platformCentimes === null || shownCentimes === platformCentimes) return null
  const { total, isComplete } = price(booking)
  return isComplete && total.centimes === platformCentimes ? { shownCentimes, platformCentimes } : null
}
