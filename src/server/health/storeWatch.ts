import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { codeOf, StorageLost } from '#platform/storage/storageError.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import type { Log } from '#server/log/log.ts'

/** Whether the host can take bookings. The reasons are public: no path, address or name of a database. */
export interface Readiness {
  readonly ok: boolean
  /** Empty if `ok`. */
  readonly reasons: readonly string[]
}

export interface StoreWatch {
  readonly readiness: () => Readiness
  readonly stop: () => Promise<void>
}

/** Pause between checks, and timeout of each, in milliseconds: together less than two seconds. */
const PAUSE_MS = 900
const TIMEOUT_MS = 900

/**
 * Checks every second whether the databases are writable. One that was unreachable, locked or full recovers with its next
 * successful check; one with missing or damaged files stays unavailable until a restart. One that answers a check late is
 * writable as long as it stores what it is given meanwhile.
 * @param probes by the name used in reasons and logs; null for a store of a foreign platform
 */
export function watchStores(probes: Readonly<Record<string, StorageProbe | null>>, log: Log): StoreWatch {
  const stores = Object.entries(probes).flatMap(([name, probe]) =>
    probe === null ? [] : [watchStore(name, probe, log)],
  )
  return {
    readiness: () => {
      const reasons = stores.flatMap((store) => store.problem() ?? [])
      return { ok: reasons.length === 0, reasons }
    },
    stop: async () => {
      await Promise.all(stores.map((store) => store.stop()))
    },
  }
}

function watchStore(name: string, probe: StorageProbe, log: Log) {
  const ending = new AbortController()
  let problem: string | null = null

  function note(error: unknown): void {
    const now = error === null ? null : `${name}: ${reasonOf(error)}`
    if (now === problem) return
    if (now === null) log.info({ store: name }, 'The database is writable again')
    else log.error({ store: name, error }, 'The database is not writable: bookings are refused')
    problem = now
  }

  /** A busy database answers checks late too, and a refused visitor would go for no reason: it stores what it is given. */
  function isOnlyLate(error: unknown, begun: number): boolean {
    if (error instanceof StorageLost) return false
    // Timers may end a fraction of a millisecond early by this clock.
    const isLate = error instanceof CheckTimeout || performance.now() - begun >= TIMEOUT_MS
    return isLate && probe.lastStored() > begun
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      const begun = performance.now()
      const check = failureOf(probe)
      const noteResult = (error: unknown) => note(isOnlyLate(error, begun) ? null : error)
      // First what is known at the timeout, so that a database that hangs closes bookings in time.
      noteResult(await withTimeout(check))
      // Then the result itself, which may come late; there is one check at a time.
      noteResult(await check)
      await wait(PAUSE_MS, null, { ref: false, signal: ending.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    /** The reason, or null. The files may have disappeared since the last check. */
    problem: (): string | null => {
      try {
        probe.assertInPlace()
      } catch (error) {
        note(error)
      }
      return problem
    },
    stop: async () => {
      ending.abort()
      await watching
    },
  }
}

/** The error of a check; null if it succeeded. */
async function failureOf(probe: StorageProbe): Promise<unknown> {
  try {
    await probe.check(TIMEOUT_MS)
    return null
  } catch (error) {
    return error
  }
}

async function withTimeout(check: Promise<unknown>): Promise<unknown> {
  const timer = new AbortController()
  const late = async (): Promise<unknown> => {
    await wait(TIMEOUT_MS, null, { ref: false, signal: timer.signal })
    // If the event loop was blocked, a result may be waiting already: let it win over the timeout.
    await nextTurn()
    await nextTurn()
    return new CheckTimeout()
  }
  try {
    return await Promise.race([check, late().catch(() => check)])
  } finally {
    timer.abort()
  }
}

class CheckTimeout extends Error {
  override readonly message = `no answer in ${String(TIMEOUT_MS)} ms`
}

function reasonOf(error: unknown): string {
  if (error instanceof StorageLost || error instanceof CheckTimeout) return error.message
  const code = codeOf(error)
  return code === 'unknown' ? 'cannot be written' : `cannot be written (${code})`
}
