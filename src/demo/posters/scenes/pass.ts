import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { range, track, type Bend } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, filled, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** The road to the pass, hairpin over hairpin, between peaks that still have their snow. */
export function pass(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('pass')
  const sun: Point = [focus - random.between(4, 12), random.between(22, 30)]
  const far = range(canvas.random('far'), { from: 0, to: width, y: 42, swing: 5, step: 14 })
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.5) }),
    clouds(canvas, random.between(12, 18), Math.ceil(width / 80)),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.4), 62),
    gate(canvas),
    slope(canvas),
    foreground(canvas),
  ].join('')
}

/** Two peaks left and right of the saddle. */
function gate(canvas: Canvas): string {
  const { focus, land, scheme } = canvas
  const random = canvas.random('gate')
  const snow = { lit: scheme.snow, shade: scheme.snowShade, line: random.between(0.4, 0.5) }
  const colours = { lit: mix(land(0.3), scheme.glow, 0.22), shade: land(0.48), base: 76 }
  const left = mountain(canvas.random('left'), {
    x: focus - random.between(30, 36),
    top: random.between(16, 24),
    reach: [46, 40],
    ...colours,
    snow,
  })
  const right = mountain(canvas.random('right'), {
    x: focus + random.between(27, 33),
    top: random.between(12, 22),
    reach: [36, 54],
    ...colours,
    snow,
  })
  return random.chance(0.5) ? left + right : right + left
}

const TURNS: readonly (readonly [share: number, y: number, width: number])[] = [
  [-0.66, 106, 8.4],
  [-0.1, 97.6, 7],
  [0.4, 92.4, 6.1],
  [0.53, 88, 5.4],
  [0.34, 85.2, 4.6],
  [-0.2, 81.8, 4],
  [-0.44, 78.3, 3.4],
  [-0.3, 75.6, 2.9],
  [0.1, 73.2, 2.5],
  [0.3, 70.7, 2.1],
  [0.18, 68.7, 1.8],
  [-0.1, 67, 1.5],
  [-0.2, 65.2, 1.2],
  [-0.1, 63.7, 1],
  [0.06, 62, 0.8],
  [0.09, 60.2, 0.6],
]

/** The near slope up to the saddle, and the road in it; the supporting wall is the road's own shadow. */
function slope(canvas: Canvas): string {
  const { width, land, scheme, focus } = canvas
  const reach = Math.min(width, 96) * 0.78
  const bends = TURNS.map(([share, y, wide]): Bend => [focus + share * reach, y, wide])
  const walls = bends.map(([x, y, wide]): Bend => [x, y + wide * 0.34, wide])
  const ground: readonly Point[] = [
    [-12, 63],
    [focus - 30, 67],
    [focus - 10, 61.5],
    [focus + 3, 59.6],
    [focus + 16, 62],
    [focus + 34, 66],
    [width + 12, 60],
  ]
  const light = canvas.meadow
  const fold: readonly Point[] = [
    [focus + 4, 59.8],
    [focus + 16, 62],
    [focus + 34, 66],
    [width + 12, 60],
    [width + 12, 102],
    [focus + 20, 102],
    [focus + 30, 88],
    [focus + 14, 76],
    [focus + 16, 68],
  ]
  return [
    below(ground, light),
    polygon(fold, mix(light, land(0.6), 0.6)),
    track(walls, mix(land(0.78), scheme.wallShade, 0.2)),
    track(bends, canvas.road),
    coach(canvas, { at: [focus - reach * 0.17, 82.4], length: 11, turn: 5 }),
  ].join('')
}

function foreground(canvas: Canvas): string {
  const { width, land } = canvas
  const right: readonly Point[] = [
    [width * 0.62, 104],
    [width * 0.8, 95.5],
    [width * 0.93, 88],
    [width + 12, 83],
  ]
  const left: readonly Point[] = [
    [-12, 82],
    [width * 0.05, 87],
    [width * 0.17, 95],
    [width * 0.24, 104],
  ]
  return [
    filled(wood(canvas.random('right trees'), right, { from: width * 0.8, to: width + 6, heights: [8, 16] }), land(1)),
    below(right, land(1)),
    filled(wood(canvas.random('left trees'), left, { from: -4, to: width * 0.1, heights: [8, 15] }), land(1)),
    below(left, land(1)),
  ].join('')
}
