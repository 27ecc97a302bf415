import type { Kysely } from 'kysely'
import { toAmount } from '#domain/money.ts'
import type { PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** How a booking is confirmed by mail: to the visitor, to a file where there is no mail server, or not at all. */
export type Confirming = 'delivered' | 'written' | 'none'

/** Nothing was booked, and why. */
export function refusedWith(message: string): PlaceBookingResult {
  return {
    bookingId: null,
    orderNo: null,
    bookerId: null,
    totalPrice: null,
    confirmationMail: null,
    success: false,
    message,
  }
}

/** The booking a submission id has led to; null when there is none. */
export async function findPlaced(
  db: Kysely<PlatformTables>,
  submissionId: string,
  confirming: Confirming,
): Promise<PlaceBookingResult | null> {
  const row = await db
    .selectFrom('booking')
    .leftJoin('outbox', 'outbox.booking_id', 'booking.id')
    .select(['id', 'order_no', 'booker_id', 'total', 'state'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    bookingId: row.id,
    orderNo: row.order_no,
    bookerId: row.booker_id,
    totalPrice: toAmount(row.total),
    confirmationMail: row.state === null ? null : isMailed(confirming),
    success: true,
    message: null,
  }
}

/** Whether a mail goes to the visitor; null where nobody thinks of one. */
export function isMailed(confirming: Confirming): boolean | null {
  return confirming === 'none' ? null : confirming === 'delivered'
}
