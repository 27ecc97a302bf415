import type { IsoDay } from '#domain/calendar.ts'
import { takeAgain } from '#platform/booking/contingents.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type Db, lockBooking, type LockedBooking, moveBooking, moveAttempt } from './paymentRows.ts'
import { endAttemptInTransaction, findAttempt, type PaymentAttempt } from './attempts.ts'

/** Notification of a payment provider about one attempt. The caller has verified its authenticity. */
export interface PaymentNotification {
  readonly transactionId: string
  readonly outcome: 'PAID' | 'CANCELLED' | 'FAILED'
  /** Centimes; null if the provider names none, which is not accepted as a payment. */
  readonly amount: number | null
  readonly currency: string | null
  /** Order number as known to the provider; null if it names none. */
  readonly orderNo: string | null
}

/**
 * Result of a notification. `repeated`: already known or without effect; `late`: money for a booking that cannot accept
 * it any more; `mismatch`: amount, currency or order number differ; `unknown`: no such transaction.
 */
export type NotificationResult = 'done' | 'repeated' | 'late' | 'mismatch' | 'unknown'

/** Applies a notification of the payment provider. Idempotent: providers may send the same one repeatedly. */
export async function confirmPayment(
  storage: Storage<PlatformTables>,
  notification: PaymentNotification,
  today: IsoDay,
): Promise<NotificationResult> {
  return storage.write(async (db) => {
    const known = await findAttempt(db, notification.transactionId)
    if (known === null) return 'unknown'
    if (!matchesAttempt(notification, known)) return 'mismatch'
    const { id, bookingId } = known
    for (const from of ['OPEN', 'PENDING'] as const)
      if (await endAttemptInTransaction(db, storage, { id, bookingId, outcome: notification.outcome, from }))
        return 'done'
    return notification.outcome === 'PAID' ? acceptLateMoney(db, storage, { attempt: known, today }) : 'repeated'
  })
}

/** Whether the notification fits the attempt. Only notifications without payment may lack the amount. */
function matchesAttempt({ outcome, amount, currency, orderNo }: PaymentNotification, attempt: PaymentAttempt): boolean {
  if (orderNo !== null && orderNo !== attempt.orderNo) return false
  if (outcome !== 'PAID' && amount === null) return currency === null || currency === attempt.currency
  return amount === attempt.amount && currency === attempt.currency
}

interface LateMoney {
  readonly attempt: PaymentAttempt
  readonly today: IsoDay
}

/**
 * Money came after the end of the attempt: pays a booking that can still be carried out, and holds its places or can take
 * them again, else it is LATE.
 */
async function acceptLateMoney(
  db: Db,
  storage: Storage<PlatformTables>,
  { attempt: { id, bookingId }, today }: LateMoney,
): Promise<NotificationResult> {
  const booking = await lockBooking(db, storage, bookingId)
  const attempt = await findAttempt(db, id)
  if (attempt?.status === 'PAID' || attempt?.status === 'LATE') return 'repeated'
  if (booking !== null && (await isStillPossible(db, booking, today)) && (await holdsPlaces(db, booking))) {
    await moveAttempt(db, id, 'PAID')
    await moveBooking(db, bookingId, 'PAID')
    return 'done'
  }
  await moveAttempt(db, id, 'LATE')
  return 'late'
}

/** Whether the office has not cancelled it, it is known who travels, and the departure is still ahead. */
async function isStillPossible(
  db: Db,
  { departure_id, personal_data, cancelled_at }: LockedBooking,
  today: IsoDay,
): Promise<boolean> {
  if (personal_data === 'ERASED' || cancelled_at !== null) return false
  const departure = await db
    .selectFrom('departure')
    .select('id')
    .where('id', '=', departure_id)
    .where('start_date', '>', today)
    .executeTakeFirst()
  return departure !== undefined
}

/** Whether an unpaid booking without an attempt in progress has its places; an expired one tries to take them again. */
async function holdsPlaces(db: Db, booking: LockedBooking): Promise<boolean> {
  if (booking.payment_status === 'EXPIRED') return takeAgain(db, booking)
  return booking.payment_status === 'FAILED' || booking.payment_status === 'CANCELLED'
}
