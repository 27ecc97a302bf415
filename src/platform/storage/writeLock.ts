import { setTimeout } from 'node:timers/promises'
import { codeOf } from './storageError.ts'

/** Takes the write lock at once, for upgrading a read transaction can fail. */
export const BEGIN = 'begin immediate'
export const COMMIT = 'commit'
export const ROLLBACK = 'rollback'

/** One write of several in a transaction, of which each can fail alone. */
export const SAVEPOINT = 'savepoint one_write'
export const RELEASE = 'release one_write'
export const ROLLBACK_TO = 'rollback to one_write'

/** The only statements that wait for locks, since every write follows a `BEGIN`, and those that end or undo writes. */
export const TRANSACTION_CONTROL: ReadonlySet<string> = new Set([
  BEGIN,
  COMMIT,
  ROLLBACK,
  SAVEPOINT,
  RELEASE,
  ROLLBACK_TO,
])

/** Limit for waiting for another connection's write lock, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/** Pause between attempts, in milliseconds. */
const RETRY_AFTER = 3

/**
 * Retries work while another connection holds the lock. Asynchronous, because SQLite's own busy timeout would block the
 * event loop, and the holder of the lock may be this very process.
 * @param ms limit for waiting, in milliseconds
 * @throws errors of the work; SQLITE_BUSY after the limit
 */
export async function retryWhileLocked<Result>(
  work: () => Result | Promise<Result>,
  ms = BUSY_TIMEOUT,
): Promise<Result> {
  const deadline = performance.now() + ms
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error
    }
    await setTimeout(RETRY_AFTER * (1 + Math.random()))
  }
}
