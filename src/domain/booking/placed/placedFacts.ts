import type { Booking } from '#domain/booking/draft/booking.ts'
import { isToBeConfirmed, statusCode, type StatusCode } from '#domain/catalogue/dateState.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'

/*
 * Facts of a placed booking that later offers do not change: it must not turn into a waitlist entry because the
 * departure is full, nor lose its dates when it is taken off sale.
 */

/** The status it was placed with; before that, the present one. */
export function placedStatus(booking: Booking): StatusCode {
  return statusCode(statusWhenPlaced(booking))
}

/** As the platform names it: two statuses unknown here are both OTHER, and still differ. */
function statusWhenPlaced({ draft, status }: Booking): string {
  return draft.submission.placedStatus ?? status.status
}

/** Whether the place is confirmed, or would be: neither waitlisted nor on request. */
export function isPlaceCertain(booking: Booking): boolean {
  return !isToBeConfirmed(placedStatus(booking))
}

/** Whether it is an entry on the waitlist. */
export function isWaitlisted(booking: Booking): boolean {
  return placedStatus(booking) === 'WAITLIST'
}

/** The tenant's text about the status it was placed with; null where the present status is another one. */
export function placedInfo(booking: Booking): string | null {
  const { status, offer } = booking
  return status.status === statusWhenPlaced(booking) ? statusTexts(status, offer.tenantId).info : null
}

/** First and last day, as sold now or else as of the snapshot; null where both are unknown. */
export function placedDays(booking: Booking): { readonly startDate: string; readonly endDate: string } | null {
  const { draft } = booking
  return booking.date ?? draft.snapshot?.date ?? null
}
