import { sql } from 'kysely'
import type { Migration } from './migrate.ts'

/**
 * The price «from» stands with each departure, extras nobody gets around included, instead of being looked for among
 * the packages of some rooms. The state of the catalogue is forgotten, so that the next start fills it in.
 */
export const fromPriceMigration: Migration = {
  name: '0003_fromPrice',
  up: async (db) => {
    await db.schema.alterTable('departure').addColumn('from_price', 'integer').execute()
    await db.schema.alterTable('variant').dropColumn('from_price_packages').execute()
    await sql`delete from platform_state where key = 'catalogue'`.execute(db)
  },
}
