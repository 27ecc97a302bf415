import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

type Db = Kysely<PlatformTables> | Transaction<PlatformTables>

/** Ids of a booking and its booker. */
export interface BookingKey {
  readonly id: string
  readonly booker_id: string
}

/** Erases the passports of a booking. False if another process was first. */
export async function dropPassports(db: Db, { id }: BookingKey): Promise<boolean> {
  const row = await db
    .selectFrom('booking')
    .select('wire')
    .where('id', '=', id)
    .where('personal_data', '=', 'FULL')
    .executeTakeFirst()
  if (row === undefined) return false
  const result = await db
    .updateTable('booking')
    .set({ wire: withoutPassports(row.wire), personal_data: 'WITHOUT_PASSPORTS', personal_data_at: now() })
    .where('id', '=', id)
    .where('personal_data', '=', 'FULL')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

function withoutPassports(wire: string): string {
  const order: unknown = JSON.parse(wire, (name, value: unknown) => (name === 'passportData' ? null : value))
  return JSON.stringify(order)
}

/** Erased columns of `person`. */
const BLANK_PERSON = { salutation: '', first_name: '', last_name: '', birthday: '', email: '', phone: '', country: '' }

/**
 * Erases booker, stored order, mail and conversions of a booking. Order number, departure, total, payment and
 * contingents stay. False if it was erased before.
 */
export async function erasePeople(db: Db, { id, booker_id }: BookingKey): Promise<boolean> {
  const result = await db
    .updateTable('booking')
    .set({ wire: '{}', personal_data: 'ERASED', personal_data_at: now() })
    .where('id', '=', id)
    .where('personal_data', '!=', 'ERASED')
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await db.deleteFrom('outbox').where('booking_id', '=', id).execute()
  await db.updateTable('person').set(BLANK_PERSON).where('id', '=', booker_id).execute()
  await db.deleteFrom('conversion').where('id', 'in', conversionsOf(db, id)).execute()
  return true
}

/** Ids of the conversions of a booking. */
export function conversionsOf(db: Db, bookingId: string) {
  return db.selectFrom('conversion').select('id').where('booking_id', '=', bookingId)
}

function now(): string {
  return new Date().toISOString()
}
