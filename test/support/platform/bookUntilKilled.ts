import { randomUUID } from 'node:crypto'
import { NO_ONLINE_PAYMENT } from '#platform/payment/onlinePayment.ts'
import { placeBooking } from '#platform/placing/placeBooking.ts'
import { createDayProvider } from '#platform/rollForward/day.ts'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { smallCatalogue, TODAY } from './smallCatalogue.ts'
import { wireBooking } from './wireBooking.ts'

/** Places bookings endlessly in the database given as JSON argument, and prints the number of each once it is confirmed. */
async function bookUntilKilled(location: DatabaseLocation): Promise<never> {
  const storage = await openDatabase<PlatformTables>(location)
  await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
  const day = createDayProvider({ storage, today: () => TODAY, buildCatalogue: smallCatalogue })
  await day()
  await storage.db.updateTable('package_price').set({ available: 1_000_000 }).execute()
  for (;;) {
    const json = wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 2054 } })
    const submission = { tenantId: '4', json, payment: NO_ONLINE_PAYMENT, confirmationDelivery: 'written' } as const
    const { orderNo, success } = await placeBooking(storage, await day(), submission)
    if (success) process.stdout.write(`${String(orderNo)}\n`)
  }
}

await bookUntilKilled(JSON.parse(process.argv[2] ?? '') as DatabaseLocation)
