import { NO_SUBMISSION } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { hasSummaryFailed } from '#domain/booking/insurance/insurance.ts'
import { settle } from '#domain/booking/settle.ts'
import { readTotal } from '#domain/money.ts'
import { shownText } from '#domain/shownText.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { agreedCentimes, priceChange, shownCentimes } from './payableTotal.ts'

/** The platform's response to a submit (rule 7.2.1.6). */
export interface SubmissionResult {
  readonly success: boolean
  readonly bookingId: string | null
  readonly orderNo: string | null
  /** In whole units of the currency. */
  readonly totalPrice: number | null
  readonly message: string | null
  /** Whether the booking is confirmed by e-mail; missing where the platform does not say. */
  readonly confirmationMail?: boolean | null
}

/** Whether nothing is missing but the summary, which is on its way. */
export function isSummaryAwaited(booking: Booking, issues: readonly Issue[]): boolean {
  const isAlone = issues.length > 0 && issues.every(({ key }) => key === 'booking.summaryMissing')
  return isAlone && !hasSummaryFailed(booking)
}

/**
 * Starts a submit. Ignored while one is under way or after the booking was placed; a submission with unknown outcome
 * keeps its id, so that it can be queried.
 */
export function withSubmissionStarted(draft: BookingDraft, submissionId: string): BookingDraft {
  const { submission } = draft
  if (submission.isSubmitting || isBooked(draft)) return draft
  return {
    ...draft,
    submission: {
      ...submission,
      submissionId: submission.submissionId ?? submissionId,
      isSubmitting: true,
      submitSuccessful: false,
    },
  }
}

/**
 * Stores the response. Booking and order number are null unless it succeeded. A refusal clears the submission id and
 * settles the draft with the present offer.
 */
export function withSubmissionResult(booking: Booking, result: SubmissionResult): BookingDraft {
  const { draft, offer } = booking
  const { submissionId } = draft.submission
  const platformCentimes = readTotal(result.totalPrice)
  const submission = result.success
    ? {
        submissionId,
        isSubmitting: false,
        submitSuccessful: true,
        bookingId: result.bookingId,
        orderNo: shownText(result.orderNo),
        totalCentimes: platformCentimes,
        acceptedTotalCentimes: draft.submission.acceptedTotalCentimes,
        placedStatus: booking.status.status,
        agreedCentimes: agreedCentimes(booking),
        bookedOn: offer.today,
        isConfirmedByMail: result.confirmationMail === true,
        refusal: null,
      }
    : {
        ...NO_SUBMISSION,
        refusal: { message: result.message, shownCentimes: shownCentimes(booking), platformCentimes },
      }
  return result.success ? { ...draft, submission } : settle({ ...draft, submission }, offer)
}

/**
 * No response arrived, so the booking may exist: it keeps its submission id to be queried, and stays as it was sent.
 */
export function withSubmissionUnknown(draft: BookingDraft): BookingDraft {
  return { ...draft, submission: { ...draft.submission, isSubmitting: false, submitSuccessful: false } }
}

/** The submit certainly did not reach the platform: the draft is as before, and follows the offer again. */
export function withSubmissionNotSent({ draft, offer }: Booking): BookingDraft {
  const submission = { ...draft.submission, submissionId: null, isSubmitting: false, agreedCentimes: null }
  return settle({ ...draft, submission }, offer)
}

/**
 * Agrees to the total that is shown, and so to a differing one of the platform. It stays what was agreed to while the
 * outcome is unknown, whatever prices become (rule 10.14).
 */
export function withTotalAccepted(booking: Booking): BookingDraft {
  const { draft } = booking
  if (draft.submission.submissionId !== null) return draft
  const acceptedTotalCentimes = priceChange(booking)?.platformCentimes ?? null
  const agreed = acceptedTotalCentimes ?? shownCentimes(booking)
  return { ...draft, submission: { ...draft.submission, acceptedTotalCentimes, agreedCentimes: agreed } }
}
