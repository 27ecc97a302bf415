import type { PlatformLog } from '#platform/process/log.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Assumption: marketing needs the last quarter. */
const RETENTION_DAYS = 90

/** Rows per statement: SQLite blocks the event loop meanwhile. */
const BATCH = 500

/** Deletes expired conversions, now and every day until stopped. A failure is logged and retried the next day. */
export function startConversionRetention(storage: Storage<PlatformTables>, log: PlatformLog): Periodic {
  return periodically({
    everyMs: DAY_MS,
    work: async (signal) => {
      while (!signal.aborted && (await removeBatch(storage)) === BATCH);
    },
    onFailure: (error) => log.error({ err: error }, 'platform: old conversions could not be removed'),
  })
}

/** @returns number of deleted rows */
async function removeBatch({ db }: Storage<PlatformTables>): Promise<number> {
  const limit = new Date(Date.now() - RETENTION_DAYS * DAY_MS).toISOString()
  const old = db.selectFrom('conversion').select('id').where('created_at', '<', limit).limit(BATCH)
  const { numDeletedRows } = await db.deleteFrom('conversion').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
