import { sql } from 'kysely'
import { yearOf } from '#domain/calendar.ts'
import { validateBooking, wireTotal } from '#platform/booking/validate.ts'
import { toBooking } from '#platform/booking/booking.ts'
import { type ConfirmationDelivery, findPlaced, refusedWith } from './bookingResult.ts'
import { type Placement, storeBooking } from './storeBooking.ts'
import type { Order } from '#platform/booking/order.ts'
import { readOrder } from '#platform/booking/readOrder.ts'
import { findSale, type Sale } from '#platform/booking/sale.ts'
import type { PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import { expireDue } from '#platform/payment/expiry.ts'
import type { PaymentTerms } from '#platform/payment/onlinePayment.ts'
import type { PlatformLog } from '#platform/process/log.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** A booking request with its tenant and the platform's settings. */
export interface PlacementRequest {
  readonly tenantId: string
  readonly json: unknown
  readonly payment: PaymentTerms
  readonly confirmationDelivery: ConfirmationDelivery
  readonly log: PlatformLog
}

/**
 * Places a booking: idempotent by submission id, atomic, at the price the visitor accepted. A refusal is a result with a
 * message, never an exception.
 */
export async function placeBooking(
  storage: Storage<PlatformTables>,
  day: Day,
  request: PlacementRequest,
): Promise<PlaceBookingResult> {
  const { value: order, refusal, badPath } = readOrder(request.json)
  if (order === null) {
    // Answers have names of the sender's choice: the path has an end.
    request.log.info({ path: badPath?.slice(0, PATH_LIMIT) ?? null }, 'platform: a malformed booking was refused')
    return refusedWith(refusal)
  }
  const { submissionId } = order.customBookingParams
  if (submissionId.trim() === '')
    return refusedWith('Ihre Angaben sind ohne Kennung angekommen. Bitte laden Sie die Seite neu.')
  const place = () => placeOrder({ storage, day }, order, request)
  const first = await place()
  // Not beforehand, as few bookings need it: places come back where somebody has not paid in time.
  if (first.isSoldOut) await expireDue(storage, { departureId: order.travelDate.id })
  // Also where nothing expired here: another process may have been faster.
  const { result } = first.isSoldOut ? await place() : first
  if (result.success) return result
  const { tenantId, confirmationDelivery } = request
  return (await findPlaced(storage.db, { tenantId, submissionId }, confirmationDelivery)) ?? result
}

/** One attempt to check, price and store an order; it refuses a submission id that is stored already. */
async function placeOrder(
  { storage, day }: { readonly storage: Storage<PlatformTables>; readonly day: Day },
  order: Order,
  { tenantId, payment, confirmationDelivery }: PlacementRequest,
): Promise<Placement> {
  if (order.payment.type === 'online' && payment.online === 'none') return invalid(refusedWith(NOT_ONLINE))
  const sale = await findSale({ day, db: storage.db }, order, tenantId)
  if (sale.value === null) return invalid(refusedWith(sale.refusal))
  const booking = toBooking(order, sale.value)
  const validation = validateBooking(booking, await day.catalogue.insurances(sale.value.variant.currency))
  const { total, lines, refusal } = validation
  if (refusal !== null || total === null)
    return invalid({ ...refusedWith(refusal ?? ''), totalPrice: wireTotal(validation) })
  const { holdMinutes } = payment
  // In a statement of its own: all bookings draw of one row, which a transaction would lock until its end.
  const orderNo = await nextOrderNo(storage, sale.value)
  return storeBooking(storage, booking, { orderNo, total, lines, confirmationDelivery, holdMinutes })
}

/** A refusal for which free places make no difference. */
function invalid(result: PlaceBookingResult): Placement {
  return { result, isSoldOut: false }
}

const PATH_LIMIT = 100

const NOT_ONLINE = 'Online kann man zurzeit nicht bezahlen. Bitte wählen Sie «Auf Rechnung».'

/**
 * Draws the next number of the year, of which all tenants take: `CR-2027-000123`. The number of a booking that is then
 * refused, as its last place was just taken, is left out.
 */
async function nextOrderNo({ db, engine }: Storage<PlatformTables>, { tenant, today }: Sale): Promise<string> {
  const year = yearOf(today)
  const { last } = await db
    .insertInto('order_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ eb }) => ({ last: eb('order_number.last', '+', 1) })),
    )
    .returning('last')
    // PostgreSQL writes its log in order: the commit of the booking stores the number too, and until then no visitor
    // knows it. So nobody waits for the disk with the row locked.
    .$if(engine === 'postgres', (query) =>
      query.returning(sql`set_config('synchronous_commit', 'off', true)`.as('synchronous_commit')),
    )
    .executeTakeFirstOrThrow()
  return `${tenant.orderNoPrefix}-${String(year)}-${String(last).padStart(6, '0')}`
}
