import { statusCode } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { statusOf } from './chosen.ts'
import type { PaymentOutcome } from './closing.ts'
import type { BookingDraft, PaymentType } from './draft.ts'
import { settle } from './settle.ts'

/** A catalogue whose code begins so is sold to closed groups, which do not pay online. */
const GROUP_CATALOGUE_PREFIX = 'G'

/** The ways to pay (specification 5, Payment methods): invoice always, online where all conditions hold. */
export function paymentMethods(draft: BookingDraft, offer: Offer): readonly PaymentType[] {
  return canPayOnline(draft, offer) ? ['invoice', 'online'] : ['invoice']
}

function canPayOnline(draft: BookingDraft, offer: Offer): boolean {
  const { pricing, settings } = offer
  if (pricing === null || settings.onlinePaymentConfig?.enabled !== true) return false
  const isBookable = statusCode(statusOf(draft, offer).status) === 'BOOKABLE'
  return isBookable && !pricing.catalogCode.startsWith(GROUP_CATALOGUE_PREFIX)
}

/** Chooses how to pay. A way that is not offered changes nothing. */
export function withPaymentType(draft: BookingDraft, type: PaymentType, offer: Offer): BookingDraft {
  if (!paymentMethods(draft, offer).includes(type)) return draft
  return settle({ ...draft, payment: { ...draft.payment, type } }, offer)
}

/** Whether the payment of the placed booking can be started: it is paid online and is not already being started. */
export function canStartPayment({ payment, submission }: BookingDraft): boolean {
  return payment.type === 'online' && submission.bookingId !== null && !payment.initializing
}

/** The start of the payment is asked for (specification 4, Online payment initialisation). */
export function withPaymentStarted(draft: BookingDraft): BookingDraft {
  if (!canStartPayment(draft)) return draft
  return { ...draft, payment: { ...draft.payment, initializing: true, initialized: false, transactionId: null, outcome: null } }
}

/** The start of the payment was answered; the transaction is '' when it failed. */
export function withPaymentInitialized(draft: BookingDraft, transactionId: string): BookingDraft {
  return { ...draft, payment: { ...draft.payment, initializing: false, initialized: true, transactionId } }
}

/** The payment page has led back. */
export function withPaymentOutcome(draft: BookingDraft, outcome: PaymentOutcome): BookingDraft {
  return { ...draft, payment: { ...draft.payment, initializing: false, outcome } }
}

/** The placed booking is paid by invoice after all. */
export function withSwitchToInvoice(draft: BookingDraft): BookingDraft {
  return { ...draft, payment: { ...NO_PAYMENT, type: 'invoice' } }
}

const NO_PAYMENT = { initializing: false, initialized: false, transactionId: null, outcome: null }

/** Whose terms must be accepted; the partner's are those of a tour operator that brings its own (decisions 6). */
export function termsRequired({ travel }: Pick<Offer, 'travel'>): { readonly gtc: true; readonly partner: boolean } {
  return { gtc: true, partner: (travel.pricing?.tourOperator?.gtcPdf ?? null) !== null }
}
