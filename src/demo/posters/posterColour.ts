import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import type { PosterOrder } from '#demo/posters/drawing/posterBrief.ts'
import { schemeOf } from '#demo/posters/drawing/stage.ts'

/** The ground colour of a poster, `#rrggbb`, for the place it will fill; drawn from its inks, not from the picture. */
export function posterColour({ brief, seed }: PosterOrder): Colour {
  const { sky, mid } = schemeOf({ palette: brief.palette, seed })
  return mix(sky, mid, 0.35)
}
