import type { BoardingPlace } from './boardingPlaces.ts'

/** The towns of these places, without duplicates, in their order. */
export function boardingTowns(places: readonly Pick<BoardingPlace, 'town'>[]): readonly string[] {
  return [...new Set(places.map(({ town }) => town))]
}
