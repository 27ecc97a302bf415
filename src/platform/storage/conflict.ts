/** Serialization failure and deadlock: PostgreSQL has undone the whole transaction, so that it can be run once more. */
const CONFLICTS = new Set(['40001', '40P01'])

/** How often a transaction is run before its conflict counts as a failure. */
const ATTEMPTS = 4

/**
 * Runs a transaction, and again where another one was in its way. Nothing else is repeated: after a lost connection only
 * the caller knows whether doing it twice is harmless.
 */
export async function withoutConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(String(error.code))
}
