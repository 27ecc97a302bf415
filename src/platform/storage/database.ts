import { Kysely, type Transaction } from 'kysely'
import { retryOnConflict } from './conflict.ts'
import { GuardedDialect } from './guardedDialect.ts'
import { type OnRetry, postgresDialect } from './postgres.ts'
import { postgresProbe } from './postgresProbe.ts'
import { openSqlite } from './sqlite.ts'
import type { StorageProbe } from './storageProbe.ts'

/** A SQLite file in a directory, or a PostgreSQL database by its connection string. */
export type DatabaseLocation =
  | {
      readonly directory: string
      /** File name without `.db`; each set of tables has its own file. Default `platform`. */
      readonly name?: string
    }
  | { readonly databaseUrl: string }

export type Engine = 'sqlite' | 'postgres'

/** An open database with the tables of its owner's migrations. */
export interface Storage<Tables> {
  readonly engine: Engine
  /** For reads and single statements outside of transactions. */
  readonly db: Kysely<Tables>
  /**
   * Runs a transaction. On SQLite it holds the write lock from the beginning; on PostgreSQL changed rows are locked, and
   * after a deadlock `work` runs again.
   */
  write<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** Health check. */
  readonly probe: StorageProbe
  close(): Promise<void>
}

export interface OpenOptions {
  /** Called before each retry while PostgreSQL cannot be reached; without it opening fails at once. */
  readonly onRetry?: OnRetry | null
  /** Tables without which the health check fails once the owner has migrated; default none. */
  readonly tables?: readonly string[]
}

/**
 * Opens the database; creates missing directory and file.
 * @throws StorageError that names the location
 */
export async function openDatabase<Tables>(
  location: DatabaseLocation,
  { onRetry = null, tables = [] }: OpenOptions = {},
): Promise<Storage<Tables>> {
  const isPostgres = 'databaseUrl' in location
  const { dialect, probe } = isPostgres
    ? {
        dialect: await postgresDialect(location.databaseUrl, onRetry),
        probe: postgresProbe(location.databaseUrl, tables),
      }
    : openSqlite(location.directory, location.name ?? 'platform', tables)
  let lastStored = Number.NEGATIVE_INFINITY
  const onStored = () => {
    lastStored = performance.now()
  }
  const db = new Kysely<Tables>({ dialect: new GuardedDialect(dialect, onStored) })
  return {
    engine: isPostgres ? 'postgres' : 'sqlite',
    db,
    probe: { ...probe, lastStored: () => lastStored },
    write: (work) => retryOnConflict(() => db.transaction().execute(work)),
    close: async () => {
      await probe.close()
      await db.destroy()
    },
  }
}
