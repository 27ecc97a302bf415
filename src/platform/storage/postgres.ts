import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StorageError } from './storageError.ts'

/** Connections of one process. */
const POOL_SIZE = 10

/** How long opening may take, in milliseconds. */
const CONNECT_TIMEOUT = 5_000

/** A PostgreSQL database. Throws a StorageError that names host and database, never the password. */
export async function postgresDialect(databaseUrl: string): Promise<PostgresDialect> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new StorageError(`Database ${placeOf(databaseUrl)}: cannot be reached (${reason}). Check DATABASE_URL.`)
  }
  return new PostgresDialect({ pool })
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
