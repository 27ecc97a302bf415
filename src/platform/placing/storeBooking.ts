import { randomBytes } from 'node:crypto'
import type { Insertable, QueryCreator, Transaction } from 'kysely'
import { toAmount } from '#domain/money.ts'
import { billingHolder } from '#platform/booking/billing.ts'
import type { Booking } from '#platform/booking/booking.ts'
import { takeAll } from '#platform/booking/contingents.ts'
import { asksPassports } from '#platform/booking/passport.ts'
import type { PriceLine } from '#platform/booking/price.ts'
import { toStoredOrder } from '#platform/booking/storedOrder.ts'
import { type Taken, takenBy } from '#platform/booking/taken.ts'
import type { PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import { confirmationOf } from '#platform/mail/confirmation.ts'
import { outboxRow } from '#platform/mail/outbox.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type ConfirmationDelivery, isMailed, refusedWith } from './bookingResult.ts'

type Row<Table extends keyof PlatformTables> = Insertable<PlatformTables[Table]>

/** Order number, price and terms of payment assigned to a validated booking. */
export interface PlacementTerms {
  readonly orderNo: string
  /** Centimes. */
  readonly total: number
  readonly lines: readonly PriceLine[]
  readonly confirmationDelivery: ConfirmationDelivery
  readonly holdMinutes: number
}

/** Rolls the transaction back; carries the refusal for the visitor. */
class RollbackError extends Error {
  readonly placement: Placement

  constructor(refusal: string, isSoldOut: boolean) {
    super(refusal)
    this.placement = { result: refusedWith(refusal), isSoldOut }
  }
}

/** Result of an attempt to place a booking. */
export interface Placement {
  readonly result: PlaceBookingResult
  /** Whether it was refused because a contingent is used up. */
  readonly isSoldOut: boolean
}

/**
 * Stores a booking and takes its contingents, all or nothing. The unique submission id admits one of several concurrent
 * equal requests; the others are refused.
 */
export async function storeBooking(
  storage: Storage<PlatformTables>,
  booking: Booking,
  terms: PlacementTerms,
): Promise<Placement> {
  const { orderNo, total, lines, confirmationDelivery } = terms
  const person = personRow(booking)
  const row = bookingRow(booking, terms, person.id)
  const mail = confirmationDelivery === 'none' ? null : outboxRow(row.id, confirmationOf(booking, lines))
  try {
    await storage.write(async (transaction) => {
      if (!(await insertRows(transaction, storage, { person, booking: row, mail })))
        throw new RollbackError(TRY_AGAIN, false)
      // Last, to lock them for a short time: many bookings take of the same ones at once.
      const missing = await takeContingents(transaction, storage, { booking, id: row.id })
      if (missing !== null) throw new RollbackError(soldOut(missing), true)
    })
  } catch (error) {
    if (error instanceof RollbackError) return error.placement
    throw error
  }
  const result = {
    bookingId: row.id,
    orderNo,
    bookerId: person.id,
    totalPrice: toAmount(total),
    confirmationMail: isMailed(confirmationDelivery),
    success: true,
    message: null,
  }
  return { result, isSoldOut: false }
}

const TRY_AGAIN = 'Wir konnten Ihre Angaben nicht speichern. Bitte senden Sie sie nochmals ab.'

function soldOut({ label }: Taken): string {
  return `«${label}» ist an diesem Datum leider nicht mehr in der gewünschten Anzahl frei. Bitte passen Sie Ihre Auswahl an.`
}

interface Rows {
  readonly person: Row<'person'>
  readonly booking: Row<'booking'>
  /** Null without confirmation mails. */
  readonly mail: Row<'outbox'> | null
}

/**
 * False if the submission id is stored already. One statement on PostgreSQL, as each is a round trip; SQLite allows no
 * `insert` in a `with`.
 */
async function insertRows(
  db: Transaction<PlatformTables>,
  { engine }: Pick<Storage<PlatformTables>, 'engine'>,
  { person, booking, mail }: Rows,
): Promise<boolean> {
  const booker = db.insertInto('person').values(person)
  const waiting = mail === null ? null : db.insertInto('outbox').values(mail)
  let into: QueryCreator<PlatformTables> = db
  if (engine === 'postgres') {
    into = into.with('booker', () => booker)
    if (waiting !== null) into = into.with('waiting', () => waiting)
  } else {
    await booker.execute()
    await waiting?.execute()
  }
  const inserted = await into
    .insertInto('booking')
    .values(booking)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Null if there was enough of everything, else what is missing. */
async function takeContingents(
  db: Transaction<PlatformTables>,
  storage: Storage<PlatformTables>,
  { booking, id }: { readonly booking: Booking; readonly id: string },
): Promise<Taken | null> {
  const all = takenBy(booking)
  if (all.length === 0) return null
  const rows = all.map(({ kind, nr, quantity, isMandatory }) => {
    const is_mandatory = isMandatory ? (1 as const) : (0 as const)
    return { booking_id: id, kind, nr, quantity, is_mandatory }
  })
  await db.insertInto('booking_taken').values(rows).execute()
  const limited = all.filter((each) => isLimited(each, booking))
  return takeAll(db, storage, { departureId: booking.sale.departure.id, all: limited })
}

/** Nothing is counted of an unlimited contingent: no row is locked and written for it. */
function isLimited({ kind, nr }: Taken, { sale }: Booking): boolean {
  return kind === 'package' || sale.services.get(nr)?.available !== null
}

function personRow({ order }: Booking): Row<'person'> {
  const holder = billingHolder(order)
  return {
    id: unguessableId(),
    salutation: holder?.salutation ?? '',
    first_name: holder?.firstName ?? '',
    last_name: holder?.lastName ?? '',
    birthday: holder?.birthday ?? '',
    email: holder?.email ?? '',
    phone: holder?.phone ?? '',
    country: holder?.country ?? '',
    created_at: new Date().toISOString(),
  }
}

function bookingRow(
  booking: Booking,
  { orderNo, total, lines, holdMinutes }: PlacementTerms,
  bookerId: string,
): Row<'booking'> {
  const { order, sale } = booking
  return {
    id: unguessableId(),
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
    wire: JSON.stringify(toStoredOrder(booking, lines)),
    personal_data: asksPassports(sale) ? 'FULL' : 'WITHOUT_PASSPORTS',
  }
}

/** A booking by invoice keeps its places; an unpaid online booking keeps them until `hold_until`. */
function paymentColumns(isOnline: boolean, holdMinutes: number) {
  if (!isOnline) return { payment_type: 'invoice', payment_status: 'INVOICE', hold_until: null } as const
  const holdUntil = new Date(Date.now() + holdMinutes * 60_000).toISOString()
  return { payment_type: 'online', payment_status: 'OPEN', hold_until: holdUntil } as const
}

function unguessableId(): string {
  return randomBytes(18).toString('base64url')
}
