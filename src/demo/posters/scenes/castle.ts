import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, track, type Bend } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { tower, type Cap } from '#demo/posters/drawing/towers.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** A castle on its crag against the disc of sun or moon, woods at its foot, the road winding below. */
export function castle(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('castle')
  const sun: Point = [focus - random.between(8, 18), random.between(26, 34)]
  const far = hills(canvas.random('far'), { from: -10, to: width + 10, y: 56, swing: 5, step: 42 })
  const middle = hills(canvas.random('middle'), { from: -10, to: width + 10, y: 65, swing: 4, step: 50 })
  return [
    sky(canvas, { at: sun, radius: random.between(8, 11) }),
    clouds(canvas, random.between(40, 46), Math.ceil(width / 80)),
    birds(canvas, [focus - 30, 20]),
    below(far, mix(scheme.far, scheme.glow, 0.35)),
    filled(
      wood(canvas.random('middle trees'), middle, { from: -4, to: width + 4, heights: [2.4, 4.4], gap: 0.3 }),
      land(0.3),
    ),
    below(middle, land(0.3)),
    crag(canvas),
    walls(canvas),
    foot(canvas),
  ].join('')
}

/** The rock: lit on the left, in deep shade on the right, broken in long steps. */
function crag(canvas: Canvas): string {
  const { focus, land, scheme } = canvas
  const random = canvas.random('crag')
  const j = (spread: number): number => random.between(-spread, spread)
  const left: readonly Point[] = [
    [focus - 17, 48],
    [focus - 18.5 + j(1), 55],
    [focus - 22 + j(1), 58],
    [focus - 23, 66 + j(2)],
    [focus - 30 + j(2), 72],
    [focus - 36, 90],
  ]
  const right: readonly Point[] = [
    [focus + 40, 90],
    [focus + 31 + j(2), 74],
    [focus + 27, 63 + j(2)],
    [focus + 22 + j(1), 58],
    [focus + 20.5, 47],
  ]
  const spine: readonly Point[] = [
    [focus + 3, 47],
    [focus - 1, 54],
    [focus + 5, 60],
    [focus - 3, 68],
    [focus + 6, 76],
    [focus, 90],
  ]
  const lit = mix(land(0.45), scheme.wall, 0.42)
  const shade = land(0.62)
  return (
    polygon([...left, ...right], lit) +
    polygon([...spine, ...right], shade) +
    polygon(
      [
        [focus - 1, 54],
        [focus - 9, 64],
        [focus + 3, 58.5],
      ],
      shade,
    ) +
    polygon(
      [
        [focus - 3, 68],
        [focus - 13, 80],
        [focus + 4, 74],
      ],
      shade,
    )
  )
}

/** Keep, hall and towers; their caps are chosen by the seed. */
function walls(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const random = canvas.random('walls')
  const stone = masonry(scheme, 0.04)
  const cap: Cap = random.chance(0.62) ? 'cone' : 'battlement'
  const at = (dx: number, width: number, height: number): string =>
    tower([focus + dx, 49.5], { width, height, cap }, stone)
  const hall = polygon(
    [
      [focus - 9, 36],
      [focus - 6.5, 30.5],
      [focus + 7, 30.5],
      [focus + 9.5, 36],
    ],
    stone.roof,
  )
  return [
    at(4.5, 5, 29 + random.between(-2, 4)),
    at(-8.5, 4, 21),
    box([focus - 9, 36], [18, 13.5], stone.wall),
    hall,
    ...[0, 1, 2, 3].map((index) => box([focus - 6.6 + index * 3.6, 39], [1.1, 2.6], stone.window)),
    at(12, 5.6, 20 + random.between(-2, 2)),
    box([focus - 17, 43], [38, 6.5], stone.wall),
    box([focus + 8, 43], [13, 6.5], stone.shade),
    ...Array.from({ length: 13 }, (_, index) =>
      box([focus - 17 + index * 3, 42], [1.7, 1.2], index > 7 ? stone.shade : stone.wall),
    ),
    at(-15.5, 4.6, 12 + random.between(0, 3)),
    at(19.5, 4.6, 11),
  ].join('')
}

function foot(canvas: Canvas): string {
  const { width, focus, land } = canvas
  const random = canvas.random('foot')
  const woods = hills(canvas.random('woods'), { from: -20, to: width + 20, y: 79, swing: 2.4, step: 44 })
  const meadow: readonly Point[] = [
    [-12, 84],
    [width * 0.3, 82.5],
    [width * 0.6, 84.6],
    [width + 12, 82],
  ]
  const front: readonly Point[] = [
    [width * 0.5, 104],
    [width * 0.7, 97],
    [width * 0.88, 93],
    [width + 12, 90],
  ]
  const reach = Math.min(width, 100)
  const bends = [
    [0.3, 78, 0.9],
    [0.12, 82.4, 1.6],
    [0.44, 85.4, 2.4],
    [0.2, 88.8, 3.4],
    [-0.3, 90.6, 4],
    [-0.62, 94, 5],
    [-1.1, 99, 6.4],
  ] as const
  return [
    filled(
      wood(canvas.random('woods trees'), woods, { from: -6, to: width + 6, heights: [5, 9.5], gap: 0.25 }),
      land(0.76),
    ),
    below(woods, land(0.76)),
    below(meadow, canvas.meadow),
    track(
      bends.map(([share, y, wide]): Bend => [focus + share * reach, y, wide]),
      canvas.road,
    ),
    coach(canvas, { at: [focus - reach * random.between(0.2, 0.3), 91.2], length: 13.5, turn: -4 }),
    filled(
      wood(canvas.random('front trees'), front, { from: width * 0.72, to: width + 6, heights: [10, 19] }),
      land(1),
    ),
    below(front, land(1)),
  ].join('')
}
