import { Worker } from 'node:worker_threads'
import type { Site } from '#test/support/browser/site.ts'

/** A time in which the process answered late; milliseconds since 1970. */
export interface Stall {
  readonly begin: number
  readonly end: number
  /** Delay during which the process was computing; waiting on a busy machine does not count. */
  readonly lateMs: number
  readonly isAlive: boolean
}

/** Watches whether a process answers at once. */
export interface Pulse {
  /** So far, in order. */
  readonly stalls: readonly Stall[]
  /** Ends the watch. */
  readonly stop: () => Promise<void>
}

interface Rhythm {
  readonly pauseMs: number
  /** Answers that take longer are stalls. */
  readonly slowMs: number
}

/** Begins to ask `/livez` again and again, from a thread of its own. */
export function watchPulse({ port, pid }: Pick<Site, 'port' | 'pid'>, rhythm: Rhythm): Pulse {
  const worker = new Worker(new URL('pulse.mjs', import.meta.url), { workerData: { port, pid, ...rhythm } })
  const stalls: Stall[] = []
  worker.on('message', (stall: Stall) => stalls.push(stall))
  const ended = new Promise<void>((resolve, reject) => worker.once('exit', () => resolve()).once('error', reject))
  return {
    stalls,
    stop: () => {
      worker.postMessage('stop')
      return ended
    },
  }
}

/** The current time on the clock of stalls. */
export function clock(): number {
  return performance.timeOrigin + performance.now()
}
