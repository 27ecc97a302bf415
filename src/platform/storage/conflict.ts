import { setTimeout } from 'node:timers/promises'

/** SQLSTATE of serialization failure and deadlock: the transaction was rolled back and can be retried. */
const CONFLICTS = new Set(['40001', '40P01'])

const ATTEMPTS = 4

/** Most milliseconds before a retry: one at once may take the lock again before the transaction that waits for it. */
const MAX_PAUSE_MS = 50

/**
 * Retries a transaction after a conflict with another. Other errors are not retried: after a lost connection the
 * outcome is unknown, and only the caller knows whether a repeat is harmless.
 */
export async function retryOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
      await setTimeout(Math.random() * MAX_PAUSE_MS)
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code))
}
