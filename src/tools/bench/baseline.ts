import { median, type Task } from './measure.ts'

const ROWS = 200

/** About 20 kB of JSON. Changing it invalidates earlier ratios. */
const STRUCTURE = Array.from({ length: ROWS }, (_, index) => ({
  nr: String(index),
  bezeichnung: `Leistung ${index}`,
  derived_preis: index * 12.5,
  isOffered: index % 3 === 0,
  places: [index, index + 1, index + 2],
}))

/** Baseline task, independent of the site: serializing and parsing JSON. */
export const baseline: Task = {
  name: `baseline: JSON of ${ROWS} records, written and read`,
  run: (): unknown => JSON.parse(JSON.stringify(STRUCTURE)),
}

const ROUNDS = 200

/** Median time of the baseline task on this machine, in milliseconds. */
export function baselineMs(): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const begin = performance.now()
      baseline.run()
      return performance.now() - begin
    }),
  )
}
