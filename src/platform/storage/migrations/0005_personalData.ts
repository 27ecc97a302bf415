import type { Migration } from './migrate.ts'

/** Each booking says what is still kept of the people in it, and since when. Of those there are, everything may be. */
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
