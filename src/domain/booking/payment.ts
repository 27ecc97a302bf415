import { resolveStatus, statusCode } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Status } from '#domain/catalogue/status.ts'
import type { Money } from '#domain/money.ts'
import { dateOf, statusOf } from './chosen.ts'
import type { PaymentOutcome } from './closing.ts'
import type { BookingDraft, PaymentType } from './draft.ts'
import { otherDate } from './openings.ts'
import type { Opening, Reason } from './reason.ts'

/** A catalogue whose code begins so is sold to closed groups, which do not pay online. */
const GROUP_CATALOGUE_PREFIX = 'G'

/** The ways to pay (specification 5, Payment methods): invoice always, online where all conditions hold. */
export function paymentMethods(draft: BookingDraft, offer: Offer): readonly PaymentType[] {
  return onlinePaymentReason(draft, offer) === null ? ['invoice', 'online'] : ['invoice']
}

/** Why one cannot pay online: it is not enabled, the catalogue is one of groups, the status is not BOOKABLE; null when one can. */
export function onlinePaymentReason(draft: BookingDraft, offer: Offer): Reason | null {
  const { pricing, settings } = offer
  if (pricing === null || settings.onlinePaymentConfig?.enabled !== true) return { key: 'booking.reason.paymentDisabled', opening: null }
  if (pricing.catalogCode.startsWith(GROUP_CATALOGUE_PREFIX)) return { key: 'booking.reason.paymentGroup', opening: null }
  if (isBookable(statusOf(draft, offer))) return null
  return { key: 'booking.reason.paymentNotBookable', opening: bookableOpening(draft, offer) }
}

function isBookable({ status }: Status): boolean {
  return statusCode(status) === 'BOOKABLE'
}

/** Leaving the waitlist where that helps, or else the nearest date that can be booked. */
function bookableOpening(draft: BookingDraft, offer: Offer): Opening | null {
  const isSwitched = draft.switchedToWaitlistFallback && isBookable(resolveStatus(dateOf(draft, offer), offer))
  return isSwitched ? { kind: 'waitlist', isOn: false } : otherDate(draft, offer, (date) => isBookable(resolveStatus(date, offer)))
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

/** What there is to do when the visitor comes to the payment of a placed booking. */
export type PaymentArrival = 'start' | 'takeReturn' | 'ask' | 'show'

/**
 * The payment begins by itself once. Who comes back without a word of the payment page, by Back or a reload, is not
 * sent there again: the platform is asked how the payment stands, and the visitor decides.
 * @param isReturn whether the payment page led back with a result.
 */
export function paymentArrival({ payment }: Pick<BookingDraft, 'payment'>, isReturn: boolean): PaymentArrival {
  const { transactionId, outcome } = payment
  if (isReturn) return 'takeReturn'
  if (outcome === 'open') return 'ask'
  if (outcome !== null || transactionId === '') return 'show'
  return transactionId === null ? 'start' : 'ask'
}

/** The platform was asked how the payment stands. That nothing is decided yet is no news. */
export function withPaymentAsked(draft: BookingDraft, outcome: PaymentOutcome): BookingDraft {
  return outcome === 'open' ? draft : withPaymentOutcome(draft, outcome)
}

/** The placed booking is paid by invoice after all. */
export function withSwitchToInvoice(draft: BookingDraft): BookingDraft {
  return { ...draft, payment: { ...NO_PAYMENT, type: 'invoice' } }
}

const NO_PAYMENT = { initializing: false, initialized: false, transactionId: null, outcome: null }

/** Assumption: what many Swiss banks let their customers pay by TWINT in a month, in centimes. */
const USUAL_TWINT_LIMIT = 500_000

/** How a total stands to the limit banks set for TWINT; null where the operator's words on paying online name no TWINT, or in EUR. */
export function twintLimit(total: Money, { settings }: Pick<Offer, 'settings'>): 'below' | 'above' | null {
  const isNamed = /twint/i.test(settings.onlinePaymentConfig?.infoText ?? '')
  if (!isNamed || total.currency !== 'CHF') return null
  return total.centimes > USUAL_TWINT_LIMIT ? 'above' : 'below'
}

/** Whose terms must be accepted; the partner's are those of a tour operator that brings its own (decisions 6). */
export function termsRequired({ travel }: Pick<Offer, 'travel'>): { readonly gtc: true; readonly partner: boolean } {
  return { gtc: true, partner: (travel.pricing?.tourOperator?.gtcPdf ?? null) !== null }
}
