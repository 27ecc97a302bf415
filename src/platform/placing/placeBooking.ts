import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { yearOf } from '#domain/calendar.ts'
import { toAmount } from '#domain/money.ts'
import { validateBooking, wireTotal } from '#platform/booking/validate.ts'
import { toStoredOrder } from '#platform/booking/storedOrder.ts'
import { asksPassports } from '#platform/booking/passport.ts'
import { billingHolder } from '#platform/booking/billing.ts'
import { type Booking, toBooking } from '#platform/booking/booking.ts'
import { type ConfirmationDelivery, findPlaced, isMailed, refusedWith } from './bookingResult.ts'
import type { PriceLine } from '#platform/booking/price.ts'
import { readOrder } from '#platform/booking/readOrder.ts'
import { findSale, type Sale } from '#platform/booking/sale.ts'
import { take } from '#platform/booking/contingents.ts'
import { takenBy } from '#platform/booking/taken.ts'
import type { PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import { confirmationOf } from '#platform/mail/confirmation.ts'
import { putInOutbox } from '#platform/mail/outbox.ts'
import { expireDue } from '#platform/payment/expiry.ts'
import type { PaymentTerms } from '#platform/payment/onlinePayment.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** A booking request with its tenant and the platform's settings. */
export interface Submission {
  readonly tenantId: string
  readonly json: unknown
  readonly payment: PaymentTerms
  readonly confirmationDelivery: ConfirmationDelivery
}

/** Rolls the transaction back; carries the refusal for the visitor. */
class RollbackError extends Error {
  readonly refusal: string

  constructor(refusal: string) {
    super(refusal)
    this.refusal = refusal
  }
}

/**
 * Places a booking: idempotent by submission id, atomic, at the price the visitor accepted. A refusal is a result with a
 * message, never an exception.
 */
export async function placeBooking(
  storage: Storage<PlatformTables>,
  day: Day,
  { tenantId, json, payment, confirmationDelivery }: Submission,
): Promise<PlaceBookingResult> {
  const order = readOrder(json)
  if (order.value === null) return refusedWith(order.refusal)
  const { submissionId } = order.value.customBookingParams
  if (submissionId.trim() === '')
    return refusedWith('Die Buchung ist ohne Kennung angekommen. Bitte laden Sie die Seite neu.')
  const placed = await findPlaced(storage.db, submissionId, confirmationDelivery)
  if (placed !== null) return placed
  if (order.value.payment.type === 'online' && payment.online === 'none') return refusedWith(NOT_ONLINE)
  await expireDue(storage, { departureId: order.value.travelDate.id })
  const sale = await findSale({ day, db: storage.db }, order.value, tenantId)
  if (sale.value === null) return refusedWith(sale.refusal)
  const booking = toBooking(order.value, sale.value)
  const validation = validateBooking(booking, await day.catalogue.insurances(sale.value.variant.currency))
  const { total, lines, refusal } = validation
  if (refusal !== null || total === null) return { ...refusedWith(refusal ?? ''), totalPrice: wireTotal(validation) }
  const { holdMinutes } = payment
  // In a statement of its own: all bookings draw of one row, which a transaction would lock until its end.
  const orderNo = await nextOrderNo(storage.db, sale.value)
  try {
    return await storage.write((transaction) =>
      storeBooking(transaction, booking, { orderNo, total, lines, confirmationDelivery, holdMinutes }),
    )
  } catch (error) {
    if (!(error instanceof RollbackError)) throw error
    // A concurrent request with the same submission id may have been first.
    return (await findPlaced(storage.db, submissionId, confirmationDelivery)) ?? refusedWith(error.refusal)
  }
}

const NOT_ONLINE = 'Online kann man zurzeit nicht bezahlen. Bitte wählen Sie «Auf Rechnung».'

interface PlacementTerms {
  readonly orderNo: string
  /** Centimes. */
  readonly total: number
  readonly lines: readonly PriceLine[]
  readonly confirmationDelivery: ConfirmationDelivery
  readonly holdMinutes: number
}

/**
 * Runs inside the transaction. The unique submission id admits one of several concurrent equal requests. Contingents, of
 * which many bookings take at once, are taken last, to lock them for a short time.
 */
async function storeBooking(
  db: Transaction<PlatformTables>,
  booking: Booking,
  { orderNo, total, lines, confirmationDelivery, holdMinutes }: PlacementTerms,
): Promise<PlaceBookingResult> {
  const { order, sale } = booking
  const id = unguessableId()
  const bookerId = await storeBooker(db, booking)
  const inserted = await db
    .insertInto('booking')
    .values({
      id,
      submission_id: order.customBookingParams.submissionId,
      order_no: orderNo,
      booker_id: bookerId,
      tenant_id: sale.tenant.id,
      travel_id: sale.travel.id,
      variant_id: sale.variant.id,
      departure_id: sale.departure.id,
      status: sale.status,
      currency: sale.variant.currency,
      total,
      ...paymentColumns(order.payment.type === 'online', holdMinutes),
      created_at: new Date().toISOString(),
      wire: JSON.stringify(toStoredOrder(booking)),
      personal_data: asksPassports(sale) ? 'FULL' : 'WITHOUT_PASSPORTS',
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new RollbackError(TRY_AGAIN)
  if (confirmationDelivery !== 'none') await putInOutbox(db, id, confirmationOf(booking, lines))
  await takeAll(db, booking, id)
  return {
    bookingId: id,
    orderNo,
    bookerId,
    totalPrice: toAmount(total),
    confirmationMail: isMailed(confirmationDelivery),
    success: true,
    message: null,
  }
}

/** A booking by invoice keeps its places; an unpaid online booking keeps them until `hold_until`. */
function paymentColumns(isOnline: boolean, holdMinutes: number) {
  if (!isOnline) return { payment_type: 'invoice', payment_status: 'INVOICE', hold_until: null } as const
  const holdUntil = new Date(Date.now() + holdMinutes * 60_000).toISOString()
  return { payment_type: 'online', payment_status: 'OPEN', hold_until: holdUntil } as const
}

const TRY_AGAIN = 'Die Buchung konnte nicht gespeichert werden. Bitte senden Sie sie nochmals ab.'

async function takeAll(db: Transaction<PlatformTables>, booking: Booking, bookingId: string): Promise<void> {
  const all = takenBy(booking)
  if (all.length === 0) return
  const rows = all.map(({ kind, nr, quantity }) => ({ booking_id: bookingId, kind, nr, quantity }))
  await db.insertInto('booking_taken').values(rows).execute()
  for (const taken of all) {
    if (!(await take(db, booking.sale.departure.id, taken)))
      throw new RollbackError(
        `«${taken.label}» ist an diesem Datum leider nicht mehr in der gewünschten Anzahl frei. Bitte passen Sie Ihre Auswahl an.`,
      )
  }
}

async function storeBooker(db: Transaction<PlatformTables>, { order }: Booking): Promise<string> {
  const holder = billingHolder(order)
  const id = unguessableId()
  await db
    .insertInto('person')
    .values({
      id,
      salutation: holder?.salutation ?? '',
      first_name: holder?.firstName ?? '',
      last_name: holder?.lastName ?? '',
      birthday: holder?.birthday ?? '',
      email: holder?.email ?? '',
      phone: holder?.phone ?? '',
      country: holder?.country ?? '',
      created_at: new Date().toISOString(),
    })
    .execute()
  return id
}

/**
 * Draws the next number of the year, of which all tenants take: `CR-2027-000123`. The number of a booking that is then
 * refused, as its last place was just taken, is left out.
 */
async function nextOrderNo(db: Kysely<PlatformTables>, { tenant, today }: Sale): Promise<string> {
  const year = yearOf(today)
  const { last } = await db
    .insertInto('order_number')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet(({ eb }) => ({ last: eb('order_number.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${tenant.orderNoPrefix}-${String(year)}-${String(last).padStart(6, '0')}`
}

function unguessableId(): string {
  return randomBytes(18).toString('base64url')
}
