import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { range, stripe } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, box, filled, polygon, transformed, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree, wood } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const SHORE = 56
const ISLE = 68

/** A church alone on its island in a mountain lake, a castle on the crag, a covered boat on its way. */
export function island(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('island')
  const sun: Point = [focus - random.between(14, 26), random.between(16, 28)]
  const far = range(canvas.random('far'), { from: 0, to: width, y: 42, swing: 6, step: 18 })
  const isle = church(canvas, focus + random.between(0, 6))
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.6) }),
    clouds(canvas, random.between(12, 20), Math.ceil(width / 80)),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.4), SHORE),
    background(canvas),
    water(canvas, { top: SHORE, bottom: 101, lightX: sun[0] }),
    ripples(canvas, { top: 66, bottom: 92 }, mix(scheme.water, scheme.glow, 0.26)),
    reflected(isle, ISLE, 0.34),
    isle,
    boat(canvas, [focus - random.between(22, 30), 77]),
    bank(canvas),
  ].join('')
}

/** Peaks, a wooded shore, and a steep rock with walls and a tower on it. */
function background(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('background')
  const snow = { lit: scheme.snow, shade: scheme.snowShade, line: random.between(0.28, 0.4) }
  const colours = { lit: mix(land(0.22), scheme.glow, 0.28), shade: land(0.38), base: SHORE }
  const shore: readonly Point[] = [
    [-12, 51],
    [focus - 30, 53],
    [focus, 54],
    [focus + 26, 52],
    [width + 12, 50],
  ]
  const stone = masonry(scheme, 0.16)
  const x = focus - random.between(26, 31)
  const crag: readonly Point[] = [
    [x - 17, SHORE],
    [x - 13, 47],
    [x - 8.6, 42],
    [x - 8, 36.4],
    [x + 7, 36],
    [x + 9, 44],
    [x + 15, 49],
    [x + 19, SHORE],
  ]
  return [
    mountain(canvas.random('peak'), {
      ...colours,
      x: focus + random.between(10, 22),
      top: random.between(14, 22),
      reach: [48, 50],
      snow,
    }),
    filled(
      wood(canvas.random('shore wood'), shore, { from: -4, to: width + 4, heights: [3, 5.4], gap: 0.28 }),
      land(0.52),
    ),
    below(shore, land(0.52), SHORE),
    tower([x + 4.6, 36.8], { width: 3.4, height: 8.4, cap: 'cone' }, stone),
    box([x - 7, 31.6], [11, 5.4], stone.wall),
    polygon(
      [
        [x - 7.8, 31.8],
        [x - 5.4, 28.4],
        [x + 2.8, 28.4],
        [x + 4.6, 31.8],
      ],
      stone.roof,
    ),
    tower([x - 6.6, 37], { width: 3, height: 6.6, cap: 'cone' }, stone),
    polygon(crag, mix(land(0.5), scheme.wall, 0.45)),
    polygon(
      [
        [x + 1, 36.2],
        [x - 2, 44],
        [x + 4, 50],
        [x + 1, SHORE],
        [x + 19, SHORE],
        [x + 15, 49],
        [x + 9, 44],
        [x + 7, 36],
      ],
      land(0.58),
    ),
  ].join('')
}

function church(canvas: Canvas, x: number): string {
  const { scheme, land } = canvas
  const random = canvas.random('church')
  const stone = masonry(scheme, 0)
  const colours = { lit: land(0.5), shade: land(0.68) }
  const tall = random.between(15, 18)
  const trees = [
    [-14, 9],
    [-9.4, 12],
    [12, 11.4],
    [16, 8.6],
  ] as const
  return [
    ...trees.slice(0, 2).map(([dx, height]) => leafTree(random, [x + dx, ISLE - 0.6], { height, ...colours })),
    tower([x + 7.4, ISLE - 2], { width: 4.4, height: tall, cap: 'spire' }, stone),
    box([x - 7.6, ISLE - 9.4], [13, 8], stone.wall),
    box([x + 2.6, ISLE - 9.4], [2.8, 8], stone.shade),
    polygon(
      [
        [x - 8.6, ISLE - 9.2],
        [x - 6, ISLE - 13.6],
        [x + 4, ISLE - 13.6],
        [x + 6, ISLE - 9.2],
      ],
      stone.roof,
    ),
    ...[-5.6, -2.4, 0.8].map((dx) => box([x + dx, ISLE - 7.4], [1.1, 3.4], stone.window)),
    ...trees.slice(2).map(([dx, height]) => leafTree(random, [x + dx, ISLE - 0.4], { height, ...colours })),
    below(
      [
        [x - 20, ISLE + 0.2],
        [x - 14, ISLE - 1.8],
        [x, ISLE - 2.6],
        [x + 14, ISLE - 2],
        [x + 20, ISLE + 0.2],
      ],
      land(0.62),
      ISLE + 0.3,
    ),
    ...[0, 1, 2, 3].map((step) =>
      box([x - 3 - step * 0.4, ISLE - 2.2 + step * 0.6], [4 + step * 0.8, 0.35], stone.wall),
    ),
  ].join('')
}

/** A broad wooden boat under a striped awning, rowed standing. */
function boat({ scheme }: Canvas, at: Point): string {
  const drawing = [
    filled('M-7 -1.2Q0 0 7.4 -1.6L5.6 1H-5.4z', scheme.roof),
    box([-4.6, -5], [0.3, 4], scheme.dark),
    box([3.6, -5], [0.3, 4], scheme.dark),
    filled('M-5.6 -4.8Q-0.4 -7.4 4.8 -4.8z', scheme.snow),
    filled('M-2.6 -5.9Q-0.4 -6.6 1.6 -5.9L2 -4.8H-2.8z', scheme.accent),
    filled('M5.6 -1.4v-3.6h.9v3.4zM6 -3.6L9.6 1.6L9 1.9L5.6 -3.4z', scheme.dark),
    `<circle cx="6.05" cy="-5.7" r="0.65" fill="${scheme.wall}"/>`,
  ]
  return transformed(drawing.join(''), at, { scale: 0.85 })
}

function bank(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('bank')
  const lawn: readonly Point[] = [
    [-12, 87],
    [width * 0.3, 88.4],
    [width * 0.65, 87.6],
    [width + 12, 84.6],
  ]
  const road = lawn.map(([x, y]): Point => [x, y + 4])
  const colours = { lit: land(0.8), shade: land(0.95) }
  return [
    below(lawn, canvas.meadow),
    stripe(road, 1.8, canvas.road),
    coach(canvas, { at: [width * random.between(0.44, 0.58), 92.4], length: 14.5, turn: -1.5 }),
    leafTree(random, [width * 0.02, 101], { height: 44, ...colours }),
    leafTree(random, [width * 0.97, 100], { height: 30, ...colours }),
    below(
      [
        [-12, 98],
        [width * 0.5, 98.6],
        [width + 12, 97],
      ],
      land(0.92),
    ),
  ].join('')
}
