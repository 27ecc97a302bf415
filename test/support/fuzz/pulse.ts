import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** A time in which the process answered late, or not; milliseconds since 1970. */
export interface Stall {
  readonly begin: number
  readonly end: number
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
export function watchPulse(port: number, { pauseMs, slowMs }: Rhythm): Pulse {
  const worker = new Worker(new URL('pulse.mjs', import.meta.url), { workerData: { port, pauseMs, slowMs } })
  const stalls: Stall[] = []
  worker.on('message', (message: Stall | { readonly beats: number }) => {
    if ('isAlive' in message) stalls.push(message)
  })
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

const NANOSECONDS = 1e6

/** Milliseconds the main thread of a process has computed since it began; null where the system does not tell (it is Linux that does). */
export function computedMs(pid: number): number | null {
  try {
    const [nanoseconds = ''] = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / NANOSECONDS
  } catch {
    return null
  }
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
