import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
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

/** Pauses between attempts to reach a database that is not there yet, in milliseconds; the last one goes on. */
const RETRY_PAUSES = [500, 1_000, 2_000, 5_000]

/** What a server says that begins, ends, has no room or loses a connection: classes of SQLSTATE. */
const PASSING_CLASSES = ['08', '53', '57']

/**
 * A PostgreSQL database. Throws a StorageError that names host and database, never the password.
 * @param onRetry waits for a database that cannot be reached, and is told so in one line before each pause; null gives up
 * at once. What waiting does not mend, such as a wrong password or an unknown database, is thrown in either case.
 */
export async function postgresDialect(databaseUrl: string, onRetry: OnRetry | null): Promise<PostgresDialect> {
  const pool = openPool(databaseUrl)
  for (let attempt = 0; ; attempt += 1) {
    try {
      const client = await pool.connect()
      client.release()
      return new PostgresDialect({ pool })
    } catch (error) {
      const problem = `Database ${placeOf(databaseUrl)}: cannot be reached (${reasonOf(error)})`
      if (onRetry === null || !isPassing(error)) {
        await pool.end()
        throw new StorageError(`${problem}. Check DATABASE_URL.`)
      }
      const pause = RETRY_PAUSES[Math.min(attempt, RETRY_PAUSES.length - 1)] ?? 0
      onRetry(`Waiting for the database. ${problem}; tried again in ${String(pause / 1000)} s.`)
      await setTimeout(pause)
    }
  }
}

export type OnRetry = (message: string) => void

/** A failure of the network has a system call, or several where a name has several addresses. */
function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING_CLASSES.some((start) => error.code?.startsWith(start))
  if (error instanceof AggregateError) return error.errors.every(isPassing)
  return error instanceof Error && ('syscall' in error || /^(Connection terminated|timeout)/.test(error.message))
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : 'unknown reason'
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
