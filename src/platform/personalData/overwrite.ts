import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Storage } from '#platform/storage/database.ts'
import { codeOf } from '#platform/storage/storageError.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** SQLite's log can be truncated only while no connection uses it, so several attempts may be needed. */
const TRIES = 40
const PAUSE_MS = 250

/** Tables with personal data, or with rows that refer to them. */
const TABLES = ['booking', 'person', 'conversion', 'outbox'] as const

/** SQLSTATE of a statement that took longer than the server lets it. */
const TIMED_OUT = '57014'

/**
 * Removes erased data from the database files too: truncates SQLite's log (the file itself is overwritten by
 * `secure_delete`), or vacuums PostgreSQL's tables. False if the log was in use all the time, or a table took too long,
 * which PostgreSQL then vacuums by itself.
 */
export async function overwriteErased(storage: Storage<PlatformTables>): Promise<boolean> {
  if (storage.engine === 'postgres') return areVacuumed(storage)
  for (let tries = 1; !(await isLogTruncated(storage)); tries += 1) {
    if (tries === TRIES) return false
    await setTimeout(PAUSE_MS)
  }
  return true
}

async function areVacuumed({ db }: Storage<PlatformTables>): Promise<boolean> {
  let areAll = true
  // One by one, so that a large table leaves only itself to be vacuumed later.
  for (const table of TABLES) {
    try {
      await sql`vacuum ${sql.table(table)}`.execute(db)
    } catch (error) {
      if (codeOf(error) !== TIMED_OUT) throw error
      areAll = false
    }
  }
  return areAll
}

async function isLogTruncated({ db }: Storage<PlatformTables>): Promise<boolean> {
  const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
