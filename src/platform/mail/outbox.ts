import { type Kysely, sql } from 'kysely'
import type { MailState, PaymentStatus } from '#platform/storage/bookingTables.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Confirmation } from './confirmation.ts'

/** A mail due for sending, with the current state of its booking. */
export interface DueMail {
  readonly bookingId: string
  readonly document: string
  /** Number of earlier attempts. */
  readonly attempts: number
  readonly createdAt: string
  readonly orderNo: string
  /** Centimes. */
  readonly total: number
  readonly currency: string
  readonly isPaid: boolean
}

/**
 * Payment states of confirmed bookings. An unpaid online booking may still expire, so its mail waits: for late money too,
 * until its personal data are erased.
 */
const CONFIRMED: readonly PaymentStatus[] = ['INVOICE', 'PAID']

/** Replaces the document of a closed mail, to keep no personal data. */
const EMPTY_DOCUMENT = '{}'

/** Transactional outbox: the row is stored in the transaction that places the booking, both or neither. */
export function outboxRow(bookingId: string, confirmation: Confirmation): PlatformTables['outbox'] {
  const now = new Date().toISOString()
  return {
    booking_id: bookingId,
    state: 'WAITING',
    document: JSON.stringify(confirmation),
    attempts: 0,
    due_at: now,
    created_at: now,
  }
}

/** In the statement itself: SQLite does not look into parameters, and would not use the partial index `outbox_due`. */
const WAITING = sql.lit<MailState>('WAITING')

/** The tenant's mails due for sending of confirmed bookings, the earliest `due_at` first. */
export function dueMails(db: Kysely<PlatformTables>, tenantId: string, now: string) {
  return db
    .selectFrom('outbox')
    .innerJoin('booking', 'booking.id', 'outbox.booking_id')
    .select([
      'booking_id',
      'document',
      'attempts',
      'outbox.created_at',
      'order_no',
      'total',
      'currency',
      'payment_status',
    ])
    .where('state', '=', WAITING)
    .where('due_at', '<=', now)
    .where('tenant_id', '=', tenantId)
    .where('payment_status', 'in', CONFIRMED)
    .orderBy('due_at')
}

/** The tenant's due mail with the earliest `due_at` of a confirmed booking; null if there is none. */
export async function nextDue(db: Kysely<PlatformTables>, tenantId: string, now: string): Promise<DueMail | null> {
  const row = await dueMails(db, tenantId, now).limit(1).executeTakeFirst()
  if (row === undefined) return null
  const { booking_id, document, attempts, created_at, order_no, total, currency, payment_status } = row
  return {
    bookingId: booking_id,
    document,
    attempts,
    createdAt: created_at,
    orderNo: order_no,
    total,
    currency,
    isPaid: payment_status === 'PAID',
  }
}

/** An update of the mail of a booking, as long as it waits. */
function waitingMail(db: Kysely<PlatformTables>, bookingId: string) {
  return db.updateTable('outbox').where('booking_id', '=', bookingId).where('state', '=', WAITING)
}

/**
 * Claims a mail for this process, by compare-and-set. The claim is a lease: after `until` another process may take the
 * mail, in case this one has died. False if another process was first.
 */
export async function claim(
  db: Kysely<PlatformTables>,
  { bookingId, attempts }: DueMail,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await waitingMail(db, bookingId)
    .set({ attempts: attempts + 1, due_at: until })
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets the final state of a mail and empties its document. */
export async function close(
  db: Kysely<PlatformTables>,
  { bookingId }: DueMail,
  state: Exclude<MailState, 'WAITING'>,
): Promise<void> {
  await db.updateTable('outbox').set({ state, document: EMPTY_DOCUMENT }).where('booking_id', '=', bookingId).execute()
}

/** Schedules the next attempt of a claimed mail. */
export async function postpone(db: Kysely<PlatformTables>, { bookingId }: DueMail, until: string): Promise<void> {
  await waitingMail(db, bookingId).set({ due_at: until }).execute()
}

/** Drops the mail of a booking, if it still waits: its content is nobody's any more. */
export async function dropWaiting(db: Kysely<PlatformTables>, bookingId: string): Promise<void> {
  await db.deleteFrom('outbox').where('booking_id', '=', bookingId).where('state', '=', WAITING).execute()
}

/**
 * Lets the mail of a booking wait from now on, as that of a new one: the week of attempts begins with the payment, which
 * may come long after the booking.
 */
export async function waitFromNow(db: Kysely<PlatformTables>, bookingId: string): Promise<void> {
  await waitingMail(db, bookingId).set({ created_at: new Date().toISOString() }).execute()
}

/** Number of waiting mails of confirmed bookings, and age of the oldest. */
export interface MailsWaiting {
  readonly count: number
  readonly oldestSeconds: number
}

/** @param now milliseconds since 1970 */
export async function mailsWaiting(db: Kysely<PlatformTables>, now: number): Promise<MailsWaiting> {
  const { count, oldest } = await db
    .selectFrom('outbox')
    .innerJoin('booking', 'booking.id', 'outbox.booking_id')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('outbox.created_at').as('oldest')])
    .where('state', '=', WAITING)
    .where('payment_status', 'in', CONFIRMED)
    .executeTakeFirstOrThrow()
  const waiting = Number(count)
  return { count: waiting, oldestSeconds: waiting === 0 ? 0 : Math.max(0, now - Date.parse(oldest)) / 1000 }
}
