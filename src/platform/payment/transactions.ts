import type { PaymentStatus, TransactionStatus } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type Db, lockBooking, moveBooking, moveTransaction } from './paymentRows.ts'

/** An attempt to pay, as the payment page shows it. The amount is centimes. */
export interface PaymentAttempt {
  readonly id: string
  readonly bookingId: string
  readonly status: TransactionStatus
  readonly amount: number
  readonly currency: string
  readonly returnPath: string | null
  readonly orderNo: string
}

/** How an attempt ends on the payment page. */
export type AttemptOutcome = 'PAID' | 'CANCELLED' | 'FAILED' | 'PENDING'

/** Assumption: what the visitor put off is confirmed by the bank after so many milliseconds. */
const PENDING_FOR = 10_000

/** Null when the id is unknown. */
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

/** Stores how an open attempt ended; false when it is not open any more. */
export async function endAttempt(
  storage: Storage<PlatformTables>,
  { id, bookingId }: Pick<PaymentAttempt, 'id' | 'bookingId'>,
  outcome: AttemptOutcome,
): Promise<boolean> {
  return storage.write((db) => endLocked(db, storage, { id, bookingId, outcome, from: 'OPEN' }))
}

interface Ending {
  readonly id: string
  readonly bookingId: string
  readonly outcome: AttemptOutcome
  /** The state the attempt has to be in. */
  readonly from: 'OPEN' | 'PENDING'
}

/** Ends an attempt that is under way and tells its booking, which is open as long: both or neither. False where either is past that. */
export async function endLocked(db: Db, storage: Storage<PlatformTables>, ending: Ending): Promise<boolean> {
  const { id, bookingId, outcome, from } = ending
  const booking = await lockBooking(db, storage, bookingId)
  const attempt = await findAttempt(db, id)
  if (booking?.payment_status !== 'OPEN' || attempt?.status !== from) return false
  return (await moveTransaction(db, id, outcome)) && (await moveBooking(db, bookingId, bookingStatus(outcome)))
}

/** A booking whose payment is still being checked is open. */
function bookingStatus(outcome: AttemptOutcome): PaymentStatus {
  return outcome === 'PENDING' ? 'OPEN' : outcome
}

/** Confirms what was put off on the sandbox page long enough ago. */
export async function settlePending(storage: Storage<PlatformTables>, bookingId: string): Promise<void> {
  const before = new Date(Date.now() - PENDING_FOR).toISOString()
  const due = await storage.db
    .selectFrom('payment_transaction')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'PENDING')
    .where('changed_at', '<=', before)
    .executeTakeFirst()
  if (due === undefined) return
  await storage.write((db) => endLocked(db, storage, { id: due.id, bookingId, outcome: 'PAID', from: 'PENDING' }))
}
