import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { isStorable, toSearchable } from './storableText.ts'

/** An unstorable text was to be written; the statement was not sent. */
class UnstorableText extends Error {
  override readonly name = 'UnstorableText'
}

/**
 * Wraps a dialect so that both engines treat unstorable texts (storableText.ts) the same: writes are refused, searches
 * find nothing. Tells of each transaction and writing statement that is stored.
 */
export class GuardedDialect implements Dialect {
  readonly #dialect: Dialect
  readonly #onStored: () => void

  constructor(dialect: Dialect, onStored: () => void) {
    this.#dialect = dialect
    this.#onStored = onStored
  }

  createDriver(): Driver {
    return new GuardedDriver(this.#dialect.createDriver(), this.#onStored)
  }

  createQueryCompiler(): QueryCompiler {
    return this.#dialect.createQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return this.#dialect.createAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.#dialect.createIntrospector(db)
  }
}

class GuardedDriver implements Driver {
  readonly #driver: Driver
  readonly #onStored: () => void

  constructor(driver: Driver, onStored: () => void) {
    this.#driver = driver
    this.#onStored = onStored
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new GuardedConnection(await this.#driver.acquireConnection(), this.#onStored)
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (connection instanceof GuardedConnection) connection.isInTransaction = true
    return this.#driver.beginTransaction(innerOf(connection), settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#driver.commitTransaction(innerOf(connection))
    this.#onStored()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(innerOf(connection))
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(innerOf(connection))
  }

  destroy(): Promise<void> {
    return this.#driver.destroy()
  }
}

/** Serves one statement outside of transactions, or one transaction. */
class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #onStored: () => void
  isInTransaction = false

  constructor(inner: DatabaseConnection, onStored: () => void) {
    this.inner = inner
    this.#onStored = onStored
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.inner.executeQuery<Row>(guardQuery(query))
    if (!this.isInTransaction && query.query.kind !== 'SelectQueryNode') this.#onStored()
    return result
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(guardQuery(query), chunkSize)
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof GuardedConnection ? connection.inner : connection
}

function guardQuery(query: CompiledQuery): CompiledQuery {
  if (query.parameters.every((value) => typeof value !== 'string' || isStorable(value))) return query
  if (query.query.kind !== 'SelectQueryNode')
    throw new UnstorableText('A text holds U+0000 or half of a surrogate pair')
  return {
    ...query,
    parameters: query.parameters.map((value) => (typeof value === 'string' ? toSearchable(value) : value)),
  }
}
