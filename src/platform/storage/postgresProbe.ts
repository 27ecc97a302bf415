import pg from 'pg'
import { codeOf } from './storageError.ts'
import { CHECK_TABLE, READ_CHECK, type StorageProbe } from './storageProbe.ts'

const WRITE_CHECK =
  'insert into store_check (id, checked_at) values (1, $1) on conflict (id) do update set checked_at = excluded.checked_at'

/** SQLSTATE codes when another process creates the table at the same time. */
const CREATED_CONCURRENTLY = new Set(['23505', '42710', '42P07'])

/** Probes a PostgreSQL database over a connection of its own, reopened after a failure. */
export function postgresProbe(databaseUrl: string): StorageProbe {
  let current: pg.Client | null = null

  async function connect(ms: number): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: ms, query_timeout: ms })
    // Without a listener a dying connection would end the process; the next query reports it.
    client.on('error', () => undefined)
    current = client
    await client.connect()
    await client.query(CHECK_TABLE).catch((error: unknown) => {
      if (!CREATED_CONCURRENTLY.has(codeOf(error))) throw error
    })
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
        await client.query(WRITE_CHECK, [new Date().toISOString()])
        const { rows } = await client.query(READ_CHECK)
        if (rows.length !== 1) throw new Error('The row that was written is not there')
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
