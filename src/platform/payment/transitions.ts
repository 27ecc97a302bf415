import type { PaymentStatus, AttemptStatus } from '#platform/storage/bookingTables.ts'

/*
 * State machines of payments. Each change is a compare-and-set against these tables (paymentRows.ts), so that of two
 * concurrent changes the second fails.
 */

/**
 * Payment of a booking. Another attempt after a failed or cancelled one opens it again. PAID and INVOICE are final.
 * Late money pays a failed or cancelled one, which holds its places, and an EXPIRED one whose places can be taken again.
 */
const BOOKING: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  OPEN: ['OPEN', 'PAID', 'CANCELLED', 'FAILED', 'INVOICE', 'EXPIRED'],
  CANCELLED: ['OPEN', 'PAID', 'INVOICE', 'EXPIRED'],
  FAILED: ['OPEN', 'PAID', 'INVOICE', 'EXPIRED'],
  EXPIRED: ['PAID'],
  PAID: [],
  INVOICE: [],
}

/** One payment attempt. LATE is money that the booking cannot accept any more: the office refunds it. */
const ATTEMPT: Readonly<Record<AttemptStatus, readonly AttemptStatus[]>> = {
  OPEN: ['PENDING', 'PAID', 'CANCELLED', 'FAILED', 'EXPIRED', 'LATE'],
  PENDING: ['PAID', 'CANCELLED', 'FAILED', 'LATE'],
  CANCELLED: ['PAID', 'LATE'],
  FAILED: ['PAID', 'LATE'],
  EXPIRED: ['PAID', 'LATE'],
  PAID: [],
  LATE: [],
}

const BOOKING_STATES = ['OPEN', 'CANCELLED', 'FAILED', 'EXPIRED', 'PAID', 'INVOICE'] as const
const ATTEMPT_STATES = ['OPEN', 'PENDING', 'CANCELLED', 'FAILED', 'EXPIRED', 'PAID', 'LATE'] as const

/** States from which a booking's payment can change to `to`. */
export function bookingStatesBefore(to: PaymentStatus): readonly PaymentStatus[] {
  return BOOKING_STATES.filter((from) => BOOKING[from].includes(to))
}

/** States from which an attempt can change to `to`. */
export function attemptStatesBefore(to: AttemptStatus): readonly AttemptStatus[] {
  return ATTEMPT_STATES.filter((from) => ATTEMPT[from].includes(to))
}
