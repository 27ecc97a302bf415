import { sql } from 'kysely'
import type { Migration } from './migrate.ts'

/**
 * Marks the packages that visitors can choose, so that lists can count places. The deleted digests make the next start
 * set the marks and recompute the prices «from».
 */
export const placesMigration: Migration = {
  name: '0008_places',
  up: async (db) => {
    await db.schema
      .alterTable('package_price')
      .addColumn('is_place', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update departure set digest = ''`.execute(db)
    await sql`delete from platform_state where key = 'catalogue'`.execute(db)
  },
}
