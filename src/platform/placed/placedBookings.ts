import type { Kysely } from 'kysely'
import { addDays, dayInZurich, type IsoDay } from '#domain/calendar.ts'
import { folded } from '#domain/words.ts'
import type { Order } from '#platform/booking/order.ts'
import { readDraft } from '#platform/booking/readOrder.ts'
import { readDocument } from '#platform/catalogue/document.ts'
import type { StoredTravel } from '#platform/catalogue/stored.ts'
import type { PaymentStatus } from '#platform/storage/bookingTables.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

type Db = Kysely<PlatformTables>

/** A booking as the office looks it up. */
export interface PlacedBooking {
  readonly orderNo: string
  /** ISO time. */
  readonly bookedAt: string
  readonly travel: string
  /** Null for a departure that is no longer stored. */
  readonly startDate: IsoDay | null
  readonly endDate: IsoDay | null
  /** Travellers and babies; null once the personal data are erased. */
  readonly persons: number | null
  /** Centimes. */
  readonly total: number
  readonly currency: string
  /** Availability status it was booked in: `WAITLIST` … takes no places. */
  readonly status: string
  readonly payment: PaymentStatus
  /** ISO time until which an unpaid booking holds its places; null for none. */
  readonly heldUntil: string | null
  /** ISO time; null unless the office cancelled it. */
  readonly cancelledAt: string | null
  /** Who booked; empty texts once the personal data are erased. */
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string }
}

/** Which bookings to list; null does not narrow. */
export interface BookingFilter {
  /** Words of names, e-mail addresses and order number, all of which have to occur. */
  readonly search: string | null
  /** Part of the name or id of a travel. */
  readonly travel: string | null
  /** Booked on this day or later. */
  readonly since: IsoDay | null
  /** Whether the confirmation did not reach anybody. */
  readonly isMailLost: boolean
  /** Whether money came that the booking could not accept any more. */
  readonly isPaidLate: boolean
  readonly limit: number
}

/** Bookings read at once: their orders are some kilobytes each. */
const PAGE = 500

/**
 * The latest bookings that match, the last one first; one more than the limit if there are more. Texts are compared here,
 * for SQLite knows no case of umlauts.
 */
export async function findBookings(db: Db, filter: BookingFilter): Promise<readonly PlacedBooking[]> {
  const names = await travelNames(db)
  const found: PlacedBooking[] = []
  let last: Row | undefined
  do {
    const rows = await pageOf(db, filter, last)
    found.push(...rows.flatMap((row) => matching(row, names, filter)))
    last = rows.length < PAGE ? undefined : rows.at(-1)
  } while (last !== undefined && found.length <= filter.limit)
  return found.slice(0, filter.limit + 1)
}

/** Null for an unknown order number. */
export async function findBooking(db: Db, orderNo: string): Promise<PlacedBooking | null> {
  const row = await bookingRows(db).where('order_no', '=', orderNo).executeTakeFirst()
  return row === undefined ? null : toPlaced(row, readDraft(row.wire), await travelNames(db))
}

type Row = Awaited<ReturnType<ReturnType<typeof bookingRows>['execute']>>[number]

function bookingRows(db: Db) {
  return db
    .selectFrom('booking')
    .innerJoin('person', 'person.id', 'booker_id')
    .leftJoin('departure', 'departure.id', 'departure_id')
    .select([
      'order_no',
      'booking.created_at',
      'booking.travel_id',
      'start_date',
      'end_date',
      'status',
      'total',
      'currency',
      'payment_status',
      'hold_until',
      'cancelled_at',
      'personal_data',
      'wire',
      'first_name',
      'last_name',
      'email',
      'phone',
    ])
}

/** The rows after `last`, narrowed by what SQL can compare. */
function pageOf(db: Db, { since, isMailLost, isPaidLate }: BookingFilter, last: Row | undefined): Promise<Row[]> {
  return (
    bookingRows(db)
      // The day begins in Zurich before it does in UTC.
      .$if(since !== null, (query) => query.where('booking.created_at', '>=', addDays(since ?? '', -1)))
      .$if(isMailLost, (query) =>
        query.where('booking.id', 'in', (each) =>
          each.selectFrom('outbox').select('booking_id').where('state', 'in', ['REFUSED', 'GIVEN_UP']),
        ),
      )
      .$if(isPaidLate, (query) =>
        query.where('booking.id', 'in', (each) =>
          each.selectFrom('payment_transaction').select('booking_id').where('status', '=', 'LATE'),
        ),
      )
      .$if(last !== undefined, (query) =>
        query.where((each) =>
          each(
            each.refTuple('booking.created_at', 'order_no'),
            '<',
            each.tuple(last?.created_at ?? '', last?.order_no ?? ''),
          ),
        ),
      )
      .orderBy('booking.created_at', 'desc')
      .orderBy('order_no', 'desc')
      .limit(PAGE)
      .execute()
  )
}

/** Names by travel id, of withdrawn travels too. */
async function travelNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('travel').select(['id', 'document']).execute()
  return new Map(rows.map(({ id, document }) => [id, readDocument<StoredTravel['document']>(document).name]))
}

function matching(row: Row, names: ReadonlyMap<string, string>, filter: BookingFilter): readonly PlacedBooking[] {
  if (filter.since !== null && dayInZurich(new Date(row.created_at)) < filter.since) return []
  const order = readDraft(row.wire)
  const placed = toPlaced(row, order, names)
  const isOfTravel = filter.travel === null || hasWords(`${row.travel_id} ${placed.travel}`, filter.travel)
  const isFound = filter.search === null || hasWords(searchedText(placed, order), filter.search)
  return isOfTravel && isFound ? [placed] : []
}

function searchedText({ orderNo, contact }: PlacedBooking, order: Order): string {
  const people = [...order.travellers, ...order.babies]
  const names = people.flatMap(({ firstName, lastName, email }) => [`${firstName} ${lastName}`, email ?? ''])
  return [orderNo, contact.name, contact.email, ...names].join(' ')
}

function hasWords(text: string, words: string): boolean {
  const known = folded(text)
  return folded(words)
    .split(/\s+/)
    .every((word) => known.includes(word))
}

function toPlaced(row: Row, order: Order, names: ReadonlyMap<string, string>): PlacedBooking {
  return {
    orderNo: row.order_no,
    bookedAt: row.created_at,
    travel: names.get(row.travel_id) ?? row.travel_id,
    startDate: row.start_date,
    endDate: row.end_date,
    persons: row.personal_data === 'ERASED' ? null : order.travellers.length + order.babies.length,
    total: row.total,
    currency: row.currency,
    status: row.status,
    payment: row.payment_status,
    heldUntil: row.hold_until,
    cancelledAt: row.cancelled_at,
    contact: { name: `${row.first_name} ${row.last_name}`.trim(), email: row.email, phone: row.phone },
  }
}
