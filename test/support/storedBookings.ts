import { join } from 'node:path'
import Libsql from 'libsql'

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

/** Every booking in the storage under a site's working directory, oldest first. */
export function storedBookings(directory: string): readonly StoredBooking[] {
  return rows(directory, 'select * from booking order by created_at, id') as readonly StoredBooking[]
}

/** What a booking has taken from the contingents. */
export function storedTaken(directory: string, bookingId: string): readonly StoredTaken[] {
  const statement = 'select kind, nr, quantity from booking_taken where booking_id = ? order by kind, nr'
  return rows(directory, statement, bookingId) as readonly StoredTaken[]
}

function rows(directory: string, statement: string, ...parameters: readonly string[]): readonly unknown[] {
  const database = new Libsql(join(directory, '.data', 'platform.db'), { readonly: true })
  try {
    return database.prepare(statement).all(...parameters)
  } finally {
    database.close()
  }
}
