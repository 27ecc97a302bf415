import type { Colour } from '#demo/posters/drawing/colour.ts'
import type { Lettering } from '#demo/posters/drawing/lettering.ts'
import { smoothPath, filled, type Point, type PosterSize } from '#demo/posters/drawing/svg.ts'

/** Inputs of a logo: two lines of text under two waves. */
export interface LogoSpec {
  readonly first: string
  readonly second: string
  /** Colour of the text and the upper wave; `accent` is the lower wave's. */
  readonly colour: Colour
  readonly accent: Colour
}

/** Size in units of the drawing, which is scaled to fit the picture, aligned left. */
const CANVAS = { width: 160, height: 90 } as const
const PAPER = '#ffffff'

const SIZES = { first: 23, second: 13 } as const

/** The logo as an SVG document, with text as outlines. */
export function drawLogo(
  { first, second, colour, accent }: LogoSpec,
  { width, height }: PosterSize,
  lettering: Lettering,
): string {
  const view = `viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" preserveAspectRatio="xMinYMid meet"`
  const drawing = [
    filled(wave(8, 9), colour),
    filled(wave(22, 6), accent),
    lettering.line(first, { x: 1, y: 60, size: fitted(first, SIZES.first, lettering), fill: colour }),
    lettering.line(second, { x: 1, y: 79, size: fitted(second, SIZES.second, lettering), fill: colour }),
  ]
  const background = `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}<svg ${view} width="${width}" height="${height}">${drawing.join('')}</svg></svg>`
}

/** Font size reduced to fit the width. */
function fitted(text: string, size: number, lettering: Lettering): number {
  return Math.min(size, (size * (CANVAS.width - 2)) / lettering.widthOf(text, size))
}

/** Path of a wave with three crests. */
function wave(top: number, thickness: number): string {
  const crests: readonly Point[] = [0, 1, 2, 3, 4, 5, 6].map((step) => [1 + step * 15, top + (step % 2 === 0 ? 8 : 0)])
  const back = crests.toReversed().map<Point>(([x, y]) => [x, y + thickness])
  return `${smoothPath(crests)}L${smoothPath(back).slice(1)}Z`
}
