import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, track, type Bend } from '#demo/posters/drawing/land.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress } from '#demo/posters/drawing/trees.ts'

/** Waves of bare hills, a farm on the highest, and the white road up to it between its cypresses. */
export function cypresses(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('cypresses')
  const sun: Point = [focus - random.between(16, 28), random.between(20, 31)]
  const far = hills(canvas.random('far'), { from: -10, to: width + 10, y: 45, swing: 4.5, step: 54 })
  const middle = hills(canvas.random('middle'), { from: -10, to: width + 10, y: 51, swing: 4, step: 44 })
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(13, 20), Math.ceil(width / 80)),
    below(far, mix(scheme.far, scheme.glow, 0.42)),
    below(middle, mix(canvas.land(0.2), scheme.glow, 0.25)),
    farm(canvas),
    waves(canvas),
    alley(canvas),
  ].join('')
}

function farm(canvas: Canvas): string {
  const { focus, scheme, land, width } = canvas
  const random = canvas.random('farm')
  const x = focus + random.between(6, 12)
  const stone = masonry(scheme, 0.06)
  const knoll: readonly Point[] = [
    [Math.min(-12, x - 70), 62],
    [x - 34, 58],
    [x - 14, 51],
    [x + 1, 48.4],
    [x + 16, 51],
    [x + 36, 58],
    [width + 12, 60],
  ]
  return [
    ...[-9, -6.6, 13, 15.6].map((dx, index) => cypress([x + dx, 52], 9 + (index % 2) * 3, land(0.86))),
    tower([x + 7.6, 51], { width: 3.8, height: 8.6, cap: 'pyramid' }, stone),
    below(knoll, mix(canvas.meadow, land(0.3), 0.3)),
    house([x - 4, 51], 6.6, stone),
    house([x + 4.2, 51.6], 5, stone),
    cypress([x - 11.6, 54], 11, land(0.9)),
  ].join('')
}

/** Field against field, each a wave of its own; ploughed, mown or green by the colours of the palette. */
function waves(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('waves')
  const lift = random.between(-1.5, 1.5)
  const fields: readonly (readonly Point[])[] = [
    [
      [-12, 58 + lift],
      [focus - 34, 60],
      [focus - 8, 66],
      [focus + 12, 72],
      [width + 12, 78],
    ],
    [
      [-12, 76],
      [focus - 30, 72],
      [focus, 67 - lift],
      [focus + 26, 62],
      [width + 12, 63],
    ],
    [
      [-12, 73 + lift],
      [focus - 30, 78],
      [focus - 4, 82.5],
      [focus + 24, 87],
      [width + 12, 88],
    ],
    [
      [-12, 95],
      [focus - 20, 93],
      [focus + 10, 89],
      [width + 12, 83 + lift],
    ],
  ]
  const colours = [
    mix(land(0.34), scheme.accent, 0.22),
    mix(canvas.meadow, scheme.wall, 0.24),
    land(0.52),
    mix(land(0.66), scheme.accent, 0.1),
  ]
  return fields.map((field, index) => below(field, colours[index] ?? land(0.5))).join('')
}

/** The road is white, and a cypress stands at its side wherever it bends. */
function alley(canvas: Canvas): string {
  const { focus, land } = canvas
  const random = canvas.random('alley')
  const sway = random.between(-2, 2)
  const bends = (
    [
      [9, 51, 0.7],
      [4, 54.4, 1.1],
      [15, 58.6, 1.6],
      [-4 + sway, 63.6, 2.4],
      [-22, 69.4, 3.2],
      [-6, 75.4, 4.2],
      [20, 79.4, 5.2],
      [22 + sway, 88, 6.8],
      [0, 104, 9],
    ] as const
  ).map(([dx, y, wide]): Bend => [focus + dx, y, wide])
  const beside = [
    [13, 54.6, 5],
    [0, 57, 6],
    [17, 61, 7],
    [7, 60, 7],
    [-9, 62.6, 9],
    [2, 67, 10],
    [-27, 68, 12],
    [-16, 77, 14],
    [12, 76, 13],
    [30, 84, 17],
    [-12, 97, 25],
    [38, 97, 24],
  ] as const
  const trees = beside.map(([dx, y, height]) =>
    cypress([focus + dx, y], height * random.between(0.88, 1.12), land(0.84 + y / 1000)),
  )
  return [
    track(bends, canvas.road),
    ...trees.slice(0, 9),
    coach(canvas, { at: [focus + 6, 79.2], length: 13, turn: 9 }),
    ...trees.slice(9),
  ].join('')
}
