import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { arcade } from '#demo/posters/drawing/bridges.ts'
import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress, stonePine } from '#demo/posters/drawing/trees.ts'
import { water } from '#demo/posters/drawing/water.ts'

const HORIZON = 44

/** Headlands stepping into the sea one behind the other, a road on arches, a pine leaning over all. */
export function coast(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('coast')
  const sun: Point = [focus - random.between(14, 22), random.between(25, 36)]
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(16, 22), Math.ceil(width / 90)),
    birds(canvas, [focus - 2, 33]),
    water(canvas, { top: HORIZON, bottom: 101, lightX: sun[0] }),
    headland(canvas, { rank: 0, foot: HORIZON + 1, tip: focus - random.between(1, 6), top: random.between(35, 38) }),
    headland(canvas, { rank: 1, foot: HORIZON + 6, tip: focus + random.between(6, 12), top: random.between(27, 32) }),
    headland(canvas, { rank: 2, foot: HORIZON + 14, tip: focus + random.between(18, 24), top: random.between(20, 26) }),
    sailingBoat([focus - random.between(16, 24), 63], 9.5, scheme),
    sailingBoat([focus - random.between(4, 10), 54], 5, scheme),
    corniche(canvas),
    foreground(canvas),
  ].join('')
}

interface Headland {
  /** 0 is the furthest. */
  readonly rank: number
  readonly foot: number
  /** x where it falls into the sea. */
  readonly tip: number
  readonly top: number
}

/** Green above, bare rock below, its flutes in light and shade. */
function headland(canvas: Canvas, { rank, foot, tip, top }: Headland): string {
  const { width, land, scheme } = canvas
  const random = canvas.random(`headland ${rank}`)
  const haze = [0.62, 0.36, 0.1][rank] ?? 0
  const size = (foot - top) / 20
  const grass = mix(land(0.34 + rank * 0.14), mix(scheme.far, scheme.glow, 0.4), haze)
  const rock = mix(mix(scheme.wall, scheme.wallShade, 0.28), mix(scheme.far, scheme.glow, 0.4), haze)
  const dark = mix(rock, grass, 0.6)
  const brow = (dx: number): number => foot - (foot - top) * (0.42 + 0.3 * (1 - Math.exp(-dx / (16 * size))))
  const edge = [3, 7, 13, 22, 34, 50, 80].map((dx): Point => [
    tip + dx * size,
    brow(dx * size) - (dx > 10 ? random.between(1, 5) * size : 0),
  ])
  const far = width + 60
  const flutes = [5, 9.5, 15, 21.5, 29, 38, 50].map((dx, index) => {
    const x = tip + dx * size
    return polygon(
      [
        [x - size, foot],
        [x + size * 1.4, brow(dx * size) + (3 + (index % 3) * 1.6) * size],
        [x + size * 3.4, brow(dx * size) + size * 0.9],
        [x + (3.6 + (index % 2)) * size, foot],
      ],
      dark,
    )
  })
  return [
    polygon([[tip + 2 * size, foot], ...edge, [far, top - 4], [far, foot]], grass),
    polygon(
      [
        [tip, foot],
        [tip + 1.4 * size, foot - 6 * size],
        [tip + 3 * size, brow(3 * size)],
        ...[7, 13, 22, 34, 50, 80].map((dx): Point => [tip + dx * size, brow(dx * size) + 1.2 * size]),
        [far, brow(90) + 2],
        [far, foot],
      ],
      rock,
    ),
    ...flutes,
    polygon(
      [
        [tip - 3 * size, foot],
        [tip + 30, foot - 0.5 * size],
        [far, foot - 0.5],
        [far, foot + 0.4],
        [tip - 3 * size, foot + 0.3],
      ],
      mix(scheme.snow, scheme.water, 0.4),
    ),
  ].join('')
}

/** The road along the nearest cliff, on arches where the rock falls away. */
function corniche(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('corniche')
  const deck = 77
  const stone = masonry(scheme)
  const from = focus - 18
  const village = [
    [26, 71.4, 6],
    [44, 70.5, 6.4],
    [34, 71, 7.4],
  ] as const
  return [
    below(
      [
        [from + 12, 78],
        [from + 22, 72.4],
        [from + 36, 68],
        [from + 60, 64],
        [width + 40, 60],
      ],
      mix(land(0.62), scheme.glow, 0.1),
    ),
    tower([from + 34, 70], { width: 3.4, height: 10, cap: 'pyramid' }, stone),
    ...village.map(([dx, y, size]) => house([from + dx, y + 2.4], size, stone)),
    cypress([from + 23, 74], 7, land(0.85)),
    below(
      [
        [from - 2, 102],
        [from + 2, 91],
        [from + 10, 85],
        [from + 24, 84],
        [from + 44, 79],
        [width + 40, 72],
      ],
      mix(land(0.72), scheme.wallShade, 0.2),
    ),
    arcade(
      {
        from: from - 2,
        to: width + 30,
        top: deck,
        foot: 91,
        spans: Math.max(3, Math.round((width + 30 - from) / 14)),
        crown: 2.6,
      },
      { stone: stone.wall, shade: stone.shade },
    ),
    below(
      [
        [from - 9, 103],
        [from - 3, 95],
        [from + 8, 90.4],
        [from + 30, 89.4],
        [width + 40, 85],
      ],
      land(0.8),
    ),
    coach(canvas, { at: [focus + random.between(0, 9), deck + 0.3], length: 14, flip: true }),
  ].join('')
}

/** A stone pine at the edge, its crown across the sky. */
function foreground(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('foreground')
  const ground: readonly Point[] = [
    [-12, 86],
    [width * 0.06, 88],
    [width * 0.2, 94],
    [width * 0.44, 99],
    [width + 12, 103],
  ]
  return [
    stonePine([4, 94], random.between(74, 82), land(1)),
    stonePine([19, 98], random.between(32, 38), land(0.92)),
    below(ground, land(1)),
  ].join('')
}
