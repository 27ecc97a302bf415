import pg from 'pg'
import { codeOf } from './storageError.ts'
import { assertNoneMissing, CHECK_TABLE, type EngineProbe } from './storageProbe.ts'

/**
 * Writes and reads the row, and looks for the tables, in one statement: each further one would wait behind everything else
 * in a busy process.
 */
const CHECK = `insert into store_check (id, checked_at) values (1, $1) on conflict (id) do update set checked_at = excluded.checked_at
  returning checked_at, array(select name from unnest($2::text[]) name where to_regclass(quote_ident(name)) is null) as missing`

/** A connection is given up after so many times the limit. Not at once: a busy process may read its answer late. */
const GIVEN_UP_AFTER = 3

/** SQLSTATE codes when another process creates the table at the same time. */
const CREATED_CONCURRENTLY = new Set(['23505', '42710', '42P07'])

/**
 * Probes a PostgreSQL database over a connection of its own, reopened after a failure.
 * @param tables that have to be there
 */
export function postgresProbe(databaseUrl: string, tables: readonly string[]): EngineProbe {
  let current: pg.Client | null = null
  // With the first connection only: a new database in the place of the opened one has no other table either.
  let hasTable = false

  async function connect(ms: number): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ms,
      query_timeout: GIVEN_UP_AFTER * ms,
    })
    // Without a listener a dying connection would end the process; the next query reports it.
    client.on('error', () => undefined)
    current = client
    await client.connect()
    if (hasTable) return client
    await client.query(CHECK_TABLE).catch((error: unknown) => {
      if (!CREATED_CONCURRENTLY.has(codeOf(error))) throw error
    })
    hasTable = true
    return client
  }

  function drop(): void {
    // Also ends a connection that waits for a response.
    current?.end().catch(() => undefined)
    current = null
  }

  return {
    check: async (ms) => {
      try {
        const client = current ?? (await connect(ms))
        const { rows } = await client.query<{ missing: string[] }>(CHECK, [new Date().toISOString(), tables])
        const [row] = rows
        if (row === undefined) throw new Error('The row that was written is not there')
        assertNoneMissing(row.missing)
      } catch (error) {
        drop()
        throw error
      }
    },
    assertInPlace: () => undefined,
    close: () => {
      drop()
      return Promise.resolve()
    },
  }
}
