import type { Kysely } from 'kysely'
import { toAmount } from '#domain/money.ts'
import type { PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Delivery of confirmation mails: to the visitor, to a file (without mail server), or not at all. */
export type ConfirmationDelivery = 'delivered' | 'written' | 'none'

/** @param message reason of the refusal, for the visitor */
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

interface Placed {
  readonly tenantId: string
  readonly submissionId: string
}

/** The booking of a tenant placed for a submission id; null if there is none. */
export async function findPlaced(
  db: Kysely<PlatformTables>,
  { tenantId, submissionId }: Placed,
  confirmationDelivery: ConfirmationDelivery,
): Promise<PlaceBookingResult | null> {
  const row = await db
    .selectFrom('booking')
    .leftJoin('outbox', 'outbox.booking_id', 'booking.id')
    .select(['id', 'order_no', 'booker_id', 'total', 'state'])
    .where('submission_id', '=', submissionId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    bookingId: row.id,
    orderNo: row.order_no,
    bookerId: row.booker_id,
    totalPrice: toAmount(row.total),
    confirmationMail: row.state === null ? null : isMailed(confirmationDelivery),
    success: true,
    message: null,
  }
}

/** Whether the visitor receives a mail; null where confirmation mails are off. */
export function isMailed(confirmationDelivery: ConfirmationDelivery): boolean | null {
  return confirmationDelivery === 'none' ? null : confirmationDelivery === 'delivered'
}
