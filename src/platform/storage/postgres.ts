import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { withPreparedStatements } from './preparedStatements.ts'
import { StorageError } from './storageError.ts'

/** Connections of one process. */
const POOL_SIZE = 10

/** Limit for opening a connection, and for waiting for a free one, in milliseconds. */
const CONNECT_TIMEOUT = 5_000

/**
 * Limit for one statement on the server, waiting for locks included, in milliseconds.
 * Assumption: no statement of ours, a migration's included, needs a tenth of it.
 */
const STATEMENT_TIMEOUT = 10_000

/** Limit for a transaction without statements, which holds its locks, in milliseconds. */
const IDLE_IN_TRANSACTION_TIMEOUT = 15_000

/** Lifetime of an unused connection, in milliseconds. */
const IDLE_TIMEOUT = 10_000

/**
 * Limit for a silent socket, in milliseconds. Longer than `STATEMENT_TIMEOUT`, so that a working server reports its own
 * timeout first, and than `IDLE_TIMEOUT`, so that unused connections are closed in the regular way.
 */
const SILENCE_TIMEOUT = 12_000

/** TCP keep-alive delay, in milliseconds. */
const KEEP_ALIVE_DELAY = 10_000

/** Pauses between connection attempts, in milliseconds; the last one repeats. */
const RETRY_PAUSES = [500, 1_000, 2_000, 5_000]

/** Transient SQLSTATE classes: connection failure, insufficient resources, server starting or shutting down. */
const TRANSIENT_CLASSES = ['08', '53', '57']

/**
 * Connects to a PostgreSQL database.
 * @param onRetry called with one line before each retry after a transient failure; null does not retry
 * @throws StorageError that names host and database, never the password
 */
export async function postgresDialect(databaseUrl: string, onRetry: OnRetry | null): Promise<PostgresDialect> {
  const pool = openPool(databaseUrl)
  for (let attempt = 0; ; attempt += 1) {
    try {
      const client = await pool.connect()
      client.release()
      return new PostgresDialect({ pool: withPreparedStatements(pool) })
    } catch (error) {
      const problem = `Database ${locationOf(databaseUrl)}: cannot be reached (${reasonOf(error)})`
      if (onRetry === null || !isTransient(error)) {
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

/** Transient failures: of the server by SQLSTATE, of the network by `syscall` (an AggregateError for several addresses). */
function isTransient(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return TRANSIENT_CLASSES.some((start) => error.code?.startsWith(start))
  if (error instanceof AggregateError) return error.errors.every(isTransient)
  return error instanceof Error && ('syscall' in error || /^(Connection terminated|timeout)/.test(error.message))
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : 'unknown reason'
}

/**
 * The error listeners keep a dying connection, idle (pool) or in use (client), from ending the process: the pool
 * replaces it, and its query fails.
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
 * Detects a frozen server by a socket timeout. `query_timeout` of pg would return the connection to the pool, perhaps in
 * the middle of a transaction; a destroyed socket ends the connection.
 */
function openSocket(): Socket {
  const socket = new Socket()
  socket.setTimeout(SILENCE_TIMEOUT, () => {
    socket.destroy(new Error(`The database has said nothing for ${String(SILENCE_TIMEOUT / 1000)} s`))
  })
  return socket
}

/** Host and name of a database, without user and password. */
export function locationOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}
