import type { PaymentStatus, AttemptStatus } from '#platform/storage/bookingTables.ts'

/*
 * State machines of payments, each as the states from which a state can be entered. Each change is a compare-and-set
 * against these tables (paymentRows.ts), so that of two concurrent changes the second fails.
 */

/**
 * Payment of a booking. Another attempt after a failed or cancelled one opens it again. PAID and INVOICE are final.
 * Late money pays a failed or cancelled one, which holds its places, and an EXPIRED one whose places can be taken again.
 */
const BOOKING: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  OPEN: ['OPEN', 'CANCELLED', 'FAILED'],
  CANCELLED: ['OPEN'],
  FAILED: ['OPEN'],
  EXPIRED: ['OPEN', 'CANCELLED', 'FAILED'],
  PAID: ['OPEN', 'CANCELLED', 'FAILED', 'EXPIRED'],
  INVOICE: ['OPEN', 'CANCELLED', 'FAILED'],
}

/** One payment attempt. LATE is money that the booking cannot accept any more: the office refunds it. */
const ATTEMPT: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  OPEN: [],
  PENDING: ['OPEN'],
  CANCELLED: ['OPEN', 'PENDING'],
  FAILED: ['OPEN', 'PENDING'],
  EXPIRED: ['OPEN'],
  PAID: ['OPEN', 'PENDING', 'CANCELLED', 'FAILED', 'EXPIRED'],
  LATE: ['OPEN', 'PENDING', 'CANCELLED', 'FAILED', 'EXPIRED'],
}

/** States from which a booking's payment can change to `to`. */
export function bookingStatesBefore(to: PaymentStatus): readonly PaymentStatus[] {
  return BOOKING[to]
}

/** States from which an attempt can change to `to`. */
export function attemptStatesBefore(to: AttemptStatus): readonly AttemptStatus[] {
  return ATTEMPT[to]
}
