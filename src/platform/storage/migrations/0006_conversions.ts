import type { Migration } from './migrate.ts'

/** Conversions are counted for a day and removed by age. */
export const conversionMigration: Migration = {
  name: '0006_conversions',
  up: async (db) => {
    await db.schema.createIndex('conversion_by_age').on('conversion').column('created_at').execute()
  },
}
