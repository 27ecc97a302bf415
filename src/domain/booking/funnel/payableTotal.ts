import type { Booking } from '#domain/booking/draft/booking.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { platformTotal } from '#domain/booking/price/platformTotal.ts'
import { price } from '#domain/booking/price/price.ts'
import { toAmount, type Money } from '#domain/money.ts'

/** The total of the lines in centimes; null while the price is incomplete. */
export function shownCentimes(booking: Booking): number | null {
  const { total, isComplete } = price(booking)
  return isComplete ? total.centimes : null
}

/** The shown total and a differing one of the platform; both in centimes. */
export interface PriceChange {
  /** Whether the platform refused the shown total, or its summary has another one. */
  readonly source: 'refusal' | 'summary'
  readonly shownCentimes: number
  readonly platformCentimes: number
  readonly isAccepted: boolean
}

/**
 * The differing total of the platform: from the last refusal while the draft's own total is unchanged, else from its
 * summary. Null where the totals agree.
 */
export function priceChange(booking: Booking): PriceChange | null {
  const { draft } = booking
  const { refusal, acceptedTotalCentimes } = draft.submission
  const shown = shownCentimes(booking)
  if (shown === null) return null
  const refused = refusal?.shownCentimes === shown ? refusal.platformCentimes : null
  const platformCentimes = refused ?? platformTotal(booking)
  if (platformCentimes === null || platformCentimes === shown) return null
  const source = refused === null ? 'summary' : 'refusal'
  return { source, shownCentimes: shown, platformCentimes, isAccepted: acceptedTotalCentimes === platformCentimes }
}

/**
 * The amount payable: as charged, for a platform that does not say as agreed, before the booking the differing total of
 * the platform, else the sum of its lines.
 */
export function payableTotal(booking: Booking): Money {
  const { total } = price(booking)
  const { totalCentimes, agreedCentimes: agreed } = booking.draft.submission
  return { ...total, centimes: totalCentimes ?? agreed ?? priceChange(booking)?.platformCentimes ?? total.centimes }
}

/**
 * The total under the price lines: their sum; of a placed booking what was charged, with the difference to the lines.
 * Null where there is no difference.
 */
export function totalUnderLines(booking: Booking): { readonly total: Money; readonly difference: Money | null } {
  const { total: sum } = price(booking)
  const total = isBooked(booking.draft) ? payableTotal(booking) : sum
  const centimes = total.centimes - sum.centimes
  return { total, difference: centimes === 0 ? null : { ...total, centimes } }
}

/**
 * The total the visitor accepts by submitting, in whole units: the platform's once accepted, else the draft's own. Null
 * while the price is incomplete.
 */
export function expectedTotal(booking: Booking): number | null {
  const centimes = agreedCentimes(booking)
  return centimes === null ? null : toAmount(centimes)
}

/** The total the visitor has agreed to, or sees, in centimes; null while the price is incomplete. */
export function agreedCentimes(booking: Booking): number | null {
  const { submissionId, agreedCentimes: agreed } = booking.draft.submission
  if (submissionId !== null && agreed !== null) return agreed
  const change = priceChange(booking)
  return change?.isAccepted === true ? change.platformCentimes : shownCentimes(booking)
}
