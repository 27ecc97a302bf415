import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** SQLite's log can be truncated only while no connection uses it, so several attempts may be needed. */
const TRIES = 40
const PAUSE_MS = 250

/**
 * Removes erased data from the database files too: truncates SQLite's log (the file itself is overwritten by
 * `secure_delete`), or vacuums PostgreSQL's tables. False if the log was in use all the time.
 */
export async function overwriteErased(storage: Storage<PlatformTables>): Promise<boolean> {
  if (storage.engine === 'postgres') {
    await sql`vacuum booking, person, conversion, outbox`.execute(storage.db)
    return true
  }
  for (let tries = 1; !(await isLogTruncated(storage)); tries += 1) {
    if (tries === TRIES) return false
    await setTimeout(PAUSE_MS)
  }
  return true
}

async function isLogTruncated({ db }: Storage<PlatformTables>): Promise<boolean> {
  const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
