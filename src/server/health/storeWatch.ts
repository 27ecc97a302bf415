import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { codeOf, StorageLost } from '#platform/storage/storageError.ts'
import type { StorageProbe } from '#platform/storage/storageProbe.ts'
import type { Log } from '#server/log/log.ts'

/** Whether the host can take bookings. The reasons may be read by anybody: no path, address or name of a database. */
export interface Readiness {
  readonly ok: boolean
  /** Empty while `ok`. */
  readonly reasons: readonly string[]
}

export interface StoreWatch {
  readonly readiness: () => Readiness
  readonly stop: () => Promise<void>
}

/** Pause from one check to the next, and how long each may take, in milliseconds: together less than two seconds. */
const PAUSE_MS = 900
const LIMIT_MS = 900

/**
 * Checks every second whether the databases keep what they are given. One that is away, locked or full is taken again as
 * soon as it answers; one whose files are gone or damaged stays bad until the process is started anew.
 * @param probes by the name a reason and the log call them; null for what is not kept here
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
    if (now === null) log.info({ store: name }, 'The store answers again')
    else log.error({ store: name, error }, 'The store does not keep what it is given: nothing is confirmed')
    problem = now
  }

  async function watch(): Promise<void> {
    while (!ending.signal.aborted) {
      const check = failureOf(probe)
      note(await unlessTooLate(check))
      note(await check)
      await wait(PAUSE_MS, null, { ref: false, signal: ending.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    /** Between two checks the files may have gone. */
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

/** Null when the check succeeded. */
async function failureOf(probe: StorageProbe): Promise<unknown> {
  try {
    await probe.check(LIMIT_MS)
    return null
  } catch (error) {
    return error
  }
}

async function unlessTooLate(check: Promise<unknown>): Promise<unknown> {
  const patience = new AbortController()
  const late = async (): Promise<unknown> => {
    await wait(LIMIT_MS, null, { ref: false, signal: patience.signal })
    // A process that was busy itself must not take an answer that has arrived meanwhile for a missing one.
    await nextTurn()
    await nextTurn()
    return new NoAnswer()
  }
  try {
    return await Promise.race([check, late().catch(() => check)])
  } finally {
    patience.abort()
  }
}

class NoAnswer extends Error {
  override readonly message = `no answer in ${String(LIMIT_MS)} ms`
}

function reasonOf(error: unknown): string {
  if (error instanceof StorageLost || error instanceof NoAnswer) return error.message
  const code = codeOf(error)
  return code === 'unknown' ? 'cannot be written' : `cannot be written (${code})`
}
