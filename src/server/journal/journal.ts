import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DRAFT_LIFETIME_SECONDS } from '#domain/booking/stored/resumption.ts'
import type { Storage } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import { JOURNAL_MIGRATIONS, type JournalTables, type SubmissionRow, type SubmissionState } from './journalTables.ts'
import { recentBookings, type RecentBookings } from './recentBookings.ts'

export interface JournalEntry {
  readonly state: SubmissionState
  /** Stored answer as JSON; null until `answered`. */
  readonly answer: string | null
  /** Keyed digest of the request's content; null if there is none. */
  readonly content: string | null
  /** Time since the submission was stored, in milliseconds. */
  readonly age: number
}

/** Persistent journal of submissions (rule 10.13). */
export interface Journal {
  /**
   * Stores a submission before it is sent. False if its id exists; of concurrent callers only one gets true.
   * @param content digest of the request's content; null if repeats may differ
   */
  readonly begin: (id: string, content: string | null) => Promise<boolean>
  /** Null for an unknown id. */
  readonly find: (id: string) => Promise<JournalEntry | null>
  /** A refusal is kept for a day only, as there is no booking behind it. */
  readonly noteAnswer: (id: string, answer: { readonly text: string; readonly isSuccess: boolean }) => Promise<void>
  /** Does not overwrite an answer that was stored in the meantime. */
  readonly noteUnknown: (id: string) => Promise<void>
  /** Removes a submission that has certainly not been executed, so that it can be sent again. */
  readonly withdraw: (id: string) => Promise<void>
  readonly recent: Pick<RecentBookings, 'claim' | 'tryClaim'>
  /** HMAC with the journal's key, as a plain hash of names and birthdays could be guessed. */
  readonly digest: (text: string) => string
  readonly removeOld: () => Promise<void>
  readonly probe: StorageProbe
  readonly close: () => Promise<void>
}

/**
 * Retention of a submission: longer than the lifetime of any draft whose page may still poll it. A submission that was
 * removed too early would be sent a second time.
 */
const KEPT_MS = 3 * DRAFT_LIFETIME_SECONDS * 1000

const REFUSAL_KEPT_MS = 24 * 60 * 60 * 1000

const KEY_BYTES = 32

/**
 * Opens the journal and migrates its tables.
 * @param now milliseconds since 1970
 */
export async function openJournal(storage: Storage<JournalTables>, now: () => number): Promise<Journal> {
  await migrate(storage, JOURNAL_MIGRATIONS, 'journal_migration')
  const { db } = storage
  const key = await keyOf(db)
  const recent = recentBookings(db, now)
  const timeIn = (milliseconds: number): string => timeText(now() + milliseconds)

  async function update(id: string, row: Partial<SubmissionRow>): Promise<void> {
    await db.updateTable('submission').set(row).where('id', '=', id).where('state', '!=', 'answered').execute()
  }

  return {
    recent,
    digest: (text) => createHmac('sha256', key).update(text).digest('base64'),
    begin: (id, content) =>
      insert(db, { id, state: 'sent', answer: null, created_at: timeIn(0), content, kept_until: timeIn(KEPT_MS) }),
    find: async (id) => {
      const row = await db
        .selectFrom('submission')
        .select(['state', 'answer', 'created_at', 'content'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined ? null : toEntry(row, now())
    },
    noteAnswer: async (id, { text, isSuccess }) => {
      if (!isSuccess) await recent.release(id)
      await update(id, {
        state: 'answered',
        answer: text,
        ...(isSuccess ? {} : { kept_until: timeIn(REFUSAL_KEPT_MS) }),
      })
    },
    noteUnknown: (id) => update(id, { state: 'unknown', answer: null }),
    withdraw: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('submission')
        .where('id', '=', id)
        .where('state', '=', 'sent')
        .executeTakeFirst()
      // Otherwise an earlier request of the same submission may have been executed.
      if (Number(numDeletedRows) > 0) await recent.release(id)
    },
    removeOld: async () => {
      await recent.removeOld()
      await db.deleteFrom('submission').where('kept_until', '<', timeIn(0)).execute()
      await db
        .deleteFrom('submission')
        .where('kept_until', 'is', null)
        .where('created_at', '<', timeIn(-KEPT_MS))
        .execute()
    },
    probe: storage.probe,
    close: () => storage.close(),
  }
}

/** False if the id exists. */
async function insert(db: Kysely<JournalTables>, row: SubmissionRow): Promise<boolean> {
  const inserted = await db
    .insertInto('submission')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The HMAC key, created by the first process. */
async function keyOf(db: Kysely<JournalTables>): Promise<Buffer> {
  const made = { id: 1, value: randomBytes(KEY_BYTES).toString('base64') }
  await db
    .insertInto('journal_key')
    .values(made)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('journal_key')
    .select('value')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}

type FoundRow = Pick<SubmissionRow, 'state' | 'answer' | 'content' | 'created_at'>

function toEntry({ state, answer, content, created_at: createdAt }: FoundRow, now: number): JournalEntry {
  return { state, answer, content, age: now - Date.parse(createdAt) }
}

/** ISO 8601 in UTC, which sorts in order of time. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
