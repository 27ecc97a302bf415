import { kilometresBetween, type Position } from '#domain/booking/boarding/stopDistance.ts'

/** Outline of land, as degrees north and east. */
type Ring = readonly (readonly [north: number, east: number, height?: number])[]

/** Fraction of a leg over water from which it counts as a crossing. */
const MIN_WATER_SHARE = 0.6

/** Kilometres. A shorter leg may go round a bay although its line crosses it. */
const MIN_CROSSING = 250

/** Whether a leg crosses the sea. */
export function isOverSea(leg: readonly Position[], land: readonly Ring[]): boolean {
  const [from, to, between] = [leg[0], leg.at(-1), leg.slice(1, -1)]
  if (from === undefined || to === undefined || kilometresBetween(from, to) < MIN_CROSSING) return false
  return (
    between.length > 0 &&
    between.filter((position) => !isOnLand(position, land)).length > MIN_WATER_SHARE * between.length
  )
}

/** Ray casting, even-odd rule. */
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
