import type { Storage } from '#platform/storage/database.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import { migrate } from '#platform/storage/migrate.ts'
import { JOURNAL_MIGRATIONS, type JournalTables, type SubmissionRow, type SubmissionState } from './journalTables.ts'

/** What is known of a submission. */
export interface JournalEntry {
  readonly state: SubmissionState
  /** JSON the answer was stored as; null until `answered`. */
  readonly answer: string | null
  /** Time since the submission was noted, in milliseconds. */
  readonly age: number
}

/** The journal of submissions (decisions, section 6): what it has noted survives the process. */
export interface Journal {
  /** Notes a submission before it is sent. False when its id is known already; of several callers one gets true. */
  readonly begin: (id: string) => Promise<boolean>
  /** Null for an id nobody has sent. */
  readonly find: (id: string) => Promise<JournalEntry | null>
  readonly noteAnswer: (id: string, answer: string) => Promise<void>
  /** An answer that was noted meanwhile stays. */
  readonly noteUnknown: (id: string) => Promise<void>
  /** Forgets a submission that has certainly not reached the platform, so that it can be sent again. */
  readonly withdraw: (id: string) => Promise<void>
  readonly removeOld: () => Promise<void>
  readonly probe: StorageProbe
  readonly close: () => Promise<void>
}

/** How long a submission is remembered. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Opens the journal in its own tables.
 * @param now milliseconds since 1970
 */
export async function openJournal(storage: Storage<JournalTables>, now: () => number): Promise<Journal> {
  await migrate(storage, JOURNAL_MIGRATIONS, 'journal_migration')
  const { db } = storage

  async function update(id: string, row: Pick<SubmissionRow, 'state' | 'answer'>): Promise<void> {
    await db.updateTable('submission').set(row).where('id', '=', id).where('state', '!=', 'answered').execute()
  }

  return {
    begin: async (id) => {
      const row: SubmissionRow = { id, state: 'sent', answer: null, created_at: timeText(now()) }
      const result = await db
        .insertInto('submission')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
    },
    find: async (id) => {
      const row = await db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toEntry(row, now())
    },
    noteAnswer: (id, answer) => update(id, { state: 'answered', answer }),
    noteUnknown: (id) => update(id, { state: 'unknown', answer: null }),
    withdraw: async (id) => {
      await db.deleteFrom('submission').where('id', '=', id).where('state', '=', 'sent').execute()
    },
    removeOld: async () => {
      await db.deleteFrom('submission').where('created_at', '<', timeText(now() - KEPT_MS)).execute()
    },
    probe: storage.probe,
    close: () => storage.close(),
  }
}

function toEntry({ state, answer, created_at: createdAt }: SubmissionRow, now: number): JournalEntry {
  return { state, answer, age: now - Date.parse(createdAt) }
}

/** ISO texts of one length sort as the times do. */
function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
