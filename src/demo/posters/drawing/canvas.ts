import { mix, type Colour } from './colour.ts'
import type { PosterInput, PosterPalette } from './posterSpec.ts'
import { createRandom, type Random } from './random.ts'
import { SKY_COUNT, schemeAt, type Scheme } from './schemes.ts'
import { CANVAS_HEIGHT } from './svg.ts'

/** Drawing area of a scene, 100 units high, with its colours and random numbers. */
export interface Canvas {
  readonly width: number
  /** Clearly wider than high: the motif stands off-centre. */
  readonly isWide: boolean
  /** x of the main motif. */
  readonly focus: number
  readonly palette: PosterPalette
  readonly scheme: Scheme
  /** Random series of a part of the picture, independent of the other parts. */
  readonly random: (part: string) => Random
  /** Colour of land. @param depth 0 at the horizon to 1 in the foreground */
  readonly land: (depth: number) => Colour
  /** Grass, or snow in winter. */
  readonly meadow: Colour
  /** Colour of roads, in contrast to the meadow. */
  readonly road: Colour
}

/** Draws a motif as SVG elements. */
export type Scene = (canvas: Canvas) => string

interface CanvasInput {
  readonly palette: PosterPalette
  readonly seed: string
  /** Width divided by height. */
  readonly ratio: number
}

export function createCanvas({ palette, seed, ratio }: CanvasInput): Canvas {
  const scheme = schemeOf({ palette, seed })
  const width = CANVAS_HEIGHT * ratio
  const isWide = ratio > 1.2
  return {
    width,
    isWide,
    palette,
    focus: width * (isWide ? 0.62 : 0.55) + createRandom(`${seed}/focus`).between(-6, 6),
    scheme,
    random: (part) => createRandom(`${seed}/${part}`),
    land: (depth) => landAt(scheme, depth),
    meadow:
      palette === 'winter' ? mix(scheme.snow, scheme.snowShade, 0.28) : mix(landAt(scheme, 0.5), scheme.glow, 0.22),
    road: palette === 'winter' ? mix(scheme.snowShade, scheme.mid, 0.55) : mix(scheme.wall, scheme.wallShade, 0.2),
  }
}

/** Colours of a palette, with the sky chosen by the seed. */
function schemeOf({ palette, seed }: Omit<CanvasInput, 'ratio'>): Scheme {
  return schemeAt(palette, createRandom(`${seed}/hour`).integer(0, SKY_COUNT - 1))
}

/** Placeholder colour while a poster loads; computed from its colours without drawing it. */
export function posterColour({ spec, seed }: PosterInput): Colour {
  const { sky, mid } = schemeOf({ palette: spec.palette, seed })
  return mix(sky, mid, 0.35)
}

function landAt({ far, mid, near, dark }: Scheme, depth: number): Colour {
  if (depth < 0.35) return mix(far, mid, depth / 0.35)
  if (depth < 0.7) return mix(mid, near, (depth - 0.35) / 0.35)
  return mix(near, dark, Math.min(1, (depth - 0.7) / 0.3))
}
