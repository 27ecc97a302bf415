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

/** Whether the outcome of a submit is unknown: it may only be queried, never submitted again (at-most-once). */
export function isOutcomeUnknown(draft: Pick<BookingDraft, 'submission'>): boolean {
  const { submissionId, isSubmitting } = draft.submission
  return submissionId !== null && !isSubmitting && !isBooked(draft)
}

/**
 * Whether the booking can be submitted: no step has issues, it is neither under way nor sent before, the summary is
 * loaded, and a differing total was accepted.
 */
export function canSubmit(draft: BookingDraft, offer: Offer): boolean {
  if (draft.submission.isSubmitting || isBooked(draft) || isOutcomeUnknown(draft)) return false
  if (draft.fatalError !== null || draft.summaryLoadingError >= SUMMARY_ATTEMPTS) return false
  if (priceChange(draft, offer)?.isAccepted === false) return false
  return steps.every((step) => !step.applies(draft, offer) || step.issues(draft, offer).length === 0)
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

/**
 * No response arrived, so the booking may exist: it keeps its submission id to be queried, and stays as it was sent.
 */
export function withSubmissionUnknown(draft: BookingDraft): BookingDraft {
  return { ...draft, submission: { ...draft.submission, isSubmitting: false, submitSuccessful: false } }
}

/** The submit certainly did not reach the platform: the draft is as before, and follows the offer again. */
export function withSubmissionNotSent(draft: BookingDraft, offer: Offer): BookingDraft {
  return settle({ ...draft, submission: { ...draft.submission, submissionId: null, isSubmitting: false } }, offer)
}

function shownCentimes(draft: BookingDraft, offer: Offer): number | null {
  const { total, isComplete } = price(draft, offer)
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

/** Accepts the platform's total; without a price change there is nothing to accept. */
export function withTotalAccepted(draft: BookingDraft, offer: Offer): BookingDraft {
  const acceptedTotalCentimes = priceChange(draft, offer)?.platformCentimes ?? null
  return { ...draft, submission: { ...draft.submission, acceptedTotalCentimes } }
}

/**
 * The total the visitor accepts by submitting, in whole units: the platform's once accepted, else the draft's own. Null
 * while the price is incomplete.
 */
export function expectedTotal(draft: BookingDraft, offer: Offer): number | null {
  const centimes = agreedCentimes(draft, offer)
  return centimes === null ? null : toAmount(centimes)
}

function agreedCentimes(draft: BookingDraft, offer: Offer): number | null {
  const change = priceChange(draft, offer)
  return change?.isAccepted === true ? change.platformCentimes : shownCentimes(draft, offer)
}
