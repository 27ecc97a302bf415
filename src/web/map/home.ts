import type { Position } from '#domain/booking/boarding/stopDistance.ts'

// Assumption: travellers set out from Switzerland; a tour that begins elsewhere is flown to.
export const HOME = { west: 5.95, south: 45.82, east: 10.5, north: 47.81 } as const

/** The middle of the country, for tours that begin elsewhere. */
export const HOME_CENTRE = { latitude: 46.9, longitude: 8.2 } as const

/** Whether a place lies where travellers set out; close to the border it may lie beyond. */
export function isHome({ latitude, longitude }: Position): boolean {
  return longitude > HOME.west && longitude < HOME.east && latitude > HOME.south && latitude < HOME.north
}
