import type { Colour } from '#demo/posters/drawing/colour.ts'
import type { Lettering } from '#demo/posters/drawing/lettering.ts'
import type { PosterSize } from '#demo/posters/drawing/svg.ts'
import { curved, filled, type Point } from '#demo/posters/drawing/svg.ts'

/** What a logo is drawn from: two lines of lettering under the water of a river. */
export interface LogoBrief {
  readonly first: string
  readonly second: string
  /** Hex colours of the lettering and of the lower wave. */
  readonly ink: Colour
  readonly accent: Colour
}

/** Units of the drawing; it stands whole in whatever shape it is asked in, at the left. */
const SHEET = { width: 160, height: 90 } as const
const PAPER = '#ffffff'

const SIZES = { first: 23, second: 13 } as const

/** The logo of a shipping company as an SVG document, set in outlines so that it needs no font. */
export function drawLogo(
  { first, second, ink, accent }: LogoBrief,
  { width, height }: PosterSize,
  lettering: Lettering,
): string {
  const view = `viewBox="0 0 ${SHEET.width} ${SHEET.height}" preserveAspectRatio="xMinYMid meet"`
  const drawing = [
    filled(wave(8, 9), ink),
    filled(wave(22, 6), accent),
    lettering.line(first, { x: 1, y: 60, size: fitted(first, SIZES.first, lettering), fill: ink }),
    lettering.line(second, { x: 1, y: 79, size: fitted(second, SIZES.second, lettering), fill: ink }),
  ]
  const ground = `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}<svg ${view} width="${width}" height="${height}">${drawing.join('')}</svg></svg>`
}

/** The size in which a line fits the sheet. */
function fitted(text: string, size: number, lettering: Lettering): number {
  return Math.min(size, (size * (SHEET.width - 2)) / lettering.widthOf(text, size))
}

/** A band of water with three crests. */
function wave(top: number, thickness: number): string {
  const crests: readonly Point[] = [0, 1, 2, 3, 4, 5, 6].map((step) => [1 + step * 15, top + (step % 2 === 0 ? 8 : 0)])
  const back = crests.toReversed().map<Point>(([x, y]) => [x, y + thickness])
  return `${curved(crests)}L${curved(back).slice(1)}Z`
}
