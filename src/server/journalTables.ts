import type { Migration } from '#platform/storage/migrate.ts'

/** One submission: no personal data, only what the platform answered. */
export interface SubmissionRow {
  readonly id: string
  readonly state: SubmissionState
  /** JSON of a SubmissionAnswer; null until `answered`. */
  readonly answer: string | null
  /** ISO 8601 in UTC. */
  readonly created_at: string
}

/** `sent`: on its way; `answered`: the outcome is known; `unknown`: it may have been booked. */
export type SubmissionState = 'sent' | 'answered' | 'unknown'

export interface JournalTables {
  readonly submission: SubmissionRow
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
]
