import { randomBytes } from 'node:crypto'
import type { InitBookingPaymentInput, InitBookingPaymentResult } from '#platform/generated/resolverTypes.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { expireDue } from './expiry.ts'
import type { OnlinePayment } from './onlinePayment.ts'
import {
  unfinishedAttempt,
  type Db,
  endOpenAttempt,
  type LockedBooking,
  lockBooking,
  moveBooking,
} from './paymentRows.ts'
import { readReturnPath } from './returnPath.ts'
import { confirmPending } from './attempts.ts'

/**
 * Starts the online payment of a placed booking, or switches it to invoice. Idempotent: an open attempt is returned
 * again, so that nobody can pay twice.
 */
export async function initPayment(
  storage: Storage<PlatformTables>,
  input: InitBookingPaymentInput,
  online: OnlinePayment,
): Promise<InitBookingPaymentResult> {
  const returnUrl = input.returnUrl ?? null
  const returnPath = returnUrl === null ? null : readReturnPath(returnUrl)
  if (returnUrl !== null && returnPath === null) return failed('Die Rücksprungadresse gehört nicht zu dieser Website.')
  await confirmPending(storage, input.bookingId)
  await expireDue(storage, { bookingId: input.bookingId })
  return storage.write(async (db) => {
    const booking = await lockBooking(db, storage, input.bookingId)
    if (booking?.tenant_id !== input.tenantId) return failed('Diese Buchung kennen wir nicht. Bitte rufen Sie uns an.')
    const isSwitch = input.switchToInvoice === true
    const refusal = refusalOf(booking, { isSwitch, online })
    if (refusal !== null) return failed(refusal)
    return isSwitch ? switchToInvoice(db, booking) : openAttempt(db, booking, returnPath)
  })
}

const SWITCHED: InitBookingPaymentResult = { success: true, message: null, transactionId: null }

function failed(message: string): InitBookingPaymentResult {
  return { success: false, message, transactionId: null }
}

interface StartContext {
  readonly isSwitch: boolean
  readonly online: OnlinePayment
}

/** Reason why the requested online payment or switch to invoice is not possible; null if it is. */
function refusalOf(booking: LockedBooking, { isSwitch, online }: StartContext): string | null {
  if (booking.cancelled_at !== null)
    return 'Diese Buchung ist annulliert. Wenn Sie Fragen haben, rufen Sie uns bitte an.'
  switch (booking.payment_status) {
    case 'PAID':
      return 'Diese Buchung ist schon bezahlt.'
    case 'EXPIRED':
      return 'Die Zeit für die Zahlung ist abgelaufen, und die Plätze sind wieder frei. Bitte buchen Sie neu.'
    case 'INVOICE':
      return isSwitch ? null : 'Diese Buchung bezahlen Sie auf Rechnung.'
    case 'OPEN':
    case 'CANCELLED':
    case 'FAILED':
      return !isSwitch && online === 'none'
        ? 'Online kann man zurzeit nicht bezahlen. Bitte wechseln Sie auf Rechnung.'
        : null
  }
}

async function switchToInvoice(db: Db, { id, payment_status }: LockedBooking): Promise<InitBookingPaymentResult> {
  if (payment_status === 'INVOICE') return SWITCHED
  const attempt = await unfinishedAttempt(db, id)
  if (attempt?.status === 'PENDING') return failed('Die Zahlung wird noch geprüft. Bitte warten Sie einen Augenblick.')
  await endOpenAttempt(db, id, 'CANCELLED')
  if (!(await moveBooking(db, id, 'INVOICE')))
    return failed('Diese Buchung lässt sich nicht mehr auf Rechnung umstellen.')
  await db.updateTable('booking').set({ payment_type: 'invoice', hold_until: null }).where('id', '=', id).execute()
  return SWITCHED
}

/** Returns the open attempt of the booking with an updated return path, or creates one. */
async function openAttempt(
  db: Db,
  booking: LockedBooking,
  returnPath: string | null,
): Promise<InitBookingPaymentResult> {
  const open = await unfinishedAttempt(db, booking.id)
  if (open !== null) {
    if (returnPath !== null)
      await db.updateTable('payment_transaction').set({ return_path: returnPath }).where('id', '=', open.id).execute()
    return { success: true, message: null, transactionId: open.id }
  }
  if (!(await moveBooking(db, booking.id, 'OPEN')))
    return failed('Diese Buchung lässt sich nicht mehr online bezahlen.')
  const id = randomBytes(18).toString('base64url')
  const now = new Date().toISOString()
  await db
    .insertInto('payment_transaction')
    .values({
      id,
      booking_id: booking.id,
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
