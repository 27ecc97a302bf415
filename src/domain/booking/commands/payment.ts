import type { PaymentType } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { paymentMethods } from '#domain/booking/payment/payment.ts'

/** Chooses a payment method. One that is not offered changes nothing. */
export function withPaymentType(booking: Booking, type: PaymentType): BookingDraft {
  const { draft } = booking
  if (!paymentMethods(booking).includes(type)) return draft
  return { ...draft, payment: { ...draft.payment, type } }
}
