import { Bench } from 'tinybench'
import { baseline, quantile, type Figure } from './figures.ts'

/** How often all tasks are measured one after the other. */
const ROUNDS = 3

/** How long a task is measured in a round, after a warm-up of half of it. */
const TIME_MS = 240

/** So that a median is one, however long a run takes. */
const LEAST_RUNS = 11

/** Something to measure. */
export interface Task {
  readonly name: string
  /** Milliseconds at the median that are enough; null where a figure only shows how something grows. */
  readonly mostMs: number | null
  readonly run: () => unknown
}

/**
 * Median times of tasks, each from its quietest round: what else a machine does, and code that is not warm yet, can only
 * make a round slower. Behind each stands its ratio to the baseline of the same run: times of two machines cannot be
 * compared, ratios nearly can.
 */
export function timings(tasks: readonly Task[]): readonly Figure[] {
  const all = [{ ...baseline, mostMs: null }, ...tasks]
  const rounds = Array.from({ length: ROUNDS }, () => all.map(measureOnce))
  const best = all.map((_, index) =>
    rounds
      .flatMap((round) => round[index] ?? [])
      .reduce((quietest, time) => (time.medianMs < quietest.medianMs ? time : quietest)),
  )
  const unitMs = best[0]?.medianMs ?? Number.NaN
  return all.flatMap(({ name, mostMs }, index) => {
    const time = best[index]
    if (time === undefined) return []
    const ratio = (time.medianMs / unitMs).toFixed(2).padStart(8)
    const detail = `p95 ${time.p95Ms.toFixed(3).padStart(8)} ms ${ratio} × baseline`
    const limit = mostMs === null ? null : { most: mostMs }
    return { name, value: time.medianMs, unit: 'ms', limit, detail }
  })
}

function measureOnce({ name, run }: Pick<Task, 'name' | 'run'>) {
  const bench = new Bench({
    time: TIME_MS,
    iterations: LEAST_RUNS,
    warmupTime: TIME_MS / 2,
    warmupIterations: 5,
    throws: true,
    retainSamples: true,
  })
  // The result of a run is kept until the next, so that none is optimised away.
  const kept: unknown[] = []
  bench.add(name, () => {
    kept[0] = run()
  })
  const [task] = bench.runSync()
  if (task?.result.state !== 'completed') throw new Error(`${name} could not be measured`)
  const samples = (task.result.latency.samples ?? []).toSorted((a, b) => a - b)
  return { medianMs: quantile(samples, 0.5), p95Ms: quantile(samples, 0.95) }
}
