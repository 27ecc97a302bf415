import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newLocation } from '#test/support/platform/openPlatform.ts'

/** Number of confirmed bookings before the process is killed during the next one. */
const CONFIRMED = 40

test('every confirmed booking and its contingents survive a kill of the process', { timeout: 60_000 }, async () => {
  const location = await newLocation()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/support/platform/bookUntilKilled.ts', JSON.stringify(location)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const confirmed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line)
    if (confirmed.length === CONFIRMED) child.kill('SIGKILL')
  }
  const storage = await openDatabase<PlatformTables>(location)
  const bookings = await storage.db.selectFrom('booking').select('order_no').execute()
  const kept = new Set(bookings.map(({ order_no }) => order_no))
  expect(confirmed.length).toBeGreaterThanOrEqual(CONFIRMED)
  expect(confirmed.filter((orderNo) => !kept.has(orderNo))).toEqual([])
  const room = storage.db
    .selectFrom('package_price')
    .select('available')
    .where('departure_id', '=', 'alpen-bus-20270612')
    .where('nr', '=', '101')
  const { available } = await room.executeTakeFirstOrThrow()
  expect(1_000_000 - available).toBe(2 * bookings.length)
  await storage.close()
})
