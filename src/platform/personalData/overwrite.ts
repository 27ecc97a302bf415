import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Storage } from '#platform/storage/database.ts'
import { codeOf } from '#platform/storage/storageError.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/**
 * SQLite's log can be truncated only while no connection uses it, and PostgreSQL's rows be removed only once no
 * transaction sees them, so several attempts may be needed.
 */
const TRIES = 40
const PAUSE_MS = 250

/** Tables with personal data, or with rows that refer to them. */
const TABLES = ['booking', 'person', 'conversion', 'outbox'] as const

/** SQLSTATE of a statement that took longer than the server lets it. */
const TIMED_OUT = '57014'

/**
 * Removes erased data from the database files too: truncates SQLite's log (the file itself is overwritten by
 * `secure_delete`), or vacuums PostgreSQL's tables. False if the log was in use, or the rows seen by another transaction,
 * all the time, or a table took too long, which PostgreSQL then vacuums by itself.
 */
export async function overwriteErased(storage: Storage<PlatformTables>): Promise<boolean> {
  if (storage.engine === 'postgres') return areVacuumed(storage)
  return isOnceTrue(() => isLogTruncated(storage))
}

async function isOnceTrue(check: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; !(await check()); tries += 1) {
    if (tries === TRIES) return false
    await setTimeout(PAUSE_MS)
  }
  return true
}

async function areVacuumed(storage: Storage<PlatformTables>): Promise<boolean> {
  const { db } = storage
  // Before the tables, where VACUUM reports success also if it had to leave rows. Later transactions do not see them.
  let areAll = await isInTime(() => areUnseen(storage))
  // One by one, so that a large table leaves only itself to be vacuumed later.
  for (const table of TABLES) {
    const isVacuumed = await isInTime(async () => {
      await sql`vacuum ${sql.table(table)}`.execute(db)
      return true
    })
    areAll &&= isVacuumed
  }
  return areAll
}

/** False too if a statement took too long. */
async function isInTime(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) !== TIMED_OUT) throw error
    return false
  }
}

/**
 * Waits until no transaction is left that began before now, and so may see what was erased: of this database, prepared
 * ones included, or of a standby.
 * Assumption: the role may see those of other roles (`pg_read_all_stats`); PostgreSQL hides them from it otherwise.
 */
async function areUnseen({ db }: Storage<PlatformTables>): Promise<boolean> {
  const { rows } = await sql<{ readonly now: string }>`select pg_current_xact_id()::xid::text as now`.execute(db)
  const now = sql`age(${rows[0]?.now ?? ''}::text::xid)`
  return isOnceTrue(async () => {
    const earlier = await sql`
      select from pg_stat_activity
      where pid <> pg_backend_pid() and (datname is null or datname = current_database())
        and greatest(age(backend_xmin), age(backend_xid)) > ${now}
      union all select from pg_prepared_xacts where database = current_database() and age(transaction) > ${now}
      union all select from pg_replication_slots where age(xmin) > ${now}`.execute(db)
    return earlier.rows.length === 0
  })
}

async function isLogTruncated({ db }: Storage<PlatformTables>): Promise<boolean> {
  const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
