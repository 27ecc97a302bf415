import { measure, type Figure, type Task } from './measure.ts'
import { baseline } from './baseline.ts'

/** A task and its limit. */
export interface Row extends Task {
  /** Milliseconds at the median that are enough (limits); null where a figure only shows how something grows. */
  readonly mostMs: number | null
}

/** Output of a benchmark. */
export interface Report {
  readonly text: string
  /** Whether every limit was met. */
  readonly isMet: boolean
}

const COLUMNS = ['median ms', 'p95 ms', '× baseline'] as const
const COLUMN_WIDTH = 11

/**
 * Measures rows and draws them as a table, each with its ratio to a baseline of the same run: times of two machines
 * cannot be compared, ratios nearly can.
 */
export function reportOf(rows: readonly Row[]): Report {
  const all = [{ ...baseline, mostMs: null }, ...rows]
  const figures = measure(all)
  const width = Math.max(...all.map(({ name }) => name.length))
  const unit = figures[0]?.medianMs ?? Number.NaN
  const lines = all.flatMap(({ name, mostMs }, index) => {
    const figure = figures[index]
    return figure === undefined ? [] : [`${name.padEnd(width)}${cells(figure, unit)}${metOrNot(figure, mostMs)}`]
  })
  const head = `${''.padEnd(width)}${COLUMNS.map((column) => column.padStart(COLUMN_WIDTH + 2)).join('')}`
  const isMet = all.every(({ mostMs }, index) => mostMs === null || (figures[index]?.medianMs ?? Number.NaN) <= mostMs)
  return { text: [head, ...lines].map((line) => `  ${line}`).join('\n'), isMet }
}

function cells({ medianMs, p95Ms }: Figure, unit: number): string {
  const texts = [medianMs.toFixed(3), p95Ms.toFixed(3), (medianMs / unit).toFixed(2)]
  return texts.map((text) => text.padStart(COLUMN_WIDTH + 2)).join('')
}

function metOrNot({ medianMs }: Figure, mostMs: number | null): string {
  return mostMs === null ? '' : `  limit ${mostMs} ms: ${medianMs <= mostMs ? 'met' : 'NOT met'}`
}
