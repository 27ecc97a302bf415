/** Work that is done again and again. */
export interface Periodic {
  /** No further run begins. Resolves when the one under way has ended. */
  readonly stop: () => Promise<void>
}

interface PeriodicWork {
  readonly everyMs: number
  /** @param signal aborted when it is stopped: long work looks at it between two steps. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
  /** Told what a run threw; the next one comes all the same. */
  readonly onFailure: (error: unknown) => void
}

/** Runs now and every so often, never twice at a time, and keeps no process alive. A run that is late follows the one under way. */
export function periodically({ everyMs, work, onFailure }: PeriodicWork): Periodic {
  const ending = new AbortController()
  let isDue = false
  let underWay: Promise<void> | null = null
  const run = async (): Promise<void> => {
    try {
      await work(ending.signal)
    } catch (error) {
      onFailure(error)
    }
  }
  const runWhileDue = async (): Promise<void> => {
    while (isDue && !ending.signal.aborted) {
      isDue = false
      await run()
    }
    underWay = null
  }
  const begin = (): void => {
    isDue = true
    underWay ??= runWhileDue()
  }
  begin()
  const timer = setInterval(begin, everyMs).unref()
  return {
    stop: async () => {
      ending.abort()
      clearInterval(timer)
      await underWay
    },
  }
}
