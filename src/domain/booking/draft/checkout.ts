import type { IsoDay } from '#domain/calendar.ts'

/* Payment, submission and the consents of a booking. */

/**
 * The outcome of an online payment. `open`: not paid and nothing under way, according to the platform. `checking`:
 * possibly paid, not confirmed yet. `expired`: not paid in time, and the places are released.
 */
export const paymentOutcomes = ['paid', 'cancelled', 'failed', 'open', 'checking', 'expired'] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** Payment method and the state of an online payment. */
export interface Payment {
  readonly type: PaymentType
  /** The start request is sent and not answered yet. */
  readonly initializing: boolean
  readonly initialized: boolean
  /** Empty when the start failed; null before it was tried. */
  readonly transactionId: string | null
  /** Null until the outcome on the payment page is known. */
  readonly outcome: PaymentOutcome | null
}

/** No online payment was begun. */
export const NO_PAYMENT: Omit<Payment, 'type'> = {
  initializing: false,
  initialized: false,
  transactionId: null,
  outcome: null,
}

/** Whether nothing is left to pay online, or it is too late to pay. */
export function isPaymentSettled({ payment: { type, outcome } }: { readonly payment: Payment }): boolean {
  return type === 'invoice' || outcome === 'paid' || outcome === 'expired'
}

/** The platform's response when it refused a booking. */
interface Refusal {
  /** The platform's message for the visitor. */
  readonly message: string | null
  /** Total in centimes sent with the refused booking; null where none could be computed. */
  readonly shownCentimes: number | null
  /** Total in centimes computed by the platform; null where it does not say. */
  readonly platformCentimes: number | null
}

/** How one attempt to book stands. */
export interface SubmissionState {
  /**
   * Idempotency key: made by the device before the first request, the same on every repeat of the same booking; null
   * again after a refusal. Set without success, the outcome is unknown.
   */
  readonly submissionId: string | null
  /** A differing total of the platform that the visitor has accepted, in centimes. */
  readonly acceptedTotalCentimes: number | null
  readonly isSubmitting: boolean
  readonly submitSuccessful: boolean
  readonly bookingId: string | null
  readonly orderNo: string | null
  /** Total the platform charged in centimes; null until booked or where it does not say. */
  readonly totalCentimes: number | null
  /** Status of the departure when booked, which decides how it continues; null until booked. */
  readonly placedStatus: string | null
  /** Total in centimes the visitor agreed to; null until booked or where none could be computed. */
  readonly agreedCentimes: number | null
  /**
   * The day of booking, from which payments are counted; null until booked, and for older stored bookings without it.
   */
  readonly bookedOn: IsoDay | null
  /** Whether the platform confirms the booking by e-mail. */
  readonly isConfirmedByMail: boolean
  /** The response to the last attempt when it was a refusal. */
  readonly refusal: Refusal | null
}

/** A booking that was not sent, or was refused. */
export const NO_SUBMISSION: SubmissionState = {
  submissionId: null,
  acceptedTotalCentimes: null,
  isSubmitting: false,
  submitSuccessful: false,
  bookingId: null,
  orderNo: null,
  totalCentimes: null,
  placedStatus: null,
  agreedCentimes: null,
  bookedOn: null,
  isConfirmedByMail: false,
  refusal: null,
}

export type PaymentType = 'invoice' | 'online'

/** How the submission of a booking and its payment stand. */
export interface Checkout {
  readonly payment: Payment
  readonly submission: SubmissionState
}
