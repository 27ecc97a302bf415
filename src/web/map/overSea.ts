import type { Position } from './plane.ts'

/** A shore, as degrees north and east. */
type Ring = readonly (readonly [north: number, east: number, height?: number])[]

/** A way of which so much is water is a crossing. */
const MOSTLY = 0.6

/** Whether a way leads mostly over the sea. */
export function isOverSea(way: readonly Position[], land: readonly Ring[]): boolean {
  const between = way.slice(1, -1)
  return between.length > 0 && between.filter((position) => !isOnLand(position, land)).length > MOSTLY * between.length
}

/** How often a line to the east of a place crosses a shore tells whether it lies within. */
function isOnLand({ latitude, longitude }: Position, land: readonly Ring[]): boolean {
  let isWithin = false
  for (const ring of land) {
    let [north, east] = ring.at(-1) ?? [0, 0]
    for (const [nextNorth, nextEast] of ring) {
      if (north > latitude !== nextNorth > latitude && longitude < ((nextEast - east) * (latitude - north)) / (nextNorth - north) + east) isWithin = !isWithin
      ;[north, east] = [nextNorth, nextEast]
    }
  }
  return isWithin
}
