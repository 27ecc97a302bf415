import type { BusStop } from '#domain/catalogue/busNetwork.ts'

/** Latitude and longitude in degrees. */
export type Position = NonNullable<BusStop['position']>

export interface NearStop {
  readonly stop: BusStop
  readonly kilometres: number
}

const KM_A_DEGREE = 111.2

/**
 * Kilometres between two positions as the crow flies (equirectangular approximation, accurate enough within a country).
 */
export function kilometresBetween(a: Position, b: Position): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  const east = (a.longitude - b.longitude) * Math.cos(middle)
  return Math.hypot(a.latitude - b.latitude, east) * KM_A_DEGREE
}

/** The stops by distance, the nearest first; stops without a position are left out. */
export function nearestStops(stops: readonly BusStop[], from: Position): readonly NearStop[] {
  return stops
    .flatMap((stop) => (stop.position === null ? [] : [{ stop, kilometres: kilometresBetween(from, stop.position) }]))
    .sort((a, b) => a.kilometres - b.kilometres)
}
