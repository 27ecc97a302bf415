import type { Migration } from '#platform/storage/migrations/migrate.ts'

/** One submission: no personal data, only what the platform answered. */
export interface SubmissionRow {
  readonly id: string
  readonly state: SubmissionState
  /** JSON of a SubmissionAnswer; null until `answered`. */
  readonly answer: string | null
  /** ISO 8601 in UTC. */
  readonly created_at: string
  /** Keyed digest of what was sent, to tell it from anything else under the same id; null where none was taken. */
  readonly content: string | null
  /** When it may be forgotten, ISO 8601 in UTC; null on rows of before this was noted. */
  readonly kept_until: string | null
}

/** `sent`: on its way; `answered`: the outcome is known; `unknown`: it may have been booked. */
export type SubmissionState = 'sent' | 'answered' | 'unknown'

/** Who was booked on which date a moment ago; kept for minutes. */
export interface RecentBookingRow {
  /** Keyed digest of date and people. */
  readonly people: string
  readonly submission_id: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
}

/** One row: the key of the digests, made once for all processes that share the journal. */
export interface JournalKeyRow {
  readonly id: number
  /** Base64. */
  readonly value: string
}

export interface JournalTables {
  readonly submission: SubmissionRow
  readonly recent_booking: RecentBookingRow
  readonly journal_key: JournalKeyRow
}

export const JOURNAL_MIGRATIONS: readonly Migration[] = [
  {
    name: '0001_submission',
    up: async ({ schema }) => {
      await schema
        .createTable('submission')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await schema.createIndex('submission_created_at').on('submission').column('created_at').execute()
    },
  },
  {
    name: '0002_content',
    up: async ({ schema }) => {
      await schema.alterTable('submission').addColumn('content', 'text').execute()
      await schema.alterTable('submission').addColumn('kept_until', 'text').execute()
      await schema.createIndex('submission_kept_until').on('submission').column('kept_until').execute()
      await schema
        .createTable('recent_booking')
        .addColumn('people', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await schema.createIndex('recent_booking_submission').on('recent_booking').column('submission_id').execute()
      await schema
        .createTable('journal_key')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
]
