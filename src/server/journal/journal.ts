import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DRAFT_LIFETIME_SECONDS } from '#domain/booking/stored/resumption.ts'
import type { Storage } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import { JOURNAL_MIGRATIONS, type JournalTables, type SubmissionRow, type SubmissionState } from './journalTables.ts'
import { recentBookings, type RecentBookings } from './recentBookings.ts'

/** What is known of a submission. */
export interface JournalEntry {
  readonly state: SubmissionState
  /** JSON the answer was stored as; null until `answered`. */
  readonly answer: string | null
  /** Digest of what was sent; null where none was taken. */
  readonly content: string | null
  /** Time since the submission was noted, in milliseconds. */
  readonly age: number
}

/** The journal of submissions (rule 10.13): what it has noted survives the process. */
export interface Journal {
  /**
   * Notes a submission before it is sent. False when its id is known already; of several callers one gets true.
   * @param content digest of what is sent; null where repeats need not be the same
   */
  readonly begin: (id: string, content: string | null) => Promise<boolean>
  /** Null for an id nobody has sent. */
  readonly find: (id: string) => Promise<JournalEntry | null>
  /** A refusal is remembered for a day only: nothing stands behind it. */
  readonly noteAnswer: (id: string, answer: { readonly text: string; readonly isSuccess: boolean }) => Promise<void>
  /** An answer that was noted meanwhile stays. */
  readonly noteUnknown: (id: string) => Promise<void>
  /** Forgets a submission that has certainly not reached the platform, so that it can be sent again. */
  readonly withdraw: (id: string) => Promise<void>
  readonly recent: Pick<RecentBookings, 'claim'>
  /** A digest that tells nobody what it was taken from without the journal's key: names and birthdays could be guessed. */
  readonly digest: (text: string) => string
  readonly removeOld: () => Promise<void>
  readonly probe: StorageProbe
  readonly close: () => Promise<void>
}

/**
 * How long a submission is remembered: longer than any draft lives whose page may still ask about it, for a forgotten
 * one would be sent a second time.
 */
const KEPT_MS = 3 * DRAFT_LIFETIME_SECONDS * 1000

const REFUSAL_KEPT_MS = 24 * 60 * 60 * 1000

const KEY_BYTES = 32

/**
 * Opens the journal in its own tables.
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
      const row = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
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
      // An earlier request of the same submission may have been carried out.
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

/** False when its id is there already. */
async function insert(db: Kysely<JournalTables>, row: SubmissionRow): Promise<boolean> {
  const result = await db
    .insertInto('submission')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

/** The key of the digests; the first process makes it. */
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

function toEntry({ state, answer, content, created_at: createdAt }: SubmissionRow, now: number): JournalEntry {
  return { state, answer, content, age: now - Date.parse(createdAt) }
}

/** ISO texts of one length sort as the times do. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
