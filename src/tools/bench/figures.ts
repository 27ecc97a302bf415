import { baseline, baselineMs } from './baseline.ts'
import type { Report } from './report.ts'

/** A measured figure and its limit. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Upper or lower limit; null where the figure is only shown. */
  readonly limit: { readonly most: number } | { readonly least: number } | null
}

/** Time of the baseline task on this machine, for scale: the other figures depend on it. */
export function baselineFigure(): Figure {
  return { name: baseline.name, value: baselineMs(), unit: 'ms', limit: null }
}

const VALUE_WIDTH = 10

const UNIT_WIDTH = 6

/** Figures as a table with their limits. A figure that could not be measured (NaN) misses its limit. */
export function figureTable(figures: readonly Figure[]): Report {
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2
  const lines = figures.map((figure) => {
    const { name, value, unit } = figure
    return `  ${name.padEnd(width)}${rounded(value).padStart(VALUE_WIDTH)} ${unit.padEnd(UNIT_WIDTH)}${metOrNot(figure)}`
  })
  return { text: lines.join('\n'), isMet: figures.every(isMet) }
}

function metOrNot(figure: Figure): string {
  const { limit, unit } = figure
  if (limit === null) return ''
  const wanted = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`
  return `  ${wanted} ${unit}: ${isMet(figure) ? 'met' : 'NOT met'}`
}

function isMet({ value, limit }: Figure): boolean {
  if (limit === null) return true
  return 'most' in limit ? value <= limit.most : value >= limit.least
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}
