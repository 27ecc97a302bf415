import type { Migration } from './migrate.ts'

/** State of the personal data of each booking, and time of its last change. Existing bookings count as FULL. */
export const personalDataMigration: Migration = {
  name: '0005_personalData',
  up: async (db) => {
    await db.schema
      .alterTable('booking')
      .addColumn('personal_data', 'text', (column) => column.notNull().defaultTo('FULL'))
      .execute()
    await db.schema.alterTable('booking').addColumn('personal_data_at', 'text').execute()
  },
}
