import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import type { SqliteFiles } from './sqliteFiles.ts'
import { codeOf } from './storageError.ts'

/** Takes the write lock at once: upgrading later can only fail. */
const BEGIN = 'begin immediate'
const COMMIT = 'commit'
const ROLLBACK = 'rollback'

/** The only statements that wait for locks: whatever is written comes behind the first of them. */
export const TRANSACTION_CONTROL: ReadonlySet<string> = new Set([BEGIN, COMMIT, ROLLBACK])

/** How long a statement waits for another connection to finish writing, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/** Pause before a lock is tried for again, in milliseconds. */
const RETRY_AFTER = 3

/**
 * Does something as soon as no other connection holds the lock it needs. SQLite itself would wait in the one thread that
 * answers everybody; these pauses leave the process free, for the one who holds the lock may be this very process.
 * @param ms how long it may wait
 * @throws what the work throws; when it takes too long, that the database is locked.
 */
export async function whenUnlocked<Result>(work: () => Result | Promise<Result>, ms = BUSY_TIMEOUT): Promise<Result> {
  const deadline = performance.now() + ms
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error
    }
    await setTimeout(RETRY_AFTER * (1 + Math.random()))
  }
}

/** Everything that is written here is written behind `BEGIN`. */
export class WriteLockedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #files: SqliteFiles

  constructor(config: SqliteDialectConfig, files: SqliteFiles) {
    super(config)
    this.#config = config
    this.#files = files
  }

  override createDriver(): Driver {
    return new WriteLockedDriver(this.#config, this.#files)
  }
}

class WriteLockedDriver extends SqliteDriver {
  readonly #files: SqliteFiles
  #connection: PatientConnection | null = null

  constructor(config: SqliteDialectConfig, files: SqliteFiles) {
    super(config)
    this.#files = files
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= new PatientConnection(connection, this.#files)
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN))
  }
}

/** Waits for locks, and takes nothing as written while the files are not those that were opened. */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #files: SqliteFiles
  #isInTransaction = false

  constructor(inner: DatabaseConnection, files: SqliteFiles) {
    this.#inner = inner
    this.#files = files
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query.query.kind === 'SelectQueryNode') return this.#run<Row>(query)
    switch (query.sql) {
      case ROLLBACK:
        return this.#rollBack<Row>(query)
      case BEGIN:
        this.#files.assertInPlace()
        return this.#run<Row>(query).then((result) => this.#become(true, result))
      case COMMIT:
        this.#files.assertInPlace()
        return this.#run<Row>(query).then((result) => this.#confirmed(this.#become(false, result)))
      default:
        // A pragma about the log cannot be run inside a transaction.
        if (this.#isInTransaction || query.sql.startsWith('pragma')) return this.#run<Row>(query)
        return this.#writeAlone<Row>(query)
    }
  }

  /** A single statement waits for the lock as a transaction does. */
  async #writeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.executeQuery(CompiledQuery.raw(BEGIN))
    try {
      const result = await this.#run<Row>(query)
      await this.executeQuery(CompiledQuery.raw(COMMIT))
      return result
    } catch (error) {
      await this.executeQuery(CompiledQuery.raw(ROLLBACK))
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#inner.streamQuery<Row>(query, chunkSize)
  }

  /**
   * Kysely rolls back whatever failed. The transaction may be over already: SQLite ends it where the disk is full, and a
   * commit is done whose files were found to be lost right after it. What failed first is what is told.
   */
  async #rollBack<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isOver = !this.#isInTransaction
    this.#isInTransaction = false
    const nothing: QueryResult<Row> = { rows: [] }
    if (isOver) return nothing
    return this.#run<Row>(query).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes('no transaction is active')) return nothing
      throw error
    })
  }

  #become<Result>(isInTransaction: boolean, result: Result): Result {
    this.#isInTransaction = isInTransaction
    return result
  }

  /** The files may have gone while the statement ran. */
  #confirmed<Result>(result: Result): Result {
    this.#files.assertInPlace()
    return result
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await whenUnlocked(() => this.#inner.executeQuery<Row>(query))
    } catch (error) {
      this.#files.noteFailure(error)
      throw error
    }
  }
}
