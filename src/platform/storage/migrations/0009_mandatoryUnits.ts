import type { Migration } from './migrate.ts'

/** Marks units of mandatory extras, which are taken whatever is left. Of bookings made before none are marked. */
export const mandatoryUnitsMigration: Migration = {
  name: '0009_mandatoryUnits',
  up: async (db) => {
    await db.schema
      .alterTable('booking_taken')
      .addColumn('is_mandatory', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
