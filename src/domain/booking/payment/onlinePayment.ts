import { NO_PAYMENT, type PaymentOutcome, type Checkout } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'

/*
 * The online payment of a placed booking. It is started once per decision to pay; its state comes from the platform
 * alone, and visitors who may have paid are never asked to pay again (rule 10.15).
 */

type Paying = Pick<Checkout, 'payment'>

/** State of the payment for the visitor. `starting`: its start is due, or not answered. `startFailed`: nothing is paid. */
export type PaymentStatus = 'starting' | 'startFailed' | PaymentOutcome

export function paymentStatus({ payment: { transactionId, outcome } }: Paying): PaymentStatus {
  if (outcome !== null) return outcome
  if (transactionId === null) return 'starting'
  // A visitor sent to the payment page may have paid there, however they came back.
  return transactionId === '' ? 'startFailed' : 'checking'
}

/**
 * Whether a payment can be started: the placed booking is paid online, no start is under way, and no earlier payment
 * can have been, or still be, paid.
 */
export function canStartPayment(draft: Checkout): boolean {
  const { payment, submission } = draft
  if (payment.type !== 'online' || submission.bookingId === null || payment.initializing) return false
  switch (paymentStatus(draft)) {
    case 'starting':
    case 'startFailed':
    case 'cancelled':
    case 'failed':
      return true
    case 'open':
    case 'checking':
    case 'paid':
    case 'expired':
      return false
  }
}

/** Starts the payment (rules 4.17). */
export function withPaymentStarted(draft: BookingDraft): BookingDraft {
  if (!canStartPayment(draft)) return draft
  return { ...draft, payment: { ...NO_PAYMENT, type: draft.payment.type, initializing: true } }
}

/** Stores the response to the start; `transactionId` is empty when it failed. */
export function withPaymentInitialized(draft: BookingDraft, transactionId: string): BookingDraft {
  return { ...draft, payment: { ...draft.payment, initializing: false, initialized: true, transactionId } }
}

/**
 * The response to the start was lost, with the page that sent it.
 * Assumption: then no payment page was shown, so that nothing was paid and the visitor may decide again.
 */
export function withStartLost(draft: BookingDraft): BookingDraft {
  return draft.payment.initializing ? withPaymentInitialized(draft, '') : draft
}

/** A charged total that differs from the agreed one; both in centimes. */
export interface ChargeDifference {
  readonly agreedCentimes: number
  readonly chargedCentimes: number
}

/** Null where the totals agree, and where one of them is unknown. */
export function chargeDifference({ submission }: Pick<Checkout, 'submission'>): ChargeDifference | null {
  const { agreedCentimes, totalCentimes: chargedCentimes } = submission
  if (agreedCentimes === null || chargedCentimes === null || agreedCentimes === chargedCentimes) return null
  return { agreedCentimes, chargedCentimes }
}

/** The action on entering the payment step of a placed booking. */
export type PaymentArrival = 'start' | 'ask'

/**
 * The payment chosen with the booking starts automatically, once, unless another total is charged than was agreed to: the
 * visitor sees both and decides (rule 10.14). On any later entry (Back, reload, return from the payment page, another
 * window) the platform is queried instead.
 * @param isReturn whether the URL is that of a return from the payment page.
 */
export function paymentArrival(draft: Pick<Checkout, 'payment' | 'submission'>, isReturn: boolean): PaymentArrival {
  const isDue = !draft.payment.initializing && paymentStatus(draft) === 'starting'
  return !isReturn && isDue && chargeDifference(draft) === null ? 'start' : 'ask'
}

/**
 * The URL is that of a return from the payment page, which anybody can type: it proves no payment, but there may be one
 * the platform does not know yet.
 * @param outcomeInUrl outcome in the URL; «abbruch» and «fehler» claim no payment.
 */
export function withPaymentReturned(draft: BookingDraft, outcomeInUrl: string): BookingDraft {
  const isLeft = ['open', 'checking'].includes(paymentStatus(draft))
  return !isLeft || outcomeInUrl === 'abbruch' || outcomeInUrl === 'fehler' ? draft : withOutcome(draft, 'checking')
}

/** State of a payment as reported by the platform (schema, BookingPayment). */
export interface PaymentReport {
  readonly status: string
  readonly transactionId: string | null
  /** End of the hold on unpaid places, as a timestamp; null where they are held for good, or unknown. */
  readonly heldUntil: string | null
}

/** Stores the platform's report of the payment; null from a platform without reports. */
export function withPaymentReport(draft: BookingDraft, report: PaymentReport | null): BookingDraft {
  if (report === null) return withoutReport(draft)
  switch (report.status) {
    case 'PAID':
      return withOutcome(draft, 'paid')
    case 'INVOICE':
      return withSwitchToInvoice(draft)
    case 'EXPIRED':
      return withOutcome(draft, 'expired')
    case 'OPEN':
      return withNothingPaid(draft, report.transactionId)
    case 'CANCELLED':
    case 'FAILED':
      return isAboutOther(draft, report)
        ? draft
        : withOutcome(draft, report.status === 'FAILED' ? 'failed' : 'cancelled')
    default:
      // PENDING, and any unknown status.
      return withCheck(draft, report)
  }
}

/** Without a report, an earlier one stands; else the payment is being checked. */
function withoutReport(draft: BookingDraft): BookingDraft {
  const status = paymentStatus(draft)
  return status === 'open' || status === 'checking' ? withOutcome(draft, 'checking') : draft
}

/**
 * The platform knows of no payment. A visitor who claims to have paid may be ahead of it; otherwise its payment page is
 * the one to continue with.
 */
function withNothingPaid(draft: BookingDraft, transactionId: string | null): BookingDraft {
  const { payment } = draft
  if (payment.outcome === 'checking') return draft
  const known = transactionId ?? payment.transactionId ?? ''
  if (known === '') return draft
  return {
    ...draft,
    payment: { ...payment, initializing: false, initialized: true, transactionId: known, outcome: 'open' },
  }
}

/**
 * The platform is checking the payment. Its outcome is unknown again, whatever the visitor claims, so that the next
 * report counts.
 */
function withCheck(draft: BookingDraft, report: PaymentReport): BookingDraft {
  const transactionId = draft.payment.transactionId || report.transactionId || ''
  return transactionId === ''
    ? withOutcome(draft, 'checking')
    : withOutcome(withPaymentInitialized(draft, transactionId), null)
}

/** The report is about an earlier attempt; the platform does not know the present one yet. */
function isAboutOther({ payment }: Paying, { transactionId }: PaymentReport): boolean {
  return (payment.transactionId ?? '') !== '' && transactionId !== null && transactionId !== payment.transactionId
}

function withOutcome(draft: BookingDraft, outcome: PaymentOutcome | null): BookingDraft {
  return { ...draft, payment: { ...draft.payment, initializing: false, outcome } }
}

/** Whether the places of a placed booking were released, because it was not paid in time. */
export function hasExpired({ payment }: Paying): boolean {
  return payment.type === 'online' && payment.outcome === 'expired'
}

/** Switches a placed booking to payment by invoice. */
export function withSwitchToInvoice(draft: BookingDraft): BookingDraft {
  return { ...draft, payment: { ...NO_PAYMENT, type: 'invoice' } }
}
