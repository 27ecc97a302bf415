import { setImmediate } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { FairMutex } from './fairMutex.ts'
import type { SqliteFiles } from './sqliteFiles.ts'
import { BEGIN, COMMIT, RELEASE, retryWhileLocked, ROLLBACK, ROLLBACK_TO, SAVEPOINT } from './writeLock.ts'

/** The file behind a dialect, as far as its transactions need it. */
export interface SqliteFile extends SqliteDialectConfig {
  readonly files: SqliteFiles
  /** Whether a transaction is open, which SQLite ends by itself where the disk is full. */
  readonly isInTransaction: () => boolean
}

/**
 * SQLite dialect that commits concurrent writes together («group commit»), as each commit waits for the disk. Every
 * write and transaction is a savepoint of its own in one `begin immediate`, and is confirmed after the commit.
 */
export class GroupCommitDialect extends SqliteDialect {
  readonly #file: SqliteFile

  constructor(file: SqliteFile) {
    super(file)
    this.#file = file
  }

  override createDriver(): Driver {
    return new GroupCommitDriver(this.#file)
  }
}

/** The writes of one transaction of the file. */
class Group {
  /** Rejects if they are not stored. */
  readonly committed: Promise<void>
  confirm: () => void = () => undefined
  fail: (error: unknown) => void = () => undefined

  constructor() {
    this.committed = new Promise((resolve, reject) => {
      this.confirm = resolve
      this.fail = reject
    })
    // Nobody may be waiting, as when each write has failed.
    this.committed.catch(() => undefined)
  }
}

/** The one connection of the driver, while one query or transaction has it. */
class Turn implements DatabaseConnection {
  readonly #driver: GroupCommitDriver
  /** False once the connection was passed on: a write waits for its commit without it. */
  hasConnection = true
  /** Group of the transaction; null outside of transactions. */
  group: Group | null = null

  constructor(driver: GroupCommitDriver) {
    this.#driver = driver
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.execute<Row>(this, query)
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows cannot be streamed, for they might not be committed yet')
  }
}

class GroupCommitDriver implements Driver {
  readonly #file: SqliteFile
  /** Has the one connection of the file. */
  readonly #sqlite: SqliteDriver
  #connection: DatabaseConnection | null = null
  /** Of the connection. Kysely's own mutex wakes all who wait each time it is free. */
  readonly #mutex = new FairMutex()
  /** Begun, and not yet committed. */
  #open: Group | null = null
  /** Ends when the writes of one turn of the event loop have come together. */
  #gathering: Promise<void> | null = null

  constructor(file: SqliteFile) {
    this.#file = file
    this.#sqlite = new SqliteDriver(file)
  }

  init(): Promise<void> {
    return this.#sqlite.init()
  }

  async acquireConnection(): Promise<Turn> {
    await this.#acquire()
    return new Turn(this)
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (!turn.hasConnection) return
    turn.hasConnection = false
    await this.#release()
  }

  async beginTransaction(turn: Turn): Promise<void> {
    turn.group = await this.#join(turn)
    await this.#control(SAVEPOINT)
  }

  async commitTransaction(turn: Turn): Promise<void> {
    const { group } = turn
    await this.#control(RELEASE)
    turn.group = null
    await this.#confirmed(turn, group)
  }

  /** Kysely rolls back after every failure, also where the group is over. */
  async rollbackTransaction({ group }: Turn): Promise<void> {
    if (group === null || group !== this.#open) return
    await this.#control(ROLLBACK_TO)
    await this.#control(RELEASE)
  }

  async destroy(): Promise<void> {
    await this.#acquire()
    await this.#commit()
    await this.#sqlite.destroy()
    await this.#release()
  }

  async execute<Row>(turn: Turn, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (turn.group !== null) {
      // Rejects if SQLite has ended the transaction, outside of which nothing more may be written.
      if (turn.group !== this.#open) await turn.group.committed
      return this.#run<Row>(query)
    }
    if (query.query.kind === 'SelectQueryNode') {
      const result = await this.#run<Row>(query)
      // It may have seen writes of the open group, of which nobody may hear before they are stored.
      await this.#confirmed(turn, this.#open)
      return result
    }
    if (query.sql.startsWith('pragma')) {
      // A checkpoint cannot run inside a transaction.
      await this.#commit()
      return this.#run<Row>(query)
    }
    const group = await this.#join(turn)
    const result = await this.#run<Row>(query)
    await this.#confirmed(turn, group)
    return result
  }

  /** The open group. If there is none, writes gather first: the lock is held only while they run. */
  async #join(turn: Turn): Promise<Group> {
    if (this.#open !== null) return this.#open
    this.#gathering ??= setImmediate().then(() => {
      this.#gathering = null
    })
    await this.releaseConnection(turn)
    await this.#gathering
    await this.#acquire()
    turn.hasConnection = true
    return this.#begin()
  }

  /** Joins the open group, or begins one. */
  async #begin(): Promise<Group> {
    if (this.#open !== null) return this.#open
    this.#file.files.assertInPlace()
    await this.#control(BEGIN)
    const group = new Group()
    this.#open = group
    void this.#commitNext()
    return group
  }

  /** Takes the connection after those that gathered, and commits. */
  async #commitNext(): Promise<void> {
    await this.#acquire()
    await this.#commit()
    await this.#release()
  }

  /** Commits the open group, if there is one. Checks the files twice, for they may go while the statement runs. */
  async #commit(): Promise<void> {
    const group = this.#open
    if (group === null) return
    this.#open = null
    const { files, isInTransaction } = this.#file
    try {
      files.assertInPlace()
      await this.#control(COMMIT)
      files.assertInPlace()
      group.confirm()
    } catch (error) {
      group.fail(error)
      // If it fails, so does the next `begin`.
      if (isInTransaction()) await this.#control(ROLLBACK).catch(() => undefined)
    }
  }

  async #confirmed(turn: Turn, group: Group | null): Promise<void> {
    if (group === null) return
    await this.releaseConnection(turn)
    await group.committed
  }

  async #acquire(): Promise<void> {
    await this.#mutex.lock()
    this.#connection = await this.#sqlite.acquireConnection()
  }

  async #release(): Promise<void> {
    await this.#sqlite.releaseConnection()
    this.#mutex.unlock()
  }

  async #control(statement: string): Promise<void> {
    await this.#run(CompiledQuery.raw(statement))
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = this.#connection
    if (connection === null) throw new Error('No connection was acquired')
    try {
      return await retryWhileLocked(() => connection.executeQuery<Row>(query))
    } catch (error) {
      this.#file.files.noteFailure(error)
      this.#noteEnd(error)
      throw error
    }
  }

  /** SQLite ends the whole transaction after some failures, as where the disk is full. */
  #noteEnd(error: unknown): void {
    if (this.#open === null || this.#file.isInTransaction()) return
    this.#open.fail(error)
    this.#open = null
  }
}
