import type { IsoDay } from '#domain/calendar.ts'

/* How a booking is closed: agreed to, sent and paid. */

/**
 * What came of an online payment. `open`: the platform says that nothing is paid and nothing is under way. `checking`:
 * it may be paid, and nobody has told. `expired`: it was not paid in time, and the places are free again.
 */
export const paymentOutcomes = ['paid', 'cancelled', 'failed', 'open', 'checking', 'expired'] as const

export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** The way to pay and where the start of an online payment stands. */
export interface Payment {
  readonly type: PaymentType
  /** The start was sent, and its answer has not come. */
  readonly initializing: boolean
  readonly initialized: boolean
  /** "" when the start of the payment failed; null before it was tried. */
  readonly transactionId: string | null
  /** Null until something is known of what the visitor did on the payment page. */
  readonly outcome: PaymentOutcome | null
}

/** Whether nothing is left to pay online, or nothing can be paid any more. */
export function isPaymentSettled({ payment: { type, outcome } }: { readonly payment: Payment }): boolean {
  return type === 'invoice' || outcome === 'paid' || outcome === 'expired'
}

/** What a platform answered when it did not take a booking. */
interface Refusal {
  /** Why, in the platform's words for the visitor. */
  readonly message: string | null
  /** Total in centimes the refused booking was sent with; null where none could be computed. */
  readonly shownCentimes: number | null
  /** Total in centimes the platform computed instead; null where it does not say. */
  readonly platformCentimes: number | null
}

export interface Submission {
  /**
   * Made by the device before the first request, the same on every repeat of the same booking; null again after a
   * refusal. Set without success means that the outcome is unknown.
   */
  readonly submissionId: string | null
  /** A total of the platform that differs from ours and that the visitor has agreed to, in centimes. */
  readonly acceptedTotalCentimes: number | null
  readonly isSubmitting: boolean
  readonly submitSuccessful: boolean
  readonly bookingId: string | null
  readonly orderNo: string | null
  /** Total the platform charged in centimes; null until booked or where it does not say. */
  readonly totalCentimes: number | null
  /** Status of the departure as the booking was placed, which decides what happens next; null until booked. */
  readonly placedStatus: string | null
  /** Total in centimes the visitor agreed to by sending it; null until booked or where none could be computed. */
  readonly agreedCentimes: number | null
  /** The day it was booked on, from which payments are counted; null until booked, and for bookings from before it was noted. */
  readonly bookedOn: IsoDay | null
  /** Whether the platform has said that it confirms the booking by mail. */
  readonly isConfirmedByMail: boolean
  /** The answer to the last attempt when it was a refusal. */
  readonly refusal: Refusal | null
}

/** Choices around the booking that resubmit it (rule 4.16.1). */
export interface MarketingInformation {
  readonly acquisitionChannel: string | null
  readonly bookingRemarks: string
  readonly newsletterRegistration: boolean
  readonly gtcAccepted: boolean
  readonly partnerGtcAccepted: boolean
}

export type PaymentType = 'invoice' | 'online'
