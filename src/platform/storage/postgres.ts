import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StorageError } from './storageError.ts'

/** Connections of one process. */
const POOL_SIZE = 10

/** How long a new connection may take, and how long work waits for a free one, in milliseconds. */
const CONNECT_TIMEOUT = 5_000

/**
 * How long the server works at one statement, waiting for locks included, in milliseconds.
 * Assumption: no statement of ours, a migration's included, needs a tenth of that.
 */
const STATEMENT_TIMEOUT = 10_000

/** How long a transaction may hold its locks while this process says nothing, in milliseconds. */
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000

/** How long a connection that nobody uses is kept, in milliseconds. */
const IDLE_TIMEOUT = 10_000

/**
 * How long a connection in use may be silent, in milliseconds. Longer than `STATEMENT_TIMEOUT`, so that a server that
 * works says itself what it gave up, and longer than `IDLE_TIMEOUT`, so that no unused connection comes to it.
 */
const SILENCE_TIMEOUT = 12_000

/** Silence after which the system asks whether the other side is still there, in milliseconds. */
const KEEP_ALIVE_DELAY = 10_000

/** A PostgreSQL database. Throws a StorageError that names host and database, never the password. */
export async function postgresDialect(databaseUrl: string): Promise<PostgresDialect> {
  const pool = openPool(databaseUrl)
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

/**
 * A connection that dies fails the work it was used for and is replaced by the pool. Without listeners, of the pool for
 * the idle ones and of each connection for those in use, it would end the process.
 */
function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: IDLE_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
    stream: openSocket,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A frozen server answers nothing, not even that it gives up. `query_timeout` of pg would fail the statement and put the
 * connection, perhaps in the middle of a transaction, back into the pool; a socket that ends takes all of it along.
 */
function openSocket(): Socket {
  const socket = new Socket()
  socket.setTimeout(SILENCE_TIMEOUT, () => {
    socket.destroy(new Error(`The database has said nothing for ${String(SILENCE_TIMEOUT / 1000)} s`))
  })
  return socket
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
