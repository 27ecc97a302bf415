import type { Migration } from '#platform/storage/migrations/migrate.ts'

/** One submission, without personal data. */
export interface SubmissionRow {
  readonly id: string
  readonly state: SubmissionState
  /** JSON of the platform's answer, only fields without personal data; null until `answered`. */
  readonly answer: string | null
  /** ISO 8601 in UTC. */
  readonly created_at: string
  /** Keyed digest of the request's content, to detect other content under the same id; null if there is none. */
  readonly content: string | null
  /** End of retention, ISO 8601 in UTC; null on rows that are older than this column. */
  readonly kept_until: string | null
}

/** `sent`: pending; `answered`: the outcome is known; `unknown`: it may have been booked. */
export type SubmissionState = 'sent' | 'answered' | 'unknown'

/** People and date of a recent booking; kept for minutes. */
export interface RecentBookingRow {
  /** Keyed digest of date and people. */
  readonly people: string
  readonly submission_id: string
  /** ISO 8601 in UTC. */
  readonly created_at: string
}

/** One row: the HMAC key of all processes that share the journal. */
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

export const JOURNAL_TABLE_NAMES = [
  'submission',
  'recent_booking',
  'journal_key',
] as const satisfies readonly (keyof JournalTables)[]

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
