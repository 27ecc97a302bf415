import { statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { SUMMARY_ATTEMPTS } from '#domain/booking/insurance/insurance.ts'
import { platformTotal } from '#domain/booking/price/platformTotal.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { readCentimes, toAmount } from '#domain/money.ts'
import { steps } from './steps.ts'

/** What the platform answered to a submit (rule 7.2.1.6). */
export interface SubmissionResult {
  readonly success: boolean
  readonly bookingId: string | null
  readonly orderNo: string | null
  /** In whole units of the currency. */
  readonly totalPrice: number | null
  readonly message: string | null
  /** Whether a confirmation goes by e-mail; missing where the platform does not say. */
  readonly confirmationMail?: boolean | null
}

/** Whether a submit was sent whose outcome nobody knows: only the same submission may be asked about, never a new one. */
export function isOutcomeUnknown(draft: Pick<BookingDraft, 'submission'>): boolean {
  const { submissionId, isSubmitting } = draft.submission
  return submissionId !== null && !isSubmitting && !isBooked(draft)
}

/**
 * Whether the booking can be sent: no step lacks anything, it is not being sent, was not sent before, the platform's
 * summary could be loaded, and a changed total was agreed to.
 */
export function canSubmit(draft: BookingDraft, offer: Offer): boolean {
  if (draft.submission.isSubmitting || isBooked(draft) || isOutcomeUnknown(draft)) return false
  if (draft.fatalError !== null || draft.summaryLoadingError >= SUMMARY_ATTEMPTS) return false
  if (priceChange(draft, offer)?.isAccepted === false) return false
  return steps.every((step) => !step.applies(draft, offer) || step.issues(draft, offer).length === 0)
}

/**
 * The booking is sent. Ignored while it is being sent or after it was placed; a submission whose outcome is unknown
 * keeps its id, so that it can be asked about.
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
 * Takes in the answer. Booking and order number are null unless it succeeded. A refusal frees the submission id and holds
 * the draft against the offer again, which may have changed while it was being sent.
 */
export function withSubmissionResult(draft: BookingDraft, result: SubmissionResult, offer: Offer): BookingDraft {
  const { submissionId } = draft.submission
  const platformCentimes = readCentimes(result.totalPrice)
  const submission = result.success
    ? {
        submissionId,
        isSubmitting: false,
        submitSuccessful: true,
        bookingId: result.bookingId,
        orderNo: result.orderNo,
        totalCentimes: platformCentimes,
        acceptedTotalCentimes: draft.submission.acceptedTotalCentimes,
        placedStatus: statusOf(draft, offer).status,
        agreedCentimes: agreedCentimes(draft, offer),
        bookedOn: offer.today,
        isConfirmedByMail: result.confirmationMail === true,
        refusal: null,
      }
    : {
        submissionId: null,
        isSubmitting: false,
        submitSuccessful: false,
        bookingId: null,
        orderNo: null,
        totalCentimes: null,
        acceptedTotalCentimes: null,
        placedStatus: null,
        agreedCentimes: null,
        bookedOn: null,
        isConfirmedByMail: false,
        refusal: { message: result.message, shownCentimes: shownCentimes(draft, offer), platformCentimes },
      }
  return result.success ? { ...draft, submission } : settle({ ...draft, submission }, offer)
}

/** No answer came, so the booking may exist: it keeps its submission id to be asked about, and stands as it was sent. */
export function withSubmissionUnknown(draft: BookingDraft): BookingDraft {
  return { ...draft, submission: { ...draft.submission, isSubmitting: false, submitSuccessful: false } }
}

/** The booking has certainly not reached the platform: it is as if it had not been sent, and follows the offer again. */
export function withSubmissionNotSent(draft: BookingDraft, offer: Offer): BookingDraft {
  return settle({ ...draft, submission: { ...draft.submission, submissionId: null, isSubmitting: false } }, offer)
}

function shownCentimes(draft: BookingDraft, offer: Offer): number | null {
  const { total, isComplete } = price(draft, offer)
  return isComplete ? total.centimes : null
}

/** The shown total, and another one the platform asks for; both in centimes. */
export interface PriceChange {
  /** Whether the platform refused to book at the shown total, or its summary names another one. */
  readonly source: 'refusal' | 'summary'
  readonly shownCentimes: number
  readonly platformCentimes: number
  readonly isAccepted: boolean
}

/**
 * Where the platform asks for another total than the shown one: behind the last refusal until the draft's own total has
 * moved on, else in its summary. Null where totals agree.
 */
export function priceChange(draft: BookingDraft, offer: Offer): PriceChange | null {
  const { refusal, acceptedTotalCentimes } = draft.submission
  const shown = shownCentimes(draft, offer)
  if (shown === null) return null
  const refused = refusal?.shownCentimes === shown ? refusal.platformCentimes : null
  const platformCentimes = refused ?? platformTotal(draft, offer)
  if (platformCentimes === null || platformCentimes === shown) return null
  const source = refused === null ? 'summary' : 'refusal'
  return { source, shownCentimes: shown, platformCentimes, isAccepted: acceptedTotalCentimes === platformCentimes }
}

/** The visitor agrees to the platform's total; without a change of price there is nothing to agree to. */
export function withTotalAccepted(draft: BookingDraft, offer: Offer): BookingDraft {
  const acceptedTotalCentimes = priceChange(draft, offer)?.platformCentimes ?? null
  return { ...draft, submission: { ...draft.submission, acceptedTotalCentimes } }
}

/**
 * The total the visitor saw and accepts by sending, in whole units: the platform's once agreed to, else the draft's
 * own. Null while the price is incomplete.
 */
export function expectedTotal(draft: BookingDraft, offer: Offer): number | null {
  const centimes = agreedCentimes(draft, offer)
  return centimes === null ? null : toAmount(centimes)
}

function agreedCentimes(draft: BookingDraft, offer: Offer): number | null {
  const change = priceChange(draft, offer)
  return change?.isAccepted === true ? change.platformCentimes : shownCentimes(draft, offer)
}
