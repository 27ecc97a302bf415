import { giveBack } from '#platform/booking/contingents.ts'
import { dropWaiting } from '#platform/mail/outbox.ts'
import {
  type Db,
  type LockedBooking,
  lockBooking,
  moveAttempt,
  moveBooking,
  unfinishedAttempt,
} from '#platform/payment/paymentRows.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Result of cancelling a booking. */
export interface Cancellation {
  /** ISO time of an earlier cancellation; null if cancelled now. */
  readonly cancelledBefore: string | null
  /** Whether places or units went back: not those of a waitlist, and of one that expired they were back already. */
  readonly hasGivenBack: boolean
}

/**
 * Cancels a booking for good, once, and returns its places to the contingents; the host may keep running. Money is not
 * refunded, and what arrives later is LATE. Null for an unknown order number.
 */
export async function cancelBooking(storage: Storage<PlatformTables>, orderNo: string): Promise<Cancellation | null> {
  const found = await storage.db.selectFrom('booking').select('id').where('order_no', '=', orderNo).executeTakeFirst()
  if (found === undefined) return null
  return storage.write(async (db) => {
    const booking = await lockBooking(db, storage, found.id)
    if (booking === null) return null
    if (booking.cancelled_at !== null) return { cancelledBefore: booking.cancelled_at, hasGivenBack: false }
    await db
      .updateTable('booking')
      .set({ cancelled_at: new Date().toISOString() })
      .where('id', '=', booking.id)
      .execute()
    await dropWaiting(db, booking.id)
    await endPayment(db, booking)
    // An expired one has returned its places. Last, to lock the contingents for a short time.
    const hasGivenBack = booking.payment_status !== 'EXPIRED' && (await giveBack(db, booking))
    return { cancelledBefore: null, hasGivenBack }
  })
}

/** An unpaid one expires early; PAID and INVOICE stay, for they say what there is to refund or to leave off. */
async function endPayment(db: Db, { id }: LockedBooking): Promise<void> {
  const attempt = await unfinishedAttempt(db, id)
  if (attempt !== null) await moveAttempt(db, attempt.id, 'CANCELLED')
  await moveBooking(db, id, 'EXPIRED')
}
