import type { Masonry } from './buildings.ts'
import { mix, type Colour } from './colour.ts'
import { box, polygon, type Point, short } from './svg.ts'

export type Cap = 'cone' | 'spire' | 'battlement' | 'onion' | 'dome' | 'pyramid'

interface TowerShape {
  readonly width: number
  /** Height of the wall, without cap. */
  readonly height: number
  readonly cap: Cap
}

/** A tower with cap, lit from the left. The point is the middle of its foot. */
export function tower(
  [x, foot]: Point,
  { width, height, cap }: TowerShape,
  { wall, shade, roof, window }: Masonry,
): string {
  const [left, top] = [x - width / 2, foot - height]
  return [
    box([left, top], [width, height], wall),
    box([left + width * 0.58, top], [width * 0.42, height], shade),
    slits([x, top], { width, height }, window),
    capOf([x, top], width, { cap, wall, shade, roof }),
  ].join('')
}

/** Windows of a tower: one or two slits, or a row under a large dome. */
function slits([x, top]: Point, { width, height }: Omit<TowerShape, 'cap'>, window: Colour): string {
  if (width > 10)
    return [-0.4, -0.24, -0.08, 0.14, 0.28]
      .map((share) => box([x + width * share, top + 2.4], [width * 0.06, 5.2], window))
      .join('')
  const rows = height > width * 2.4 ? [0.5, 1.6] : [0.5]
  return rows.map((row) => box([x - width * 0.2, top + width * row], [width * 0.17, width * 0.42], window)).join('')
}

function capOf(
  [x, y]: Point,
  width: number,
  { cap, wall, shade, roof }: Omit<Masonry, 'window'> & { readonly cap: Cap },
): string {
  const dark = mix(roof, '#000000', 0.25)
  const [half, over] = [width / 2, width * 0.62]
  const cone = (height: number): string =>
    polygon(
      [
        [x - over, y],
        [x, y - height],
        [x + over, y],
      ],
      roof,
    ) +
    polygon(
      [
        [x + half * 0.16, y],
        [x, y - height],
        [x + over, y],
      ],
      dark,
    )
  switch (cap) {
    case 'cone':
      return cone(width * 1.35)
    case 'pyramid':
      return cone(width * 0.75)
    case 'spire':
      return cone(width * 2.6)
    case 'battlement':
      return (
        [0, 1, 2]
          .map((tooth) =>
            box(
              [x - over + tooth * width * 0.47, y - width * 0.5],
              [width * 0.3, width * 0.32],
              tooth === 2 ? shade : wall,
            ),
          )
          .join('') +
        box([x - over, y - width * 0.22], [over * 2, width * 0.24], wall) +
        box([x + half * 0.16, y - width * 0.22], [over - half * 0.16, width * 0.24], shade)
      )
    case 'dome':
    case 'onion':
      return roundCap([x, y], width, { isOnion: cap === 'onion', roof, dark })
  }
}

function roundCap(
  [x, y]: Point,
  width: number,
  { isOnion, roof, dark }: { isOnion: boolean; roof: Colour; dark: Colour },
): string {
  if (!isOnion) return hemisphere([x, y], width * 0.54, { roof, dark })
  const [r, rise] = [width * 0.68, width * 1.25]
  const tip = y - rise * 1.35
  const half = (sign: number, from: number): string =>
    `M${short(x + from)} ${short(y)}L${short(x + sign * width * 0.5)} ${short(y)}C${short(x + sign * r * 1.25)} ${short(y - rise * 0.55)} ${short(x + sign * r * 0.5)} ${short(y - rise * 0.95)} ${short(x)} ${short(tip)}z`
  const reach = Math.min(width * 0.4, 2.6)
  const needle = box([x - reach * 0.07, tip - reach], [reach * 0.14, reach * 1.4], dark)
  return `${needle}<path fill="${roof}" d="${half(-1, 0)}${half(1, 0)}"/><path fill="${dark}" d="${half(1, width * 0.12)}"/>`
}

/** A dome with a lantern. */
function hemisphere([x, y]: Point, r: number, { roof, dark }: { roof: Colour; dark: Colour }): string {
  const bulge = (from: number, to: number): string =>
    `M${short(x + from)} ${short(y)}C${short(x + from * 1.02)} ${short(y - r * 0.75)} ${short(x + from * 0.5)} ${short(y - r * 1.22)} ${short(x)} ${short(y - r * 1.28)}C${short(x + to * 0.5)} ${short(y - r * 1.22)} ${short(x + to * 1.02)} ${short(y - r * 0.75)} ${short(x + to)} ${short(y)}z`
  return (
    box([x - r * 0.16, y - r * 1.62], [r * 0.32, r * 0.44], roof) +
    box([x + r * 0.03, y - r * 1.62], [r * 0.13, r * 0.44], dark) +
    polygon(
      [
        [x - r * 0.2, y - r * 1.6],
        [x, y - r * 2.02],
        [x + r * 0.2, y - r * 1.6],
      ],
      dark,
    ) +
    `<path fill="${roof}" d="${bulge(-r, r)}"/><path fill="${dark}" d="${bulge(r * 0.22, r)}"/>`
  )
}
