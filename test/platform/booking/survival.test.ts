import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newLocation } from '#test/support/platform/openPlatform.ts'

/** Contingents of the double and the single rooms before the first booking. */
const [DOUBLES, SINGLES] = [1_000_000, 30] as const

test.each([
  { kind: 'of bookings one after the other', visitors: 1, confirmations: 80 },
  { kind: 'of a crowd that books at once', visitors: 40, confirmations: 400 },
])(
  'every confirmed booking and its contingents survive a kill of the process: $kind',
  { timeout: 60_000 },
  async ({ visitors, confirmations }) => {
    const location = await newLocation()
    const confirmed = await bookUntilKilled(location, visitors, confirmations)
    expect(confirmed.length).toBeGreaterThanOrEqual(confirmations)
    const storage = await openDatabase<PlatformTables>(location)
    const bookings = await storage.db.selectFrom('booking').select('order_no').execute()
    const kept = new Set(bookings.map(({ order_no }) => order_no))
    expect(confirmed.filter((orderNo) => !kept.has(orderNo))).toEqual([])

    const taken = await storage.db.selectFrom('booking_taken').select(['nr', 'quantity']).execute()
    const takenOf = (nr: string) => taken.filter((row) => row.nr === nr).reduce((sum, row) => sum + row.quantity, 0)
    const rooms = await storage.db
      .selectFrom('package_price')
      .select(['nr', 'available'])
      .where('departure_id', '=', 'alpen-bus-20270612')
      .where('nr', 'in', ['101', '102'])
      .orderBy('nr')
      .execute()
    expect(rooms).toEqual([
      { nr: '101', available: DOUBLES - takenOf('101') },
      { nr: '102', available: SINGLES - takenOf('102') },
    ])
    expect(takenOf('102')).toBeLessThanOrEqual(SINGLES)
    // Two in a double room: a booking that was sent twice is there once.
    expect(takenOf('101') / 2 + takenOf('102')).toBe(bookings.length)
    await storage.close()
  },
)

/**
 * Numbers of the bookings that were confirmed until the kill.
 * @param confirmations after so many the process is killed, during the next booking
 */
async function bookUntilKilled(
  location: DatabaseLocation,
  visitors: number,
  confirmations: number,
): Promise<readonly string[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/support/platform/bookUntilKilled.ts', JSON.stringify(location), String(visitors)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const confirmed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line)
    if (confirmed.length === confirmations) child.kill('SIGKILL')
  }
  return confirmed
}
