import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { hasSummaryFailed } from '#domain/booking/insurance/insurance.ts'
import { platformTotal } from '#domain/booking/price/platformTotal.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { readCentimes, toAmount } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import type { Checkout } from '#domain/booking/draft/checkout.ts'
import type { Issue } from '#domain/booking/people/issues.ts'

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
export function isOutcomeUnknown(draft: Pick<Checkout, 'submission'>): boolean {
  const { submissionId, isSubmitting } = draft.submission
  return submissionId !== null && !isSubmitting && !isBooked(draft)
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
        placedStatus: booking.status.status,
        agreedCentimes: agreedCentimes(booking),
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

function shownCentimes(booking: Booking): number | null {
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

/**
 * The total the visitor accepts by submitting, in whole units: the platform's once accepted, else the draft's own. Null
 * while the price is incomplete.
 */
export function expectedTotal(booking: Booking): number | null {
  const centimes = agreedCentimes(booking)
  return centimes === null ? null : toAmount(centimes)
}

function agreedCentimes(booking: Booking): number | null {
  const { submissionId, agreedCentimes: agreed } = booking.draft.submission
  if (submissionId !== null && agreed !== null) return agreed
  const change = priceChange(booking)
  return change?.isAccepted === true ? change.platformCentimes : shownCentimes(booking)
}
