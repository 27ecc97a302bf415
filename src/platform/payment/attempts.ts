import type { PaymentStatus, AttemptStatus } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type Db, lockBooking, moveBooking, moveAttempt } from './paymentRows.ts'

/** A payment attempt. The amount is in centimes. */
export interface PaymentAttempt {
  readonly id: string
  readonly bookingId: string
  readonly status: AttemptStatus
  readonly amount: number
  readonly currency: string
  readonly returnPath: string | null
  readonly orderNo: string
}

/** Outcomes available on the sandbox payment page. */
export type AttemptOutcome = 'PAID' | 'CANCELLED' | 'FAILED' | 'PENDING'

/** Assumption: a payment that the sandbox is to confirm later is confirmed after this many milliseconds. */
const PENDING_MS = 10_000

/** Null if the id is unknown. */
export async function findAttempt(db: Storage<PlatformTables>['db'], id: string): Promise<PaymentAttempt | null> {
  const row = await db
    .selectFrom('payment_transaction')
    .innerJoin('booking', 'booking.id', 'payment_transaction.booking_id')
    .select([
      'payment_transaction.id',
      'payment_transaction.booking_id',
      'payment_transaction.status',
      'amount',
      'payment_transaction.currency',
      'return_path',
      'order_no',
    ])
    .where('payment_transaction.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { booking_id, status, amount, currency, return_path, order_no } = row
  return { id, bookingId: booking_id, status, amount, currency, returnPath: return_path, orderNo: order_no }
}

/** Ends an open attempt; false if it is not open any more. */
export async function endAttempt(
  storage: Storage<PlatformTables>,
  { id, bookingId }: Pick<PaymentAttempt, 'id' | 'bookingId'>,
  outcome: AttemptOutcome,
): Promise<boolean> {
  return storage.write((db) => endAttemptInTransaction(db, storage, { id, bookingId, outcome, from: 'OPEN' }))
}

interface AttemptEnd {
  readonly id: string
  readonly bookingId: string
  readonly outcome: AttemptOutcome
  /** Required current state. */
  readonly from: 'OPEN' | 'PENDING'
}

/** Ends an attempt and updates its booking, both or neither. False unless the attempt is in `from` and the booking OPEN. */
export async function endAttemptInTransaction(
  db: Db,
  storage: Storage<PlatformTables>,
  end: AttemptEnd,
): Promise<boolean> {
  const { id, bookingId, outcome, from } = end
  const booking = await lockBooking(db, storage, bookingId)
  const attempt = await findAttempt(db, id)
  if (booking?.payment_status !== 'OPEN' || attempt?.status !== from) return false
  return (await moveAttempt(db, id, outcome)) && (await moveBooking(db, bookingId, bookingStatus(outcome)))
}

/** A booking stays OPEN while its payment is PENDING. */
function bookingStatus(outcome: AttemptOutcome): PaymentStatus {
  return outcome === 'PENDING' ? 'OPEN' : outcome
}

/** Confirms sandbox payments that have been PENDING long enough, of one booking or of all. */
export async function confirmPending(storage: Storage<PlatformTables>, bookingId?: string): Promise<void> {
  const before = new Date(Date.now() - PENDING_MS).toISOString()
  const due = await storage.db
    .selectFrom('payment_transaction')
    .select(['id', 'booking_id'])
    .where('status', '=', 'PENDING')
    .where('changed_at', '<=', before)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .execute()
  for (const { id, booking_id } of due)
    await storage.write((db) =>
      endAttemptInTransaction(db, storage, { id, bookingId: booking_id, outcome: 'PAID', from: 'PENDING' }),
    )
}
