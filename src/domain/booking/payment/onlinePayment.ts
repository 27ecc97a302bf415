import type { PaymentOutcome } from '#domain/booking/draft/closing.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'

/*
 * The online payment of a placed booking. It is started once for each decision to pay; how it stands is known from the
 * platform's own words alone, and who may have paid is never asked to pay again (rule 10.15).
 */

type Paying = Pick<BookingDraft, 'payment'>

/** Where the payment stands for the visitor. `notStarted`: its start failed, so that nothing can have been paid. */
export type PaymentStanding = 'starting' | 'notStarted' | PaymentOutcome

export function paymentStanding({ payment: { transactionId, outcome } }: Paying): PaymentStanding {
  if (outcome !== null) return outcome
  if (transactionId === null) return 'starting'
  // Who was sent to the payment page may have paid there, whatever way led back.
  return transactionId === '' ? 'notStarted' : 'checking'
}

/**
 * Whether a payment can be started: the placed booking is paid online, no start is under way, and nothing that was
 * started can have been paid or can still be.
 */
export function canStartPayment(draft: Pick<BookingDraft, 'payment' | 'submission'>): boolean {
  const { payment, submission } = draft
  if (payment.type !== 'online' || submission.bookingId === null || payment.initializing) return false
  switch (paymentStanding(draft)) {
    case 'starting':
    case 'notStarted':
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

/** The start of the payment is sent (rules 4.17). */
export function withPaymentStarted(draft: BookingDraft): BookingDraft {
  if (!canStartPayment(draft)) return draft
  return {
    ...draft,
    payment: { ...draft.payment, initializing: true, initialized: false, transactionId: null, outcome: null },
  }
}

/** The start of the payment was answered; the transaction is '' when it failed. */
export function withPaymentInitialized(draft: BookingDraft, transactionId: string): BookingDraft {
  return { ...draft, payment: { ...draft.payment, initializing: false, initialized: true, transactionId } }
}

/**
 * Whoever sent the start is gone, and its answer with them.
 * Assumption: a start whose answer was lost showed nobody a payment page, so that nothing was paid and the visitor may decide again.
 */
export function withStartLost(draft: BookingDraft): BookingDraft {
  return draft.payment.initializing ? withPaymentInitialized(draft, '') : draft
}

/** What there is to do when the visitor comes to the payment of a placed booking. */
export type PaymentArrival = 'start' | 'ask'

/**
 * The payment that was decided with the booking begins by itself, once. Whoever comes after that, by Back, a reload, from
 * the payment page or in another window, is not sent there again: the platform is asked how it stands.
 * @param isReturn whether the address says that the payment page led back.
 */
export function paymentArrival(draft: Paying, isReturn: boolean): PaymentArrival {
  return !isReturn && !draft.payment.initializing && paymentStanding(draft) === 'starting' ? 'start' : 'ask'
}

/**
 * The address says that the payment page led back, which anybody can write: it proves no payment. It only tells that
 * there may be one, which the platform need not know yet.
 * @param told the word of the payment page; «abbruch» and «fehler» claim none.
 */
export function withPaymentReturned(draft: BookingDraft, told: string): BookingDraft {
  const isLeft = ['open', 'checking'].includes(paymentStanding(draft))
  return !isLeft || told === 'abbruch' || told === 'fehler' ? draft : withOutcome(draft, 'checking')
}

/** How the payment of a placed booking stands in the words of the platform (schema, BookingPayment). */
export interface PaymentTold {
  readonly status: string
  readonly transactionId: string | null
  /** Until when the places are held for who has not paid, as a timestamp; null where they are held for good, or nobody says. */
  readonly heldUntil: string | null
}

/** The platform has told how the payment stands; null from one that cannot tell. */
export function withPaymentTold(draft: BookingDraft, told: PaymentTold | null): BookingDraft {
  if (told === null) return withoutWord(draft)
  switch (told.status) {
    case 'PAID':
      return withOutcome(draft, 'paid')
    case 'INVOICE':
      return withSwitchToInvoice(draft)
    case 'EXPIRED':
      return withOutcome(draft, 'expired')
    case 'OPEN':
      return withNothingPaid(draft, told.transactionId)
    case 'CANCELLED':
    case 'FAILED':
      return isAboutOther(draft, told) ? draft : withOutcome(draft, told.status === 'FAILED' ? 'failed' : 'cancelled')
    default:
      // PENDING, and every word we do not know.
      return withOutcome(draft, 'checking')
  }
}

/** What the platform has said before stands; else it is being checked whether who was on the payment page has paid. */
function withoutWord(draft: BookingDraft): BookingDraft {
  const standing = paymentStanding(draft)
  return standing === 'open' || standing === 'checking' ? withOutcome(draft, 'checking') : draft
}

/** The platform knows of no payment. Who says to have paid is ahead of it; its own payment page is the one to go on with. */
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

/** An earlier attempt has ended; the one of this draft has not come to the platform's ears. */
function isAboutOther({ payment }: Paying, { transactionId }: PaymentTold): boolean {
  return (payment.transactionId ?? '') !== '' && transactionId !== null && transactionId !== payment.transactionId
}

function withOutcome(draft: BookingDraft, outcome: PaymentOutcome): BookingDraft {
  return { ...draft, payment: { ...draft.payment, initializing: false, outcome } }
}

/** Whether the places of a placed booking are free again, because it was not paid in time. */
export function hasExpired({ payment }: Paying): boolean {
  return payment.type === 'online' && payment.outcome === 'expired'
}

/** The placed booking is paid by invoice after all. */
export function withSwitchToInvoice(draft: BookingDraft): BookingDraft {
  return { ...draft, payment: { ...NO_PAYMENT, type: 'invoice' } }
}

const NO_PAYMENT = { initializing: false, initialized: false, transactionId: null, outcome: null }
