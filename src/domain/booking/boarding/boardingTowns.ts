import type { BoardingPlace } from './boardingPlaces.ts'

/** The towns among these places, each once, in their order. */
export function boardingTowns(places: readonly Pick<BoardingPlace, 'town'>[]): readonly string[] {
  return [...new Set(places.map(({ town }) => town))]
}
