import { object, string } from 'yup'
import { parseJson } from '#platform/booking/readOrder.ts'
import type { BookingPayment } from '#platform/generated/resolverTypes.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { expireDue } from './expiry.ts'
import { confirmPending } from './attempts.ts'

/** Reference to a placed booking in a booking state. The unguessable id serves as authorisation. */
const placedShape = object({
  bookingId: string().required().max(200),
  tenant: object({ id: string().required().max(200) }).required(),
})

/** Payment state of the booking in a client state (schema, BookingPayment); null if it names no known booking. */
export async function paymentOf(
  storage: Storage<PlatformTables>,
  clientState: unknown,
): Promise<BookingPayment | null> {
  const state = parseJson(clientState)
  // Not cast: yup mistakes inherited names such as `constructor` for fields of a shape.
  if (!placedShape.isValidSync(state, { strict: true })) return null
  const { bookingId, tenant } = state
  await confirmPending(storage, bookingId)
  await expireDue(storage, { bookingId })
  // Read before the booking: an attempt may end in between, and a final status of the booking takes precedence.
  const attempts = await storage.db
    .selectFrom('payment_transaction')
    .select(['id', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .execute()
  const booking = await storage.db
    .selectFrom('booking')
    .select(['payment_status', 'hold_until'])
    .where('id', '=', bookingId)
    .where('tenant_id', '=', tenant.id)
    .executeTakeFirst()
  if (booking === undefined) return null
  const { payment_status: status, hold_until } = booking
  const underWay = attempts.find((attempt) => attempt.status === 'OPEN' || attempt.status === 'PENDING')
  const isSettled = status === 'PAID' || status === 'INVOICE' || status === 'EXPIRED'
  return {
    status: isSettled || underWay === undefined ? status : underWay.status,
    transactionId: (underWay ?? attempts[0])?.id ?? null,
    heldUntil: isSettled ? null : hold_until,
  }
}
