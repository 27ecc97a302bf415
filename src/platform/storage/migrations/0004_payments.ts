import { sql } from 'kysely'
import type { Migration, SchemaDatabase } from './migrate.ts'

/**
 * Unique indexes for one open or pending and one paid attempt per booking, and the expiry of unpaid bookings. Bookings
 * made before never expire.
 */
export const paymentMigration: Migration = {
  name: '0004_payments',
  up: async (db) => {
    await db.schema.alterTable('booking').addColumn('hold_until', 'text').execute()
    await resolveDuplicates(db)
    await sql`create unique index payment_under_way on payment_transaction (booking_id) where status in ('OPEN', 'PENDING')`.execute(
      db,
    )
    await sql`create unique index payment_paid on payment_transaction (booking_id) where status = 'PAID'`.execute(db)
    await sql`create index booking_held on booking (hold_until) where hold_until is not null and payment_status in ('OPEN', 'CANCELLED', 'FAILED')`.execute(
      db,
    )
  },
}

/**
 * Repairs the results of earlier races. The first payment counts, further ones become LATE (refunded by the office). Of
 * several open attempts the newest stays, or none if the booking is paid or by invoice.
 */
async function resolveDuplicates(db: SchemaDatabase): Promise<void> {
  const other = sql`from payment_transaction as other where other.booking_id = payment_transaction.booking_id`
  await sql`update payment_transaction set status = 'LATE' where status = 'PAID'
    and id <> (select other.id ${other} and other.status = 'PAID' order by other.changed_at, other.id limit 1)`.execute(
    db,
  )
  await sql`update booking set payment_status = 'PAID', payment_type = 'online'
    where id in (select booking_id from payment_transaction where status = 'PAID')`.execute(db)
  await sql`update payment_transaction set status = 'CANCELLED' where status in ('OPEN', 'PENDING')
    and (id <> (select other.id ${other} and other.status in ('OPEN', 'PENDING') order by other.created_at desc, other.id limit 1)
      or booking_id in (select id from booking where payment_status in ('PAID', 'INVOICE')))`.execute(db)
  await sql`update booking set payment_status = 'OPEN' where payment_status in ('CANCELLED', 'FAILED')
    and id in (select booking_id from payment_transaction where status in ('OPEN', 'PENDING'))`.execute(db)
}
