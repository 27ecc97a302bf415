import { baseline, baselineMs } from './baseline.ts'
import type { Report } from './report.ts'

/** A measured figure and its limit. */
export interface BarredFigure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Upper or lower limit; null where the figure is only shown. */
  readonly bar: { readonly most: number } | { readonly least: number } | null
}

/** Time of the baseline task on this machine, for scale: the other figures depend on it. */
export function baselineFigure(): BarredFigure {
  return { name: baseline.name, value: baselineMs(), unit: 'ms', bar: null }
}

const VALUE_WIDTH = 10

const UNIT_WIDTH = 6

/** Figures as a table with their bars. A figure that could not be had misses its bar. */
export function figureTable(figures: readonly BarredFigure[]): Report {
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2
  const lines = figures.map((figure) => {
    const { name, value, unit } = figure
    return `  ${name.padEnd(width)}${rounded(value).padStart(VALUE_WIDTH)} ${unit.padEnd(UNIT_WIDTH)}${metOrNot(figure)}`
  })
  return { text: lines.join('\n'), isMet: figures.every(isMet) }
}

function metOrNot(figure: BarredFigure): string {
  const { bar, unit } = figure
  if (bar === null) return ''
  const wanted = 'most' in bar ? `at most ${bar.most}` : `at least ${bar.least}`
  return `  ${wanted} ${unit}: ${isMet(figure) ? 'met' : 'NOT met'}`
}

function isMet({ value, bar }: BarredFigure): boolean {
  if (bar === null) return true
  return 'most' in bar ? value <= bar.most : value >= bar.least
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}
