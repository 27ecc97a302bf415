import type { PosterPalette, PosterScene } from '#demo/posters/drawing/posterSpec.ts'

/** A further picture of a tour. */
type GalleryPlan = readonly [title: string, scene: PosterScene, palette: PosterPalette]

/** Facts for the page of a tour, beside its programme. */
export interface PageFacts {
  readonly minGroupSize: number
  readonly fitness: string
  /** Hotel stars; null for hotels without. */
  readonly stars: number | null
  /** Scene for pictures of its hotels in places without a picture of their own. */
  readonly hotelScene: PosterScene
  readonly gallery: readonly GalleryPlan[]
}

/** How fit one has to be for a tour, in the words of its page. */
export const fitness = {
  light: 'leicht: kurze Spaziergänge auf ebenen Wegen',
  easy: 'mittel: Besichtigungen zu Fuss, einzelne Treppen',
  walk: 'mittel: Wanderungen bis 3 Stunden auf guten Wegen',
  longWalk: 'mittel: Wanderungen bis 4 Stunden auf guten Wegen',
  hike: 'anspruchsvoll: Wanderungen bis 5 Stunden mit Auf- und Abstieg',
  mountainHike: 'anspruchsvoll: Wanderungen bis 6 Stunden mit Auf- und Abstieg',
  bike: 'mittel: täglich 30 bis 50 Kilometer auf dem Velo',
} as const
