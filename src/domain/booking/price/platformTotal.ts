import { PAYMENT_STEP } from '#domain/booking/draft/funnelProgress.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { price } from './price.ts'

/**
 * Cache key of everything a booking is charged for, with prices; insurances without theirs, as those come with the
 * summary.
 */
export function pricedKey(booking: Booking): string {
  const lines = price(booking).lines.filter(({ kind }) => kind !== 'insurance')
  return JSON.stringify([
    lines.map(({ id, quantity, unitCentimes }) => [id, quantity, unitCentimes]),
    booking.insurances.map((insurance) => insurance?.ratioServiceNo ?? null),
  ])
}

/**
 * The total of the platform's summary for exactly this booking, in centimes; null where the summary has none, or one
 * for other choices.
 */
export function platformTotal(booking: Booking): number | null {
  const { draft } = booking
  const { summary } = draft
  if (summary === null || summary.totalCentimes === null) return null
  return summary.pricedKey === pricedKey(booking) ? summary.totalCentimes : null
}

/**
 * Whether the total of the summary does not include later choices of stops, insurances and the like.
 * Assumption: it is requested again where the visitor agrees to the price, not after each choice.
 */
export function isTotalOutdated(booking: Booking): boolean {
  const { draft } = booking
  const isNamed = draft.summary !== null && draft.summary.totalCentimes !== null
  return isNamed && draft.currentStep >= PAYMENT_STEP && platformTotal(booking) === null
}
