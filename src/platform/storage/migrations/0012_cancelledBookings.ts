import type { Migration } from './migrate.ts'

/** When the office cancelled a booking. Beside its payment state, which goes on saying what was paid. */
export const cancelledBookingsMigration: Migration = {
  name: '0012_cancelledBookings',
  up: async (db) => {
    await db.schema.alterTable('booking').addColumn('cancelled_at', 'text').execute()
  },
}
