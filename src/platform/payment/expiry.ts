import { type Kysely, sql } from 'kysely'
import { giveBack } from '#platform/booking/contingents.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { unfinishedAttempt, endOpenAttempt, lockBooking, moveBooking } from './paymentRows.ts'
import { bookingStatesBefore } from './transitions.ts'

/** Limits expiry to one booking or departure; without both it applies to all bookings. */
export interface ExpiryScope {
  readonly bookingId?: string
  readonly departureId?: string
}

/**
 * Expires bookings not paid in time and returns their places to the contingents. A PENDING payment prevents expiry.
 * Safe in several processes at once. Returns the number of expired bookings.
 */
export async function expireDue(storage: Storage<PlatformTables>, scope: ExpiryScope = {}): Promise<number> {
  const due = await dueBookings(storage.db, scope).execute()
  let expired = 0
  for (const { id } of due) if (await expire(storage, id)) expired += 1
  return expired
}

/**
 * Ids of bookings not paid in time, at the current time. SQLite uses the partial index `booking_held` only where its
 * states stand in the statement: as parameters, which it does not look into, each request would read every booking.
 */
export function dueBookings(db: Kysely<PlatformTables>, { bookingId, departureId }: ExpiryScope = {}) {
  return db
    .selectFrom('booking')
    .select('id')
    .where('hold_until', '<=', new Date().toISOString())
    .where(
      'payment_status',
      'in',
      bookingStatesBefore('EXPIRED').map((state) => sql.lit(state)),
    )
    .$if(bookingId !== undefined, (query) => query.where('id', '=', bookingId ?? ''))
    .$if(departureId !== undefined, (query) => query.where('departure_id', '=', departureId ?? ''))
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('payment_transaction')
            .select('booking_id')
            .whereRef('booking_id', '=', 'booking.id')
            .where('status', '=', 'PENDING'),
        ),
      ),
    )
}

/** Checks again under the lock, for the booking may have been paid, switched or expired meanwhile. */
function expire(storage: Storage<PlatformTables>, id: string): Promise<boolean> {
  return storage.write(async (db) => {
    const booking = await lockBooking(db, storage, id)
    if (booking === null || booking.hold_until === null || booking.hold_until > new Date().toISOString()) return false
    if ((await unfinishedAttempt(db, id))?.status === 'PENDING') return false
    if (!(await moveBooking(db, id, 'EXPIRED'))) return false
    await endOpenAttempt(db, id, 'EXPIRED')
    await giveBack(db, booking)
    return true
  })
}
