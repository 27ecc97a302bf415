import { median } from './measure.ts'
import type { Task } from './measure.ts'

const ROWS = 200

/** A structure of fixed size, about 20 kB of JSON. Whoever changes it makes older ratios worthless. */
const STRUCTURE = Array.from({ length: ROWS }, (_, index) => ({
  nr: String(index),
  bezeichnung: `Leistung ${index}`,
  derived_preis: index * 12.5,
  isOffered: index % 3 === 0,
  places: [index, index + 1, index + 2],
}))

/** What this machine needs for a thing that has nothing to do with the site: JSON written and read again. */
export const yardstick: Task = {
  name: `yardstick: JSON of ${ROWS} records, written and read`,
  run: (): unknown => JSON.parse(JSON.stringify(STRUCTURE)),
}

const ROUNDS = 200

/** What one run of the yardstick takes here and now, in milliseconds at the median. */
export function yardstickMs(): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const begin = performance.now()
      yardstick.run()
      return performance.now() - begin
    }),
  )
}
