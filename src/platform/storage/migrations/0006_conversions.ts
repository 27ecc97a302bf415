import type { Migration } from './migrate.ts'

/** Index for counting the conversions of a day and deleting old ones. */
export const conversionMigration: Migration = {
  name: '0006_conversions',
  up: async (db) => {
    await db.schema.createIndex('conversion_by_age').on('conversion').column('created_at').execute()
  },
}
