import { Bench } from 'tinybench'

/** How often all figures are measured one after the other. */
const ROUNDS = 3

/** How long a figure is measured in a round, after a warm-up of half of it. */
const TIME_MS = 240

/** So that a median is one, however long a run takes. */
const LEAST_RUNS = 11

/** Something to measure. The result of a run is kept until the next, so that none is optimised away. */
export interface Task {
  readonly name: string
  readonly run: () => unknown
}

/** Time one run takes. */
export interface Figure {
  readonly medianMs: number
  /** Of a hundred runs, five take longer. */
  readonly p95Ms: number
}

/**
 * The figures of tasks, each from its quietest round: what else a machine does, and code that is not warm yet, can only
 * make a round slower.
 */
export function measure(tasks: readonly Task[]): readonly Figure[] {
  const rounds = Array.from({ length: ROUNDS }, () => tasks.map(measureOnce))
  return tasks.map((_, index) => {
    const figures = rounds.flatMap((round) => round[index] ?? [])
    return figures.reduce((quietest, figure) => (figure.medianMs < quietest.medianMs ? figure : quietest))
  })
}

function measureOnce({ name, run }: Task): Figure {
  const bench = new Bench({
    time: TIME_MS,
    iterations: LEAST_RUNS,
    warmupTime: TIME_MS / 2,
    warmupIterations: 5,
    throws: true,
    retainSamples: true,
  })
  const kept: unknown[] = []
  bench.add(name, () => {
    kept[0] = run()
  })
  const [task] = bench.runSync()
  if (task?.result.state !== 'completed') throw new Error(`${name} could not be measured`)
  const samples = (task.result.latency.samples ?? []).toSorted((a, b) => a - b)
  return { medianMs: quantile(samples, 0.5), p95Ms: quantile(samples, 0.95) }
}

/** The value at a share of sorted values, such as 0.99. NaN of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** The middle one; of an even number the lower of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
