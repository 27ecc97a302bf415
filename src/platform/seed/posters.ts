import type { PosterBrief } from '#platform/pictures/posterBrief.ts'
import { extensionPosterIdOf, posterIdOf } from './posterImage.ts'
import { tours } from '#platform/seed/tours/all.ts'

/** The posters of the tours and of their extensions by public id. */
export const posterBriefs: ReadonlyMap<string, PosterBrief> = new Map(tours.flatMap((tour) => [
  [posterIdOf(tour), tour.poster] as const,
  ...tour.extensions.map((extension) => [extensionPosterIdOf(tour, extension), extension.poster] as const),
]))
