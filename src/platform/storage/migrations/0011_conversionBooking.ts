import { sql } from 'kysely'
import type { Migration } from './migrate.ts'

/** The booking of a conversion in a column of its own, so that erasing a booking does not read all conversions. */
export const conversionBookingMigration: Migration = {
  name: '0011_conversionBooking',
  up: async (db) => {
    await db.schema.alterTable('conversion').addColumn('booking_id', 'text').execute()
    const { rows } = await sql<{ id: string; document: string }>`
      select id, document from conversion where document like '%"bookingId":"%'`.execute(db)
    // One by one: the two engines read JSON by different functions, and only bookings of the last 90 days have one.
    for (const { id, document } of rows) {
      const [, bookingId = null] = /"bookingId":"([^"\\]*)"/.exec(document) ?? []
      await sql`update conversion set booking_id = ${bookingId} where id = ${id}`.execute(db)
    }
    await sql`create index conversion_of_booking on conversion (booking_id) where booking_id is not null`.execute(db)
  },
}
