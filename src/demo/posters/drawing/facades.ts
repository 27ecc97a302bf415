import type { Random } from './random.ts'
import { mix, type Colour } from './colour.ts'
import type { Scheme } from './schemes.ts'
import type { Canvas } from './canvas.ts'
import { box, polygon, type Point, short } from './svg.ts'

/** Wall colours for a row of houses. */
export function wallColours({ wall, roof, accent, water, mid, glow }: Scheme): readonly Colour[] {
  return [
    wall,
    mix(wall, roof, 0.5),
    mix(wall, accent, 0.42),
    mix(wall, water, 0.45),
    mix(wall, mid, 0.42),
    mix(glow, roof, 0.25),
  ]
}

interface FacadeShape {
  readonly width: number
  /** Height of the wall up to the eaves. */
  readonly height: number
  readonly gable: 'step' | 'bell' | 'peak'
}

/** A gabled town house from the front, three windows wide. @param x left edge */
export function facade(
  canvas: Canvas,
  [x, foot]: Point,
  { width, height, gable, wall }: FacadeShape & { readonly wall: Colour },
): string {
  const { scheme } = canvas
  const random = canvas.random(`facade ${short(x)}`)
  const top = foot - height
  const shade = mix(wall, scheme.isNight ? scheme.dark : scheme.wallShade, 0.55)
  return [
    polygon([[x, foot], ...gableOf([x, top], width, gable), [x + width, foot]], wall),
    box([x + width * 0.88, top], [width * 0.12, height], shade),
    windows(random, canvas, { x, top: top + width * 0.08, width, foot }),
  ].join('')
}

function gableOf([x, y]: Point, width: number, gable: FacadeShape['gable']): readonly Point[] {
  const at = (share: number, rise: number): Point => [x + width * share, y - width * rise]
  switch (gable) {
    case 'peak':
      return [at(0, 0), at(0.5, 0.62), at(1, 0)]
    case 'step':
      return [
        at(0, 0),
        at(0, 0.16),
        at(0.16, 0.16),
        at(0.16, 0.36),
        at(0.32, 0.36),
        at(0.32, 0.58),
        at(0.68, 0.58),
        at(0.68, 0.36),
        at(0.84, 0.36),
        at(0.84, 0.16),
        at(1, 0.16),
        at(1, 0),
      ]
    case 'bell':
      return [
        at(0, 0),
        at(0.1, 0.06),
        at(0.2, 0.2),
        at(0.26, 0.42),
        at(0.34, 0.52),
        at(0.4, 0.64),
        at(0.6, 0.64),
        at(0.66, 0.52),
        at(0.74, 0.42),
        at(0.8, 0.2),
        at(0.9, 0.06),
        at(1, 0),
      ]
  }
}

function windows(
  random: Random,
  { scheme }: Canvas,
  { x, top, width, foot }: { x: number; top: number; width: number; foot: number },
): string {
  const pitch = width * 0.34
  const rows = Math.max(1, Math.floor((foot - top - width * 0.3) / pitch))
  const dim = scheme.isNight ? mix(scheme.window, scheme.dark, 0.82) : scheme.window
  const attic = box(
    [x + width * 0.43, top - width * 0.34],
    [width * 0.14, width * 0.18],
    random.chance(0.6) ? scheme.window : dim,
  )
  return (
    attic +
    Array.from({ length: rows * 3 }, (_, index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)]
      const fill = random.chance(0.62) ? scheme.window : dim
      return box([x + width * (0.12 + column * 0.27), top + pitch * (row + 0.22)], [width * 0.15, width * 0.2], fill)
    }).join('')
  )
}
