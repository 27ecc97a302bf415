import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newLocation } from '#test/support/platform/openPlatform.ts'

test('conversions from before the migration name their booking after it', async () => {
  const storage = await openDatabase<PlatformTables>(await newLocation())
  onTestFinished(() => storage.close())
  const before = PLATFORM_MIGRATIONS.filter(({ name }) => name < '0011')
  await migrate(storage, before, 'platform_migration')
  const conversion = { tenant_id: '4', name: 'Complete_Booking', conversion_time: '', created_at: '' }
  const documents = ['{"tourName":"Alpen","bookingId":"abc-1_","gclid":null}', '{"bookingId":null}', '{}']
  await storage.db
    .insertInto('conversion')
    .values(documents.map((document, index) => ({ ...conversion, document, id: String(index) })))
    .execute()
  await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
  const bookings = await storage.db.selectFrom('conversion').select('booking_id').orderBy('id').execute()
  expect(bookings).toEqual([{ booking_id: 'abc-1_' }, { booking_id: null }, { booking_id: null }])
})
