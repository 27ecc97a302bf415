import type { PosterSpec } from '#demo/posters/drawing/posterSpec.ts'

/** Extra days at the end of a tour. Extensions of the same departure must have equal `days`. */
export interface ExtensionPlan {
  readonly key: string
  /** First digit of its package numbers, unique within the tour. */
  readonly digit: number
  readonly name: string
  readonly label: string
  readonly info: string
  readonly description: string
  readonly days: number
  readonly highlights: readonly string[]
  /** Appended to the names of its rooms. */
  readonly hotel: string
  /** Francs per person for all its days. */
  readonly price: number
  /** Supplement for a single room in francs. */
  readonly singleSupplement: number
  readonly poster: PosterSpec
  readonly posterText: string
  /** True if its packages cost the whole travel, replacing the travel's packages; else they cost the extra days only. */
  readonly carriesWholePrice: boolean
  /** Keys of rooms without counterpart in the extension; websites hide such a departure for them. */
  readonly unmappedRooms: readonly string[]
}
