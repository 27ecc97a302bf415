import type { Transaction } from 'kysely'
import type { PaymentStatus, TransactionStatus } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { bookingStatesBefore, transactionStatesBefore } from './transitions.ts'

export type Db = Transaction<PlatformTables>

/** A booking as acts on its payment see it; nobody else changes its payment until the transaction ends. */
export interface LockedBooking {
  readonly id: string
  readonly tenant_id: string
  readonly departure_id: string
  readonly total: number
  readonly currency: string
  readonly payment_type: 'invoice' | 'online'
  readonly payment_status: PaymentStatus
  readonly hold_until: string | null
}

type Locking = Pick<Storage<PlatformTables>, 'engine'>

/**
 * Reads a booking and makes every other act on its payment wait: on PostgreSQL by a lock on its row, on SQLite the
 * transaction has the write lock already. Null when there is none.
 */
export async function lockBooking(db: Db, { engine }: Locking, id: string): Promise<LockedBooking | null> {
  const row = await db
    .selectFrom('booking')
    .select(['id', 'tenant_id', 'departure_id', 'total', 'currency', 'payment_type', 'payment_status', 'hold_until'])
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** Compare-and-set of a booking's payment; false where the table of transitions has no way there. */
export async function moveBooking(db: Db, id: string, to: PaymentStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ payment_status: to })
    .where('id', '=', id)
    .where('payment_status', 'in', bookingStatesBefore(to))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Compare-and-set of one attempt; false where the table of transitions has no way there. */
export async function moveTransaction(db: Db, id: string, to: TransactionStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_transaction')
    .set({ status: to, changed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', 'in', transactionStatesBefore(to))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the open attempt of a booking, if it has one. */
export async function endOpenTransaction(db: Db, bookingId: string, to: 'CANCELLED' | 'EXPIRED'): Promise<void> {
  await db
    .updateTable('payment_transaction')
    .set({ status: to, changed_at: new Date().toISOString() })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'OPEN')
    .execute()
}

/** The attempt that is under way; a booking has one at most. Null when there is none. */
export async function attemptUnderWay(
  db: Db,
  bookingId: string,
): Promise<{ readonly id: string; readonly status: TransactionStatus } | null> {
  const row = await db
    .selectFrom('payment_transaction')
    .select(['id', 'status'])
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['OPEN', 'PENDING'])
    .executeTakeFirst()
  return row ?? null
}
