import { sql } from 'kysely'
import type { Migration } from './migrate.ts'

/** Outbox with one mail per booking. Bookings made before get none. */
export const outboxMigration: Migration = {
  name: '0007_outbox',
  up: async (db) => {
    await db.schema
      .createTable('outbox')
      .addColumn('booking_id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await sql`create index outbox_due on outbox (due_at) where state = 'WAITING'`.execute(db)
  },
}
