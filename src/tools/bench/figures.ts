/** Output of a benchmark. */
export interface Report {
  readonly text: string
  /** Whether every limit was met. */
  readonly isMet: boolean
}

/** A measured figure and its limit. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Upper or lower limit; null where the figure is only shown. */
  readonly limit: { readonly most: number } | { readonly least: number } | null
  /** More about the same thing, shown behind the value. */
  readonly detail?: string
}

const RECORDS = 200

/** About 20 kB of JSON. Changing it invalidates earlier ratios. */
const STRUCTURE = Array.from({ length: RECORDS }, (_, index) => ({
  nr: String(index),
  bezeichnung: `Leistung ${index}`,
  derived_preis: index * 12.5,
  isOffered: index % 3 === 0,
  places: [index, index + 1, index + 2],
}))

/** Baseline task, independent of the site: serializing and parsing JSON. */
export const baseline = {
  name: `baseline: JSON of ${RECORDS} records, written and read`,
  run: (): unknown => JSON.parse(JSON.stringify(STRUCTURE)),
}

const BASELINE_ROUNDS = 200

/** Median time of the baseline task on this machine, for scale: the other figures depend on it. */
export function baselineFigure(): Figure {
  const times = Array.from({ length: BASELINE_ROUNDS }, () => {
    const begin = performance.now()
    baseline.run()
    return performance.now() - begin
  })
  return { name: baseline.name, value: median(times), unit: 'ms', limit: null }
}

const VALUE_WIDTH = 10
const UNIT_WIDTH = 6

/** Figures as a table with their limits. A figure that could not be measured (NaN) misses its limit. */
export function figureTable(figures: readonly Figure[]): Report {
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2
  const lines = figures.map((figure) => {
    const { name, value, unit, detail = '' } = figure
    const cells = `${name.padEnd(width)}${rounded(value).padStart(VALUE_WIDTH)} ${unit.padEnd(UNIT_WIDTH)}`
    return `  ${cells}${detail}${metOrNot(figure)}`
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
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

/** The value at a share of sorted values, such as 0.99. NaN of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

/** The middle one; of an even number the lower of the two. NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
