import { sql } from 'kysely'
import type { Migration } from './migrate.ts'

/**
 * Stores the price «from» with each departure, mandatory extras included, instead of deriving it from packages. The
 * deleted digest makes the next start fill it in.
 */
export const fromPriceMigration: Migration = {
  name: '0003_fromPrice',
  up: async (db) => {
    await db.schema.alterTable('departure').addColumn('from_price', 'integer').execute()
    await db.schema.alterTable('variant').dropColumn('from_price_packages').execute()
    await sql`delete from platform_state where key = 'catalogue'`.execute(db)
  },
}
