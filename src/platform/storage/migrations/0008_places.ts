import { sql } from 'kysely'
import type { Migration } from './migrate.ts'

/**
 * Packages a visitor can choose a place in are marked, so that lists can count what is left. The state of the
 * catalogue and of its departures is forgotten: the next start marks them, and finds the prices «from» anew.
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
