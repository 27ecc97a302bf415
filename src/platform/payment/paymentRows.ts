import type { Transaction } from 'kysely'
import { waitFromNow } from '#platform/mail/outbox.ts'
import type { AttemptStatus, PaymentStatus, PersonalData } from '#platform/storage/bookingTables.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { bookingStatesBefore, attemptStatesBefore } from './transitions.ts'

export type Db = Transaction<PlatformTables>

/** Payment columns of a booking whose row is locked until the transaction ends. */
export interface LockedBooking {
  readonly id: string
  readonly tenant_id: string
  readonly departure_id: string
  readonly total: number
  readonly currency: string
  readonly payment_type: 'invoice' | 'online'
  readonly payment_status: PaymentStatus
  readonly hold_until: string | null
  readonly personal_data: PersonalData
  readonly cancelled_at: string | null
}

type Locking = Pick<Storage<PlatformTables>, 'engine'>

/**
 * Reads a booking and locks it against other payment changes: by a row lock on PostgreSQL; on SQLite the transaction
 * holds the write lock already. Null if unknown.
 */
export async function lockBooking(db: Db, { engine }: Locking, id: string): Promise<LockedBooking | null> {
  const row = await db
    .selectFrom('booking')
    .select([
      'id',
      'tenant_id',
      'departure_id',
      'total',
      'currency',
      'payment_type',
      'payment_status',
      'hold_until',
      'personal_data',
      'cancelled_at',
    ])
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/**
 * Compare-and-set of a booking's payment status; false if transitions.ts forbids the change. The confirmation
 * mail waits for the payment: its attempts begin with it.
 */
export async function moveBooking(db: Db, id: string, to: PaymentStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking')
    .set({ payment_status: to })
    .where('id', '=', id)
    .where('payment_status', 'in', bookingStatesBefore(to))
    .executeTakeFirst()
  const isMoved = numUpdatedRows > 0n
  if (isMoved && to === 'PAID') await waitFromNow(db, id)
  return isMoved
}

/** Compare-and-set of one attempt's status; false if transitions.ts forbids the change. */
export async function moveAttempt(db: Db, id: string, to: AttemptStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_transaction')
    .set({ status: to, changed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', 'in', attemptStatesBefore(to))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the open attempt of a booking, if any. */
export async function endOpenAttempt(db: Db, bookingId: string, to: 'CANCELLED' | 'EXPIRED'): Promise<void> {
  await db
    .updateTable('payment_transaction')
    .set({ status: to, changed_at: new Date().toISOString() })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'OPEN')
    .execute()
}

/** The open or pending attempt; a booking has at most one. Null if there is none. */
export async function unfinishedAttempt(
  db: Db,
  bookingId: string,
): Promise<{ readonly id: string; readonly status: AttemptStatus } | null> {
  const row = await db
    .selectFrom('payment_transaction')
    .select(['id', 'status'])
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['OPEN', 'PENDING'])
    .executeTakeFirst()
  return row ?? null
}
