import { median, type Report } from './figures.ts'
import type { Baseline, Latency } from './throttledUser.ts'

/** Limits: the median action and the worst, in milliseconds to the next paint. */
const MEDIAN_MS = 32
export const WORST_MS = 64

/**
 * Above it the clock on the wall says more about the machine than about the site. The bench itself wants nearly one and
 * a half: its page, the browser around it, and the site.
 */
const MOST_LOAD = 2

/** Time of the baseline on the idle machine the limits were set on; shared processors also work slower. */
const IDLE_BASELINE_MS = 5

/** An action and how soon it was answered, each time it was done. */
export interface TimedAction {
  readonly name: string
  /** Of the quickest of all its times. */
  readonly answers: readonly Latency[]
  /** How often it was done: again where its slowest press missed the limit. */
  readonly times: number
}

const COLUMNS = ['wall median', 'worst', 'work median', 'worst', 'in all', '× baseline'] as const
const COLUMN_WIDTH = 13

/**
 * Table of the actions with wall time and main-thread processor time. Limits apply to wall time on an idle machine; on a
 * busy one to work, in baselines of the same run, as waiting for the machine is no fault of the site.
 */
export function funnelTable(actions: readonly TimedAction[], baselines: readonly Baseline[]): Report {
  const unitMs = median(baselines.map(({ workMs }) => workMs))
  const load = Math.max(...baselines.map((baseline) => baseline.load))
  const isBusy = load > MOST_LOAD
  const figures = actions.map((action) => figuresOf(action, isBusy ? IDLE_BASELINE_MS / unitMs : null))
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2
  const line = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('')}`
  const [middle, worst] = [
    median(figures.map(({ median: value }) => value)),
    Math.max(...figures.map((figure) => figure.worst)),
  ]
  const missing = figures
    .filter((figure) => figure.worst > WORST_MS)
    .map((figure) => `${figure.name} (${figure.worst.toFixed(0)})`)
  const text = [
    line('milliseconds to the next paint, four times slower', COLUMNS),
    ...figures.map(({ name, cells, work }) => line(name, [...cells, (work / unitMs).toFixed(2)])),
    line('baseline: JSON of 2000 records on the same page', ['', '', unitMs.toFixed(1), '', '', '1.00']),
    `  ${load.toFixed(1)} programs wanted each processor, ${isBusy ? 'more than' : 'at most'} ${MOST_LOAD}: the limits are held against ${isBusy ? `the work, at ${IDLE_BASELINE_MS} ms a baseline` : 'the wall'}`,
    `  the median action ${middle.toFixed(0)}, limit ${MEDIAN_MS} ms: ${metOrNot(middle, MEDIAN_MS)}; the worst ${worst.toFixed(0)}, limit ${WORST_MS} ms: ${metOrNot(worst, WORST_MS)}`,
    ...missing.map((name) => `  NOT met by ${name}`),
  ].join('\n')
  return { text, isMet: middle <= MEDIAN_MS && missing.length === 0 }
}

/** @param scale of the work on a busy machine; null where the wall counts. */
function figuresOf({ name, answers, times }: TimedAction, scale: number | null) {
  const [wall, work, inAll] = [
    answers.map(({ wallMs }) => wallMs),
    answers.map(({ toPaintMs }) => toPaintMs),
    answers.map(({ inAllMs }) => inAllMs),
  ]
  const counted = scale === null ? wall : work.map((value) => value * scale)
  const cells = [median(wall), Math.max(...wall), median(work), Math.max(...work), median(inAll)].map((value) =>
    value.toFixed(0),
  )
  return {
    name: times === 1 ? name : `${name} (best of ${times})`,
    cells,
    work: Math.max(...work),
    median: median(counted),
    worst: Math.max(...counted),
  }
}

function metOrNot(value: number, most: number): string {
  return value <= most ? 'met' : 'NOT met'
}
