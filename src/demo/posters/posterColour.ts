import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import type { PosterOrder } from '#demo/posters/drawing/posterBrief.ts'
import { schemeOf } from '#demo/posters/drawing/stage.ts'

/** Placeholder colour while a poster loads; computed from its colours without drawing it. */
export function posterColour({ brief, seed }: PosterOrder): Colour {
  const { sky, mid } = schemeOf({ palette: brief.palette, seed })
  return mix(sky, mid, 0.35)
}
