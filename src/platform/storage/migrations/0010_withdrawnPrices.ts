import type { Migration } from './migrate.ts'

/** Marks prices that have left the catalogue. Their contingents count sales, so they are kept until the prices return. */
export const withdrawnPricesMigration: Migration = {
  name: '0010_withdrawnPrices',
  up: async (db) => {
    for (const table of ['package_price', 'service_price']) {
      await db.schema
        .alterTable(table)
        .addColumn('withdrawn', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    }
  },
}
