import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** The log of SQLite can be emptied while nobody reads or writes: so often it is tried, after so many milliseconds. */
const TRIES = 40
const PAUSE_MS = 250

/**
 * What was erased leaves the files as well. SQLite overwrites freed parts of its file (`secure_delete`), and its log is
 * emptied here; PostgreSQL frees the old rows. False when the log stayed in use all the time.
 */
export async function overwriteErased(storage: Storage<PlatformTables>): Promise<boolean> {
  if (storage.engine === 'postgres') {
    await sql`vacuum booking, person, conversion, outbox`.execute(storage.db)
    return true
  }
  for (let tries = 1; !(await isLogEmptied(storage)); tries += 1) {
    if (tries === TRIES) return false
    await setTimeout(PAUSE_MS)
  }
  return true
}

async function isLogEmptied({ db }: Storage<PlatformTables>): Promise<boolean> {
  const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
