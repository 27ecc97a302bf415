import type { PaymentStatus, TransactionStatus } from '#platform/storage/bookingTables.ts'

/*
 * Every change of state a payment can go through. What is not in these tables does not happen: each change is written as
 * a compare-and-set against them (paymentRows.ts), so that of two acts at once the second finds its way barred.
 */

/**
 * The payment of a booking. A failed or cancelled attempt can be followed by another, which opens it again. PAID and
 * INVOICE are for good. Money that comes for an EXPIRED booking pays it, if its places can be taken once more.
 */
const BOOKING: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  OPEN: ['OPEN', 'PAID', 'CANCELLED', 'FAILED', 'INVOICE', 'EXPIRED'],
  CANCELLED: ['OPEN', 'INVOICE', 'EXPIRED'],
  FAILED: ['OPEN', 'INVOICE', 'EXPIRED'],
  EXPIRED: ['PAID'],
  PAID: [],
  INVOICE: [],
}

/** One attempt to pay. Money that comes when the booking cannot take it any more is LATE: the office gives it back. */
const TRANSACTION: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  OPEN: ['PENDING', 'PAID', 'CANCELLED', 'FAILED', 'EXPIRED', 'LATE'],
  PENDING: ['PAID', 'CANCELLED', 'FAILED', 'LATE'],
  CANCELLED: ['LATE'],
  FAILED: ['LATE'],
  EXPIRED: ['PAID', 'LATE'],
  PAID: [],
  LATE: [],
}

const BOOKING_STATES = ['OPEN', 'CANCELLED', 'FAILED', 'EXPIRED', 'PAID', 'INVOICE'] as const
const TRANSACTION_STATES = ['OPEN', 'PENDING', 'CANCELLED', 'FAILED', 'EXPIRED', 'PAID', 'LATE'] as const

/** The states of a booking's payment from which it can become `to`. */
export function bookingStatesBefore(to: PaymentStatus): readonly PaymentStatus[] {
  return BOOKING_STATES.filter((from) => BOOKING[from].includes(to))
}

/** The states of an attempt from which it can become `to`. */
export function transactionStatesBefore(to: TransactionStatus): readonly TransactionStatus[] {
  return TRANSACTION_STATES.filter((from) => TRANSACTION[from].includes(to))
}
