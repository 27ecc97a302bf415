import type { Checkout } from './checkout.ts'

/**
 * Whether a draft was sent: it is under way, booked, or possibly booked. The platform has it as it is, so it no longer
 * follows the offer.
 */
export function isSent({ submission }: Pick<Checkout, 'submission'>): boolean {
  const { isSubmitting, submitSuccessful, submissionId, bookingId } = submission
  return isSubmitting || submitSuccessful || submissionId !== null || bookingId !== null
}

/** Whether the booking was placed; marketing information given later does not reset it. */
export function isBooked({ submission }: Pick<Checkout, 'submission'>): boolean {
  return submission.submitSuccessful || submission.bookingId !== null
}

/** Whether the outcome of a submit is unknown: it may only be queried, never submitted again (at-most-once). */
export function isOutcomeUnknown(draft: Pick<Checkout, 'submission'>): boolean {
  const { submissionId, isSubmitting } = draft.submission
  return submissionId !== null && !isSubmitting && !isBooked(draft)
}
