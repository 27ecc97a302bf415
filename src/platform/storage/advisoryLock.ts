import { setTimeout } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Engine } from './database.ts'

/** Pause between attempts, in milliseconds. */
const RETRY_AFTER = 50

/**
 * Takes a PostgreSQL advisory lock until the end of the transaction. Polls, because a blocking statement would hit the
 * statement timeout. Does nothing on SQLite, whose transactions hold the write lock.
 */
export async function takeLock(engine: Engine, transaction: QueryExecutorProvider, number: number): Promise<void> {
  if (engine === 'sqlite') return
  while (!(await isTaken(transaction, number))) await setTimeout(RETRY_AFTER)
}

async function isTaken(transaction: QueryExecutorProvider, number: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${number}) as taken`.execute(
    transaction,
  )
  return rows[0]?.taken === true
}
