import { dateOf, statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { StatusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/*
 * What stays true of a placed booking whatever is sold later: it must not read as a waiting list because the departure
 * has filled up, nor lose its days because it was taken off sale.
 */

/** The status it was placed in; before that the one it would be placed in. */
export function placedStatus(draft: BookingDraft, offer: Offer): StatusCode {
  return statusCode(draft.submission.placedStatus ?? statusOf(draft, offer).status)
}

/** Whether a place is booked for certain: neither waited for nor asked about. */
export function isPlaceCertain(status: StatusCode): boolean {
  return status !== 'WAITLIST' && status !== 'WAITLIST_CONTINGENT_CHECK'
}

/** A total the platform charged though the visitor had agreed to another; both in centimes. */
export interface ChargedOtherwise {
  readonly agreedCentimes: number
  readonly chargedCentimes: number
}

/** Null where what was charged is what was agreed to, and where one of them is not known. */
export function chargedOtherwise({ submission }: Pick<BookingDraft, 'submission'>): ChargedOtherwise | null {
  const { agreedCentimes, totalCentimes: chargedCentimes } = submission
  if (agreedCentimes === null || chargedCentimes === null || agreedCentimes === chargedCentimes) return null
  return { agreedCentimes, chargedCentimes }
}

/** First and last day, as sold now or else as seen when it was booked; null where neither is known. */
export function placedDays(
  draft: BookingDraft,
  offer: Offer,
): { readonly startDate: string; readonly endDate: string } | null {
  return dateOf(draft, offer) ?? draft.snapshot?.date ?? null
}
