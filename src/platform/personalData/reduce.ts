import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

type Db = Kysely<PlatformTables> | Transaction<PlatformTables>

/** A booking, and who made it. */
export interface BookingKey {
  readonly id: string
  readonly booker_id: string
}

/** The booking without the passports in it. False when another has reduced it meanwhile. */
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

/** Nothing of a person, under the names of their columns. */
const NOBODY = { salutation: '', first_name: '', last_name: '', birthday: '', email: '', phone: '', country: '' }

/**
 * The booking without the people in it: who booked, the order as it was judged, its mail, and the conversions that name it are gone.
 * Order number, departure, total, payment and what was taken stay. False when it was erased before.
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
  await db.updateTable('person').set(NOBODY).where('id', '=', booker_id).execute()
  await db.deleteFrom('conversion').where('document', 'like', `%"bookingId":"${id}"%`).execute()
  return true
}

function now(): string {
  return new Date().toISOString()
}
