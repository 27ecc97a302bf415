import type { Offer } from '#domain/catalogue/offer.ts'
import type { BookingDraft, PaymentType } from './draft.ts'
import { paymentMethods } from './payment.ts'
import { settle } from './settle.ts'

/** Chooses how to pay. A way that is not offered changes nothing. */
export function withPaymentType(draft: BookingDraft, type: PaymentType, offer: Offer): BookingDraft {
  if (!paymentMethods(draft, offer).includes(type)) return draft
  return settle({ ...draft, payment: { ...draft.payment, type } }, offer)
}
