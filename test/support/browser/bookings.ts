import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import type { Request } from 'playwright-core'
import { isOperation } from './visitor.ts'

/** A booking as the platform's storage has it; amounts are centimes. */
export interface StoredBooking {
  readonly id: string
  readonly submission_id: string
  readonly order_no: string
  readonly travel_id: string
  readonly departure_id: string
  readonly status: string
  readonly currency: string
  readonly total: number
  readonly payment_type: string
  readonly payment_status: string
  readonly wire: string
}

export interface StoredTaken {
  readonly kind: string
  readonly nr: string
  readonly quantity: number
}

/** Tables a booking writes to, in the order of deletion. */
const BOOKING_TABLES = ['payment_transaction', 'booking_taken', 'booking', 'person', 'order_number'] as const

/** As long as the site may be writing. */
const BUSY_MS = 10_000

/** Every booking in the storage under a site's working directory, oldest first. */
export function storedBookings(directory: string): readonly StoredBooking[] {
  return rows(directory, 'select * from booking order by created_at, id') as readonly StoredBooking[]
}

/** Contingents taken by a booking. */
export function storedTaken(directory: string, bookingId: string): readonly StoredTaken[] {
  const statement = 'select kind, nr, quantity from booking_taken where booking_id = ? order by kind, nr'
  return rows(directory, statement, bookingId) as readonly StoredTaken[]
}

/** Expires the payment hold of every booking. */
export function endHolds(directory: string): void {
  const database = new Libsql(pathIn(directory), { timeout: BUSY_MS })
  try {
    database.exec("update booking set hold_until = '2020-01-01T00:00:00.000Z' where hold_until is not null")
  } finally {
    database.close()
  }
}

/** Deletes all bookings, restores the contingents and resets order numbers. */
export function forgetBookings(directory: string): void {
  const database = new Libsql(pathIn(directory), { timeout: BUSY_MS })
  try {
    database.exec(`begin immediate;
      ${givenBack('package_price', 'nr', 'package')};
      ${givenBack('service_price', 'leistungnr', 'service')};
      ${BOOKING_TABLES.map((table) => `delete from ${table}`).join(';')};
      commit`)
  } finally {
    database.close()
  }
}

function givenBack(table: string, column: string, kind: string): string {
  return `update ${table} set available = available + taken.quantity
    from (select departure_id, nr, sum(quantity) as quantity from booking_taken join booking on booking.id = booking_id
      where kind = '${kind}' and payment_status <> 'EXPIRED' group by departure_id, nr) as taken
    where ${table}.departure_id = taken.departure_id and ${table}.${column} = taken.nr`
}

/** Clears the journal of recent bookings, so that no visitor is asked about a duplicate. */
export function letMinutesPass(directory: string): void {
  const path = join(directory, '.data', 'journal.db')
  // Of a site on PostgreSQL.
  if (!existsSync(path)) return
  const database = new Libsql(path, { timeout: BUSY_MS })
  try {
    database.exec('delete from recent_booking')
  } finally {
    database.close()
  }
}

/** A conversion as the platform's storage has it; `document` is the rest of its input, as JSON. */
export interface StoredConversion {
  readonly name: string
  readonly document: string
}

/** Every conversion in the storage under a site's working directory, oldest first. */
export function storedConversions(directory: string): readonly StoredConversion[] {
  return rows(directory, 'select name, document from conversion order by created_at, id') as readonly StoredConversion[]
}

function rows(directory: string, statement: string, ...parameters: readonly string[]): readonly unknown[] {
  const database = new Libsql(pathIn(directory), { readonly: true })
  try {
    return database.prepare(statement).all(...parameters)
  } finally {
    database.close()
  }
}

function pathIn(directory: string): string {
  return join(directory, '.data', 'platform.db')
}

export function isPlaceBooking(request: Request): boolean {
  return isOperation(request, 'PlaceBooking')
}

/** The body of the first request that placed a booking. */
export function placeBookingRequest(requests: readonly Request[]): string {
  const body = requests.find(isPlaceBooking)?.postData() ?? null
  if (body === null) throw new Error('No booking was sent')
  return body
}

export interface PlacedBooking {
  readonly success: boolean
  readonly orderNo: string | null
  readonly totalPrice: number | null
}

/** Sends the same booking once more, without a browser. */
export async function replay(origin: string, body: string): Promise<PlacedBooking> {
  const response = await fetch(`${origin}/api/proxy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-platform-tenant-id': '4' },
    body,
  })
  const { data } = (await response.json()) as { data: { placeBooking: PlacedBooking } }
  return data.placeBooking
}
