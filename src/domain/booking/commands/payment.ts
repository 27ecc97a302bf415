import type { PaymentType } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Options } from '#domain/booking/draft/options.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { paymentMethods } from '#domain/booking/payment/payment.ts'

/** Chooses a payment method. One that is not offered changes nothing. */
export function withPaymentType(booking: Booking, type: PaymentType): BookingDraft {
  const { draft } = booking
  if (!paymentMethods(booking).includes(type)) return draft
  return { ...draft, payment: { ...draft.payment, type } }
}

/** Sets options and remarks; the outcome of an earlier submit is reset (rule 4.16.1). */
export function withOptions(
  draft: BookingDraft,
  changes: Partial<Options & Pick<Decisions, 'bookingRemarks'>>,
): BookingDraft {
  const submission = { ...draft.submission, submitSuccessful: false, isSubmitting: false }
  return { ...draft, ...changes, submission }
}
