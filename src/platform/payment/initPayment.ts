import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { InitBookingPaymentInput, InitBookingPaymentResult } from '#platform/generated/resolverTypes.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { OnlinePayment } from './onlinePayment.ts'
import { readReturnPath } from './returnPath.ts'
import { settlePending } from './transactions.ts'

type Db = Transaction<PlatformTables>

interface Unpaid {
  readonly id: string
  readonly total: number
  readonly currency: string
}

/**
 * Starts the online payment of a placed booking, or turns it into one paid by invoice. While an attempt is open it is
 * given again, so that nobody can pay twice.
 */
export async function initPayment(
  storage: Storage<PlatformTables>,
  input: InitBookingPaymentInput,
  onlinePayment: OnlinePayment,
): Promise<InitBookingPaymentResult> {
  const returnUrl = input.returnUrl ?? null
  const returnPath = returnUrl === null ? null : readReturnPath(returnUrl)
  if (returnUrl !== null && returnPath === null) return failed('Die Rücksprungadresse gehört nicht zu dieser Website.')
  await settlePending(storage, input.bookingId)
  return storage.write(async (db) => {
    const booking = await db
      .selectFrom('booking')
      .select(['id', 'total', 'currency', 'payment_type', 'payment_status'])
      .where('id', '=', input.bookingId)
      .where('tenant_id', '=', input.tenantId)
      .executeTakeFirst()
    if (booking === undefined) return failed('Diese Buchung kennen wir nicht. Bitte rufen Sie uns an.')
    if (booking.payment_status === 'PAID') return failed('Diese Buchung ist schon bezahlt.')
    if (booking.payment_status === 'INVOICE' && input.switchToInvoice === true) return SWITCHED
    if (booking.payment_type !== 'online') return failed('Diese Buchung wird mit Rechnung bezahlt.')
    if (input.switchToInvoice === true) return switchToInvoice(db, booking.id)
    if (onlinePayment === 'none') return failed('Online kann man zurzeit nicht bezahlen. Bitte wechseln Sie auf Rechnung.')
    return openTransaction(db, booking, returnPath)
  })
}

const SWITCHED: InitBookingPaymentResult = { success: true, message: null, transactionId: null }

function failed(message: string): InitBookingPaymentResult {
  return { success: false, message, transactionId: null }
}

async function switchToInvoice(db: Db, bookingId: string): Promise<InitBookingPaymentResult> {
  const pending = await db
    .selectFrom('payment_transaction')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  if (pending !== undefined) return failed('Die Zahlung wird noch geprüft. Bitte warten Sie einen Augenblick.')
  await db
    .updateTable('booking')
    .set({ payment_type: 'invoice', payment_status: 'INVOICE' })
    .where('id', '=', bookingId)
    .execute()
  await db
    .updateTable('payment_transaction')
    .set({ status: 'CANCELLED', changed_at: new Date().toISOString() })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'OPEN')
    .execute()
  return SWITCHED
}

/** The open transaction of the booking, or a new one; it leads back to where the visitor comes from this time. */
async function openTransaction(db: Db, booking: Unpaid, returnPath: string | null): Promise<InitBookingPaymentResult> {
  const { id: bookingId } = booking
  const open = await db
    .selectFrom('payment_transaction')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['OPEN', 'PENDING'])
    .executeTakeFirst()
  if (open !== undefined) {
    if (returnPath !== null)
      await db.updateTable('payment_transaction').set({ return_path: returnPath }).where('id', '=', open.id).execute()
    return { success: true, message: null, transactionId: open.id }
  }
  const id = randomBytes(18).toString('base64url')
  const now = new Date().toISOString()
  await db
    .insertInto('payment_transaction')
    .values({
      id,
      booking_id: bookingId,
      status: 'OPEN',
      amount: booking.total,
      currency: booking.currency,
      return_path: returnPath,
      created_at: now,
      changed_at: now,
    })
    .execute()
  return { success: true, message: null, transactionId: id }
}
