/** A running background job. */
export interface Periodic {
  /** Starts no further run. Resolves when the current one has ended. */
  readonly stop: () => Promise<void>
}

interface PeriodicWork {
  readonly everyMs: number
  /** @param signal aborted by `stop`; long work checks it between steps. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
  /** Receives the error of a failed run; the schedule goes on. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Runs a job now and at an interval, without keeping the process alive. Runs never overlap: one that falls due during
 * another follows it.
 */
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
