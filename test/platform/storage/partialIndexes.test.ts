import { type SelectQueryBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { dueMails } from '#platform/mail/outbox.ts'
import { conversionsOf } from '#platform/personalData/anonymise.ts'
import { dueBookings } from '#platform/payment/expiry.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'

/** How SQLite finds the rows of a query, one line a table. */
async function planOf(query: SelectQueryBuilder<PlatformTables, never, object>): Promise<readonly string[]> {
  const steps = await query.explain<{ detail: string }>(undefined, sql`query plan`)
  return steps.map(({ detail }) => detail)
}

test('bookings not paid in time are found by the index of held bookings, and no table is read as a whole', async () => {
  const { storage } = await openPlatform()
  for (const scope of [{}, { departureId: 'alpen-bus-20270612' }]) {
    const plan = await planOf(dueBookings(storage.db, scope))
    expect(plan[0]).toContain('booking_held')
    expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
  }
})

test('due mails are found by the index of waiting mails, and no table is read as a whole', async () => {
  const { storage } = await openPlatform()
  const plan = await planOf(dueMails(storage.db, '4', '2027-01-15T14:05:00.000Z'))
  expect(plan[0]).toContain('outbox_due')
  expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
})

test('the conversions of a booking are found by their index, and the table is not read as a whole', async () => {
  const { storage } = await openPlatform()
  const plan = await planOf(conversionsOf(storage.db, 'b'))
  expect(plan).toEqual([expect.stringContaining('conversion_of_booking')])
})
