import { setTimeout } from 'node:timers/promises'
import { statusOf } from './processes.ts'

/** What a balancer is told, asked several times a second. */
export interface ReadinessLog {
  /** Answers of the processes from one moment to another: 200, 503, or null for none. */
  readonly between: (from: number, to: number) => readonly (number | null)[]
  /** Milliseconds from a moment until the first answer that is not 200; null when all are. */
  readonly redAfter: (from: number) => number | null
  readonly stop: () => Promise<void>
}

const PAUSE_MS = 200

export function watchReadiness(origins: readonly string[]): ReadinessLog {
  const answers: { readonly at: number; readonly status: number | null }[] = []
  let isOver = false
  const watch = async (origin: string) => {
    while (!isOver) {
      const status = await statusOf(origin)
      answers.push({ at: performance.now(), status })
      await setTimeout(PAUSE_MS)
    }
  }
  const watching = Promise.all(origins.map(watch))
  return {
    between: (from, to) => answers.filter(({ at }) => at >= from && at <= to).map(({ status }) => status),
    redAfter: (from) => {
      const red = answers.filter(({ at, status }) => at >= from && status !== 200).map(({ at }) => at - from)
      return red.length === 0 ? null : Math.min(...red)
    },
    stop: async () => {
      isOver = true
      await watching
    },
  }
}
