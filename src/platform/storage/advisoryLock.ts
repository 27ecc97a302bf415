import { setTimeout } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Engine } from './database.ts'

/** Pause before the lock is tried for again, in milliseconds. */
const RETRY_AFTER = 50

/**
 * Holds a lock of that number until the transaction ends, so that one process at a time does what it stands for. Asks
 * again and again instead of waiting in one statement, which the time limit of statements would end. On SQLite a
 * transaction holds the write lock anyway.
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
