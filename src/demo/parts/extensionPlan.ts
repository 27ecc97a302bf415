import type { PosterBrief } from '#demo/posters/drawing/posterBrief.ts'

/** Some days more at the end of a tour. Extensions that are offered on one departure last equally long. */
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
  /** Hotel of the extension, part of the names of its rooms. */
  readonly hotel: string
  /** Francs a person for all its days. */
  readonly price: number
  /** Francs on top in a room of one's own. */
  readonly singleSupplement: number
  readonly poster: PosterBrief
  readonly posterText: string
  /** Whether its packages cost the whole travel, so that those of the travel are not sold beside; else its own days only. */
  readonly carriesWholePrice: boolean
  /** Rooms of the tour the extension has nothing for; a website leaves such a departure out. */
  readonly unmappedRooms: readonly string[]
}
