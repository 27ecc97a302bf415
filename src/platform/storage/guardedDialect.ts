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
 * find nothing.
 */
export class GuardedDialect implements Dialect {
  readonly #dialect: Dialect

  constructor(dialect: Dialect) {
    this.#dialect = dialect
  }

  createDriver(): Driver {
    return new GuardedDriver(this.#dialect.createDriver())
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

  constructor(driver: Driver) {
    this.#driver = driver
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new GuardedConnection(await this.#driver.acquireConnection())
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(innerOf(connection), settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(innerOf(connection))
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

class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection

  constructor(inner: DatabaseConnection) {
    this.inner = inner
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.inner.executeQuery(guardQuery(query))
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
