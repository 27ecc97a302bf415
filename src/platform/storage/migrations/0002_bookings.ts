import type { Migration, SchemaDatabase } from './migrate.ts'

/** Tables for bookings, their shares of contingents, payments and conversions. */
export const bookingMigration: Migration = {
  name: '0002_bookings',
  up: async (db) => {
    await createBookings(db)
    await createTaken(db)
    await createPayments(db)
    await createConversions(db)
  },
}

async function createBookings(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('salutation', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('birthday', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().unique())
    .addColumn('order_no', 'text', (column) => column.notNull().unique())
    .addColumn('booker_id', 'text', (column) => column.notNull().references('person.id'))
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('travel_id', 'text', (column) => column.notNull().references('travel.id'))
    .addColumn('variant_id', 'text', (column) => column.notNull().references('variant.id'))
    .addColumn('departure_id', 'text', (column) => column.notNull().references('departure.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('payment_type', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('wire', 'text', (column) => column.notNull())
    .execute()
}

async function createTaken(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('booking_taken')
    .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('nr', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_taken_key', ['booking_id', 'kind', 'nr'])
    .execute()
  await db.schema
    .createTable('order_number')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
}

async function createPayments(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('payment_transaction')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('return_path', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('payment_of_booking').on('payment_transaction').column('booking_id').execute()
}

async function createConversions(db: SchemaDatabase): Promise<void> {
  await db.schema
    .createTable('conversion')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('conversion_time', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
