import type { PaymentStatus, TransactionStatus } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** An attempt to pay, as the payment page shows it. The amount is centimes. */
export interface PaymentAttempt {
  readonly id: string
  readonly status: TransactionStatus
  readonly amount: number
  readonly currency: string
  readonly returnPath: string | null
  readonly orderNo: string
}

/** How an attempt ends on the payment page. */
export type AttemptOutcome = Exclude<TransactionStatus, 'OPEN'>

/** Assumption: what the visitor put off is confirmed by the bank after so many milliseconds. */
const PENDING_FOR = 10_000

/** Null when the id is unknown. */
export async function findAttempt({ db }: Storage<PlatformTables>, id: string): Promise<PaymentAttempt | null> {
  const row = await db
    .selectFrom('payment_transaction')
    .innerJoin('booking', 'booking.id', 'payment_transaction.booking_id')
    .select([
      'payment_transaction.id',
      'payment_transaction.status',
      'amount',
      'payment_transaction.currency',
      'return_path',
      'order_no',
    ])
    .where('payment_transaction.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { status, amount, currency, return_path, order_no } = row
  return { id, status, amount, currency, returnPath: return_path, orderNo: order_no }
}

/** Stores how an open attempt ended; false when it is not open any more. */
export async function endAttempt(
  storage: Storage<PlatformTables>,
  id: string,
  outcome: AttemptOutcome,
): Promise<boolean> {
  return storage.write(async (db) => {
    const changed = await db
      .updateTable('payment_transaction')
      .set({ status: outcome, changed_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'OPEN')
      .returning('booking_id')
      .executeTakeFirst()
    if (changed === undefined) return false
    await db
      .updateTable('booking')
      .set({ payment_status: bookingStatus(outcome) })
      .where('id', '=', changed.booking_id)
      .execute()
    return true
  })
}

/** A booking whose payment is still being checked is open. */
function bookingStatus(outcome: AttemptOutcome): PaymentStatus {
  return outcome === 'PENDING' ? 'OPEN' : outcome
}

/** Confirms what was put off long enough ago. */
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
  await storage.write(async (db) => {
    await db
      .updateTable('payment_transaction')
      .set({ status: 'PAID', changed_at: new Date().toISOString() })
      .where('id', '=', due.id)
      .where('status', '=', 'PENDING')
      .execute()
    await db.updateTable('booking').set({ payment_status: 'PAID' }).where('id', '=', bookingId).execute()
  })
}
