import type { BoardingPlace } from './boardingPlaces.ts'

/* A module of its own, so that the travel page does not load the bus network with it. */

/** The towns of these places, without duplicates, in their order. */
export function boardingTowns(places: readonly Pick<BoardingPlace, 'town'>[]): readonly string[] {
  return [...new Set(places.map(({ town }) => town))]
}
