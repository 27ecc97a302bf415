import { arcade } from '#demo/posters/drawing/bridges.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, range, stripe, track, type Bend } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Stage } from '#demo/posters/drawing/stage.ts'
import { below, belowEdge, box, disc, filled, flat, type Point } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

const DECK = 50

/** A red train on tall arches across the valley, white peaks behind, the road and the brook far below. */
export function viaduct(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('viaduct')
  const sun: Point = [focus - chance.between(22, 30), chance.between(14, 26)]
  const far = range(stage.chance('far'), { from: 0, to: width, y: 44, swing: 6, step: 17 })
  return [
    sky(stage, { at: sun, radius: chance.between(4.8, 6.2) }),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.4), 70),
    peaks(stage),
    gorge(stage),
    train(stage),
    bridge(stage),
    valley(stage),
  ].join('')
}

function peaks(stage: Stage): string {
  const { focus, land, scheme } = stage
  const chance = stage.chance('peaks')
  const inks = { lit: mix(land(0.24), scheme.glow, 0.3), shade: land(0.42), base: 74 }
  const snow = { lit: scheme.snow, shade: scheme.snowShade, line: chance.between(0.44, 0.6) }
  return [
    mountain(stage.chance('left peak'), {
      ...inks,
      x: focus - chance.between(24, 32),
      top: chance.between(20, 28),
      reach: [40, 34],
      snow,
    }),
    mountain(stage.chance('right peak'), {
      ...inks,
      x: focus + chance.between(12, 24),
      top: chance.between(10, 18),
      reach: [42, 46],
      snow,
    }),
  ].join('')
}

/** The slopes of the valley on both sides of the bridge. */
function gorge(stage: Stage): string {
  const { width, focus, land } = stage
  const left: readonly Point[] = [
    [Math.min(-12, focus - 90), 44],
    [focus - 46, 48],
    [focus - 32, 58],
    [focus - 18, 73],
    [focus - 6, 82],
  ]
  const right: readonly Point[] = [
    [focus - 4, 82],
    [focus + 14, 72],
    [focus + 26, 58],
    [focus + 40, 46],
    [width + 60, 40],
  ]
  return [
    filled(wood(stage.chance('left wood'), left, { from: -6, to: focus - 16, heights: [4, 7], gap: 0.26 }), land(0.56)),
    below(left, land(0.56)),
    filled(
      wood(stage.chance('right wood'), right, { from: focus + 10, to: width + 6, heights: [4, 7], gap: 0.26 }),
      land(0.64),
    ),
    below(right, land(0.64)),
  ].join('')
}

/** An engine and its carriages, red as the narrow-gauge trains of the Alps. */
function train(stage: Stage): string {
  const { focus, scheme } = stage
  const chance = stage.chance('train')
  const red = scheme.isNight ? '#a52a31' : '#d0342c'
  const pane = scheme.isNight ? '#ffe9a8' : '#e4f1f0'
  const head = focus + chance.between(10, 22)
  const cars = [0, 1, 2, 3].map((index) => {
    const left = head - 11 - index * 10.6
    const windows = [0.8, 2.9, 5, 7.1].map((dx) => box([left + dx, DECK - 4.4], [1.6, 1.5], pane))
    return (
      box([left, DECK - 5.4], [10, 4.7], red) +
      box([left, DECK - 5.6], [10, 0.6], mix(scheme.snowShade, scheme.dark, 0.4)) +
      windows.join('') +
      [1.6, 8.4].map((dx) => disc([left + dx, DECK - 0.5], 0.65, scheme.dark)).join('')
    )
  })
  return [
    ...cars,
    flat(
      [
        [head - 0.6, DECK - 0.7],
        [head - 0.6, DECK - 5.6],
        [head + 8, DECK - 5.6],
        [head + 10, DECK - 3],
        [head + 10, DECK - 0.7],
      ],
      red,
    ),
    flat(
      [
        [head + 6.4, DECK - 4.8],
        [head + 8, DECK - 4.8],
        [head + 9, DECK - 3.2],
        [head + 6.4, DECK - 3.2],
      ],
      pane,
    ),
    box([head + 1, DECK - 4.5], [1.8, 1.4], pane),
    filled(`M${head + 2} ${DECK - 5.6}l1.4 -1.8h2.4v.4h-2.2l-1 1.4z`, scheme.dark),
    ...[1.6, 4.4, 8].map((dx) => disc([head + dx, DECK - 0.5], 0.65, scheme.dark)),
  ].join('')
}

function bridge(stage: Stage): string {
  const { width, scheme } = stage
  const stone = {
    stone: mix(scheme.wall, scheme.wallShade, scheme.isNight ? 0.9 : 0.35),
    shade: mix(scheme.wallShade, scheme.dark, 0.28),
  }
  return arcade(
    { from: -6, to: width + 6, top: DECK - 0.4, foot: 84, spans: Math.max(5, Math.round(width / 15)), crown: 3 },
    stone,
  )
}

/** The floor of the valley: brook, meadow, road and the first trees. */
function valley(stage: Stage): string {
  const { width, focus, land, scheme } = stage
  const chance = stage.chance('valley')
  const floor = hills(stage.chance('floor'), { from: -12, to: width + 12, y: 80, swing: 1.2, step: 50 })
  const brook = (
    [
      [focus - 6, 79, 1.6],
      [focus + 4, 82, 3],
      [focus - 4, 86, 4.4],
      [focus + 14, 93, 7],
      [focus + 6, 106, 12],
    ] as const
  ).map(([x, y, wide]): Bend => [x, y, wide])
  const road: readonly Point[] = [
    [-4, 90.4],
    [width * 0.3, 88.8],
    [width * 0.62, 88.6],
    [width + 4, 90],
  ]
  const front: readonly Point[] = [
    [width * 0.55, 104],
    [width * 0.78, 97],
    [width + 12, 90],
  ]
  return [
    below(floor, stage.meadow),
    track(brook, mix(scheme.water, scheme.glow, 0.2)),
    stripe(road, 1.9, stage.road),
    coach(stage, { at: [width * chance.between(0.26, 0.4), 89.6], length: 14.5 }),
    filled(wood(stage.chance('front trees'), front, { from: width * 0.72, to: width + 6, heights: [13, 24] }), land(1)),
    below(front, land(1)),
  ].join('')
}
