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

/** Takes the write lock at once, for upgrading a read transaction can fail. */
const BEGIN = 'begin immediate'
const COMMIT = 'commit'
const ROLLBACK = 'rollback'

/** The only statements that wait for locks, since every write follows a `BEGIN`. */
export const TRANSACTION_CONTROL: ReadonlySet<string> = new Set([BEGIN, COMMIT, ROLLBACK])

/** Limit for waiting for another connection's write lock, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/** Pause between attempts, in milliseconds. */
const RETRY_AFTER = 3

/**
 * Retries work while another connection holds the lock. Asynchronous, because SQLite's own busy timeout would block the
 * event loop, and the holder of the lock may be this very process.
 * @param ms limit for waiting, in milliseconds
 * @throws errors of the work; SQLITE_BUSY after the limit
 */
export async function retryWhileLocked<Result>(
  work: () => Result | Promise<Result>,
  ms = BUSY_TIMEOUT,
): Promise<Result> {
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

/** SQLite dialect whose writes all run inside `begin immediate`. */
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
  #connection: LockWaitingConnection | null = null

  constructor(config: SqliteDialectConfig, files: SqliteFiles) {
    super(config)
    this.#files = files
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= new LockWaitingConnection(connection, this.#files)
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN))
  }
}

/** Waits for locks, and confirms no write unless the database files are in place. */
class LockWaitingConnection implements DatabaseConnection {
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
        return this.#run<Row>(query).then((result) => this.#inTransaction(true, result))
      case COMMIT:
        this.#files.assertInPlace()
        return this.#run<Row>(query).then((result) => this.#confirmed(this.#inTransaction(false, result)))
      default:
        // A checkpoint pragma cannot run inside a transaction.
        if (this.#isInTransaction || query.sql.startsWith('pragma')) return this.#run<Row>(query)
        return this.#writeAlone<Row>(query)
    }
  }

  /** Wraps a single write in a transaction, to wait for the lock in the same way. */
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
   * Kysely rolls back after every failure. The transaction may be over already: SQLite ends it if the disk is full, and a
   * lost file may be detected right after the commit. Errors of such a rollback must not hide the first error.
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

  /** Notes whether a transaction is open; passes the result on. */
  #inTransaction<Result>(isInTransaction: boolean, result: Result): Result {
    this.#isInTransaction = isInTransaction
    return result
  }

  /** Checks again, for the files may have gone while the statement ran. */
  #confirmed<Result>(result: Result): Result {
    this.#files.assertInPlace()
    return result
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await retryWhileLocked(() => this.#inner.executeQuery<Row>(query))
    } catch (error) {
      this.#files.noteFailure(error)
      throw error
    }
  }
}
