import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { range, track, type Bend } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Stage } from '#demo/posters/drawing/stage.ts'
import { below, belowEdge, filled, flat, type Point } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** The road to the pass, hairpin over hairpin, between peaks that still have their snow. */
export function pass(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('pass')
  const sun: Point = [focus - chance.between(4, 12), chance.between(22, 30)]
  const far = range(stage.chance('far'), { from: 0, to: width, y: 42, swing: 5, step: 14 })
  return [
    sky(stage, { at: sun, radius: chance.between(5, 6.5) }),
    clouds(stage, chance.between(12, 18), Math.ceil(width / 80)),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.4), 62),
    gate(stage),
    slope(stage),
    foreground(stage),
  ].join('')
}

/** Two peaks left and right of the saddle. */
function gate(stage: Stage): string {
  const { focus, land, scheme } = stage
  const chance = stage.chance('gate')
  const snow = { lit: scheme.snow, shade: scheme.snowShade, line: chance.between(0.4, 0.5) }
  const inks = { lit: mix(land(0.3), scheme.glow, 0.22), shade: land(0.48), base: 76 }
  const left = mountain(stage.chance('left'), {
    x: focus - chance.between(30, 36),
    top: chance.between(16, 24),
    reach: [46, 40],
    ...inks,
    snow,
  })
  const right = mountain(stage.chance('right'), {
    x: focus + chance.between(27, 33),
    top: chance.between(12, 22),
    reach: [36, 54],
    ...inks,
    snow,
  })
  return chance.happens(0.5) ? left + right : right + left
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
function slope(stage: Stage): string {
  const { width, land, scheme, focus } = stage
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
  const light = stage.meadow
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
    flat(fold, mix(light, land(0.6), 0.6)),
    track(walls, mix(land(0.78), scheme.wallShade, 0.2)),
    track(bends, stage.road),
    coach(stage, { at: [focus - reach * 0.17, 82.4], length: 11, turn: 5 }),
  ].join('')
}

function foreground(stage: Stage): string {
  const { width, land } = stage
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
    filled(wood(stage.chance('right trees'), right, { from: width * 0.8, to: width + 6, heights: [8, 16] }), land(1)),
    below(right, land(1)),
    filled(wood(stage.chance('left trees'), left, { from: -4, to: width * 0.1, heights: [8, 15] }), land(1)),
    below(left, land(1)),
  ].join('')
}
