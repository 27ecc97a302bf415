import type { PosterBrief } from '#demo/posters/drawing/posterBrief.ts'
import type { LogoBrief } from './logo.ts'

/** The order for any picture of the catalogue. */
export type PictureBrief = PosterBrief | LogoBrief
