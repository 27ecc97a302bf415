import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Statements that each connection keeps prepared; further ones run unprepared. */
const PREPARED_LIMIT = 300

/**
 * A pool whose connections parse and plan each statement with parameters once, which costs more than to run it.
 * Not `select *`: a prepared one fails after the migration of a newer process has added a column.
 */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (names.size < PREPARED_LIMIT && !names.has(text)) names.set(text, `statement ${String(names.size)}`)
    return names.get(text)
  }
  return { connect: async () => new PreparingClient(await pool.connect(), nameOf), end: () => pool.end() }
}

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #nameOf: (text: string) => string | undefined

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client
    this.#nameOf = nameOf
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): Promise<Answer> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new TypeError('Rows are not streamed')
    const isPrepared = values.length > 0 && !text.startsWith('select *')
    return this.#client.query({ ...(isPrepared ? { name: this.#nameOf(text) } : {}), text, values: [...values] })
  }

  release(): void {
    this.#client.release()
  }
}
