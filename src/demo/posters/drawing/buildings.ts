import { mix, type Colour } from './colour.ts'
import type { Scheme } from './schemes.ts'
import { box, polygon, type Point } from './svg.ts'

/** Colours of a building. */
export interface Masonry {
  readonly wall: Colour
  readonly shade: Colour
  readonly roof: Colour
  readonly window: Colour
}

/** Stone colours of the scheme. @param distance 0 near to 1 at the horizon: further is paler */
export function masonry({ wall, wallShade, roof, window, glow, far }: Scheme, distance = 0): Masonry {
  const haze = mix(glow, far, 0.55)
  return {
    wall: mix(wall, haze, distance),
    shade: mix(wallShade, haze, distance),
    roof: mix(roof, haze, distance),
    window: mix(window, haze, distance * 0.7),
  }
}

/** A house seen from its corner: gable lit, long side shaded. */
export function house([x, foot]: Point, size: number, { wall, shade, roof, window }: Masonry): string {
  const [front, depth, eaves, peak] = [size * 0.62, size * 0.85, foot - size * 0.55, foot - size]
  const dark = mix(roof, shade, 0.15)
  return [
    polygon(
      [
        [x, foot],
        [x, eaves],
        [x + front / 2, peak],
        [x + front, eaves],
        [x + front, foot],
      ],
      wall,
    ),
    box([x + front, eaves], [depth, foot - eaves], shade),
    polygon(
      [
        [x + front * 1.04, eaves + size * 0.05],
        [x + front / 2, peak - size * 0.03],
        [x + front / 2 + depth, peak - size * 0.03],
        [x + front + depth + size * 0.05, eaves + size * 0.05],
      ],
      dark,
    ),
    polygon(
      [
        [x - size * 0.06, eaves + size * 0.06],
        [x + front / 2, peak - size * 0.03],
        [x + front / 2 + size * 0.06, peak - size * 0.03],
        [x - size * 0.02, eaves + size * 0.1],
      ],
      roof,
    ),
    ...[0.16, 0.5].map((share) => box([x + front * share, foot - size * 0.4], [size * 0.12, size * 0.17], window)),
    ...[0.12, 0.42, 0.7].map((share) =>
      box([x + front + depth * share, foot - size * 0.4], [size * 0.11, size * 0.16], window),
    ),
  ].join('')
}
