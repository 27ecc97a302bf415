import type { Position } from '#domain/booking/boarding/stopDistance.ts'

/** Bounds in degrees. Assumption: travellers start from Switzerland; a tour that begins elsewhere is reached by plane. */
export const HOME = { west: 5.95, south: 45.82, east: 10.5, north: 47.81 } as const

/** Centre of Switzerland, for tours that begin elsewhere. */
export const HOME_CENTRE = { latitude: 46.9, longitude: 8.2 } as const

/** Whether a position is in Switzerland, by bounding box: positions close to the border may lie beyond it. */
export function isHome({ latitude, longitude }: Position): boolean {
  return longitude > HOME.west && longitude < HOME.east && latitude > HOME.south && latitude < HOME.north
}
