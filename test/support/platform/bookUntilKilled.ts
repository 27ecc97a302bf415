import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { NO_ONLINE_PAYMENT } from '#platform/payment/onlinePayment.ts'
import { placeBooking } from '#platform/placing/placeBooking.ts'
import { createDayProvider } from '#platform/rollForward/day.ts'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { smallCatalogue, TODAY } from './smallCatalogue.ts'
import { wireBooking, wireSingle } from './wireBooking.ts'

/** Single rooms, which run out: from then on bookings of one are refused. */
const SINGLES = 30

/**
 * Places bookings endlessly in the database given as JSON argument, and prints the number of each once it is confirmed.
 * @param visitors how many book at a time; every second one wants a single room, and each sends a booking twice
 */
async function bookUntilKilled(location: DatabaseLocation, visitors: number): Promise<void> {
  const storage = await openDatabase<PlatformTables>(location)
  await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
  const day = createDayProvider({ storage, today: () => TODAY, buildCatalogue: smallCatalogue })
  await day()
  await storage.db.updateTable('package_price').set({ available: 1_000_000 }).execute()
  await storage.db.updateTable('package_price').set({ available: SINGLES }).where('nr', '=', '102').execute()

  const log = { info: () => undefined, error: () => undefined }

  async function place(json: unknown): Promise<void> {
    const submission = {
      tenantId: '4',
      json,
      payment: NO_ONLINE_PAYMENT,
      confirmationDelivery: 'written',
      log,
    } as const
    const { orderNo, success } = await placeBooking(storage, await day(), submission)
    if (success) process.stdout.write(`${String(orderNo)}\n`)
  }

  async function visit(wire: () => unknown): Promise<never> {
    for (;;) {
      const json = wire()
      await Promise.all([place(json), place(json)])
      // A refusal waits for no disk, and would leave no turn to the others.
      await setImmediate()
    }
  }

  const double = () => wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 2054 } })
  const single = () => wireSingle({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 1327 } })
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor % 2 === 0 ? double : single)))
}

await bookUntilKilled(JSON.parse(process.argv[2] ?? '') as DatabaseLocation, Number(process.argv[3] ?? 1))
