import type { Kysely, Transaction } from 'kysely'
import type { MailState, PaymentStatus } from '#platform/storage/bookingTables.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Confirmation } from './confirmation.ts'

/** A mail whose time has come, with what became known of its booking only after it was written. */
export interface DueMail {
  readonly bookingId: string
  readonly document: string
  /** How often it was tried before. */
  readonly attempts: number
  readonly createdAt: string
  readonly orderNo: string
  /** Centimes. */
  readonly total: number
  readonly currency: string
  readonly isPaid: boolean
}

/** Payments with which a booking stands; one that is to be paid online and is not yet may still expire. */
const STANDING: readonly PaymentStatus[] = ['INVOICE', 'PAID']

/** Nothing of what a mail told. */
const EMPTIED = '{}'

/** Puts the confirmation of a booking into the outbox, in the transaction that places it: one comes with the other. */
export async function putInOutbox(
  db: Transaction<PlatformTables>,
  bookingId: string,
  confirmation: Confirmation,
): Promise<void> {
  const now = new Date().toISOString()
  await db
    .insertInto('outbox')
    .values({
      booking_id: bookingId,
      state: 'WAITING',
      document: JSON.stringify(confirmation),
      attempts: 0,
      due_at: now,
      created_at: now,
    })
    .execute()
}

/** The mail that has been due for longest and whose booking stands; null when there is none. */
export async function nextDue(db: Kysely<PlatformTables>, now: string): Promise<DueMail | null> {
  const row = await db
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
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', now)
    .where('payment_status', 'in', STANDING)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
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

/**
 * Makes a mail one's own until a moment, after which another process may take it: whoever had it has ended meanwhile.
 * False when another one was quicker.
 */
export async function claim(
  db: Kysely<PlatformTables>,
  { bookingId, attempts }: DueMail,
  until: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, due_at: until })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'WAITING')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nothing more is to be done with a mail, and what it told is needed no longer. */
export async function close(
  db: Kysely<PlatformTables>,
  { bookingId }: DueMail,
  state: Exclude<MailState, 'WAITING'>,
): Promise<void> {
  await db.updateTable('outbox').set({ state, document: EMPTIED }).where('booking_id', '=', bookingId).execute()
}

/** A claimed mail could not be sent: it is tried again. */
export async function postpone(db: Kysely<PlatformTables>, { bookingId }: DueMail, until: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: until })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'WAITING')
    .execute()
}

/** Empties what was written for bookings that were never paid, and so do not stand, before a moment. */
export async function dropUnpaid(db: Kysely<PlatformTables>, before: string): Promise<void> {
  const standing = db.selectFrom('booking').select('id').where('payment_status', 'in', STANDING)
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'WAITING')
    .where('created_at', '<', before)
    .where('booking_id', 'not in', standing)
    .execute()
}

/** Mails that wait to be sent, and for how long the oldest has, in seconds. */
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
    .where('state', '=', 'WAITING')
    .where('payment_status', 'in', STANDING)
    .executeTakeFirstOrThrow()
  const waiting = Number(count)
  return { count: waiting, oldestSeconds: waiting === 0 ? 0 : Math.max(0, now - Date.parse(oldest)) / 1000 }
}
