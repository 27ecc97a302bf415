import { positions } from 'virtual:positions'
import type { Position } from '#domain/booking/stopDistance.ts'

/** Where a postcode of Switzerland or Liechtenstein lies; null for one that is not known. */
export function positionOf(postcode: string): Position | null {
  const [latitude, longitude] = (positions[postcode] ?? '').split(' ').map(Number)
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

/** Where all postcodes lie. */
export function knownPositions(): readonly Position[] {
  return Object.keys(positions).map(positionOf).filter((position) => position !== null)
}
