import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { stripe } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { water } from '#demo/posters/drawing/water.ts'

const HORIZON = 45
const RANKS = 4

/** Pastures that end in the air: one dark wall behind the other, the ocean white at their feet. */
export function cliffs(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('cliffs')
  const sun: Point = [focus - random.between(24, 34), random.between(22, 36)]
  return [
    sky(canvas, { at: sun, radius: random.between(5.4, 7.4) }),
    clouds(canvas, random.between(12, 20), Math.ceil(width / 60)),
    water(canvas, { top: HORIZON, bottom: 101, lightX: sun[0] }),
    ...Array.from({ length: RANKS }, (_, rank) => wall(canvas, rank)),
    birds(canvas, [focus - 28, 52]),
    pasture(canvas),
  ].join('')
}

/** One headland: grass on top, beds of rock below, surf along the foot. Rank 0 is the furthest. */
function wall(canvas: Canvas, rank: number): string {
  const { width, land, scheme, focus } = canvas
  const random = canvas.random(`wall ${rank}`)
  const haze = [0.6, 0.4, 0.2, 0][rank] ?? 0
  const air = mix(scheme.far, scheme.glow, 0.45)
  const tip = focus - 30 + rank * 13 + random.between(-3, 3)
  const [top, foot] = [36 + rank * 3.4 + random.between(-2, 2), 50 + rank * 10]
  const far = width + 60
  const rock = mix(mix(land(0.86), scheme.wallShade, 0.22), air, haze)
  const brow: readonly Point[] = [
    [tip, top + 1.6],
    [tip + 5, top],
    [tip + 22, top - 1.4],
    [tip + 50, top - 4],
    [far, top - 7],
  ]
  const face: readonly Point[] = [...brow, [far, foot], [tip - 1.5, foot], [tip + 0.8, foot - (foot - top) * 0.45]]
  const beds = [0.26, 0.44, 0.62, 0.8].map((share) => {
    const y = top + (foot - top) * share
    return polygon(
      [
        [tip + 0.4, y],
        [tip + 16, y - 0.7],
        [far, y - 3],
        [far, y - 2.2],
        [tip + 16, y + 0.1],
        [tip, y + 0.5],
      ],
      mix(rock, air, 0.22),
    )
  })
  const clefts = [7, 17, 30, 46, 66].map((dx) => {
    const x = tip + dx * random.between(0.9, 1.1)
    return polygon(
      [
        [x, top],
        [x + 2.6, foot],
        [x - 1.8, foot],
      ],
      mix(rock, land(1), 0.4),
    )
  })
  const turf = brow.map(([x, y]): Point => [x, y + 2.6 - haze]).reverse()
  return [
    polygon(face, rock),
    ...beds,
    ...clefts,
    polygon([...brow.map(([x, y]): Point => [x, y - 0.6]), ...turf], mix(canvas.meadow, air, haze)),
    rank === RANKS - 2
      ? tower([tip + 9, top], { width: 3.6, height: 6.6, cap: 'battlement' }, masonry(scheme, 0.2))
      : '',
    polygon(
      [
        [tip - 5, foot + 0.3],
        [tip + 4, foot - 0.9],
        [far, foot - 0.8],
        [far, foot + 0.8],
        [tip - 3, foot + 0.9],
      ],
      scheme.snow,
    ),
  ].join('')
}

/** The pasture in the foreground, a dry wall across it, sheep, and the road along the edge. */
function pasture(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('pasture')
  const edge: readonly Point[] = [
    [-12, 97],
    [focus - 34, 92],
    [focus - 14, 84],
    [focus + 8, 78],
    [focus + 34, 75],
    [width + 40, 73],
  ]
  const road = [
    [-12, 101],
    [focus - 26, 95.4],
    [focus + 2, 88.6],
    [focus + 26, 86],
    [width + 40, 85],
  ].map(([x = 0, y = 0]): Point => [x, y])
  const sheep = Array.from({ length: 7 }, () => {
    const [x, y] = [focus + random.between(6, 44), random.between(78.6, 82.4)]
    return disc([x, y], 0.85, scheme.snow) + disc([x + 0.8, y - 0.3], 0.36, scheme.dark)
  })
  const stones = Array.from({ length: Math.ceil(width / 2.4) + 8 }, (_, index) => {
    const [x, r] = [index * 2.4 - 6, random.between(0.9, 1.5)]
    return `M${short(x - r)} ${short(96.6 - x * 0.02)}a${short(r)} ${short(r)} 0 0 1 ${short(r * 2)} 0v3h${short(-r * 2)}z`
  })
  return [
    below(edge, canvas.meadow),
    ...sheep,
    stripe(road, 1.8, canvas.road),
    coach(canvas, { at: [focus + random.between(6, 14), 88.2], length: 14, turn: -6 }),
    filled(stones.join(''), mix(land(0.8), scheme.wallShade, 0.35)),
    box([-2, 97.6], [width + 4, 6], land(0.88)),
  ].join('')
}
