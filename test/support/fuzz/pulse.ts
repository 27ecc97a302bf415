import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Site } from '#test/support/site.ts'

/** A time in which the process answered late; milliseconds since 1970. */
export interface Stall {
  readonly begin: number
  readonly end: number
  /** How late, as far as the process was computing meanwhile: what a busy machine adds does not count. */
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

/** The time now, as stalls are told. */
export function clock(): number {
  return performance.timeOrigin + performance.now()
}

/** Bytes of memory a process holds; null where the system does not tell. */
export function residentBytes(pid: number): number | null {
  try {
    const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return null
  }
}
