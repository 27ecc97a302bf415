import { Kysely, type Transaction } from 'kysely'
import { withoutConflict } from './conflict.ts'
import { GuardedDialect } from './guardedDialect.ts'
import { type OnRetry, postgresDialect } from './postgres.ts'
import { postgresProbe } from './postgresProbe.ts'
import { openSqlite } from './sqlite.ts'
import type { StorageProbe } from './storageProbe.ts'

/** Where rows are kept: SQLite files in a directory, or a PostgreSQL database by its connection string. */
export type DatabaseLocation =
  | {
      readonly directory: string
      /** File name without `.db`; programs with tables of their own take a file of their own. */
      readonly name?: string
    }
  | { readonly databaseUrl: string }

export type Engine = 'sqlite' | 'postgres'

/** An open database. It knows no tables but those its owner migrates. */
export interface Storage<Tables> {
  readonly engine: Engine
  /** For reading, and for single statements that need no transaction. */
  readonly db: Kysely<Tables>
  /**
   * One transaction, all or nothing. On SQLite it holds the write lock from its beginning, so that what it reads stays
   * true; on PostgreSQL changed rows are locked as they are changed, and of two that wait for each other one is undone and
   * `work` runs again.
   */
  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** Tells whether the database keeps what it is given. */
  readonly probe: StorageProbe
  close(): Promise<void>
}

export interface OpenOptions {
  /** Waits for a PostgreSQL that cannot be reached yet, and is told so before each pause; without it opening fails at once. */
  readonly onRetry?: OnRetry | null
}

/**
 * Opens the database; creates directory and file where they are missing and never removes anything.
 * Throws a StorageError that names the place.
 */
export async function openDatabase<Tables>(
  location: DatabaseLocation,
  { onRetry = null }: OpenOptions = {},
): Promise<Storage<Tables>> {
  const isPostgres = 'databaseUrl' in location
  const { dialect, probe } = isPostgres
    ? { dialect: await postgresDialect(location.databaseUrl, onRetry), probe: postgresProbe(location.databaseUrl) }
    : openSqlite(location.directory, location.name ?? 'platform')
  const db = new Kysely<Tables>({ dialect: new GuardedDialect(dialect) })
  return {
    engine: isPostgres ? 'postgres' : 'sqlite',
    db,
    probe,
    write: (work) => withoutConflict(() => db.transaction().execute(work)),
    close: async () => {
      await probe.close()
      await db.destroy()
    },
  }
}
