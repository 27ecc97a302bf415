import { kilometresBetween, type Position } from '#domain/booking/boarding/stopDistance.ts'

/** A shore, as degrees north and east. */
type Ring = readonly (readonly [north: number, east: number, height?: number])[]

/** A way of which so much is water is a crossing. */
const MOSTLY = 0.6

/** Kilometres. A shorter way may lead round a bay, and is drawn straight across it. */
const LEAST_CROSSING = 250

/** Whether a way is a crossing of the sea. */
export function isOverSea(way: readonly Position[], land: readonly Ring[]): boolean {
  const [from, to, between] = [way[0], way.at(-1), way.slice(1, -1)]
  if (from === undefined || to === undefined || kilometresBetween(from, to) < LEAST_CROSSING) return false
  return between.length > 0 && between.filter((position) => !isOnLand(position, land)).length > MOSTLY * between.length
}

/** Ray casting (even-odd rule): a line to the east of what lies within crosses the shore an odd number of times. */
function isOnLand({ latitude, longitude }: Position, land: readonly Ring[]): boolean {
  let isWithin = false
  for (const ring of land) {
    let [north, east] = ring.at(-1) ?? [0, 0]
    for (const [nextNorth, nextEast] of ring) {
      if (
        north > latitude !== nextNorth > latitude &&
        longitude < ((nextEast - east) * (latitude - north)) / (nextNorth - north) + east
      )
        isWithin = !isWithin
      ;[north, east] = [nextNorth, nextEast]
    }
  }
  return isWithin
}
