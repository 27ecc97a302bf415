import type { PosterBrief } from '#platform/pictures/posterBrief.ts'
import { posterIdOf } from './posterId.ts'
import { tours } from '#platform/seed/tours/all.ts'

/** The poster of each tour by its public id. */
export const posterBriefs: ReadonlyMap<string, PosterBrief> = new Map(
  tours.map((tour) => [posterIdOf(tour), tour.poster]),
)
