import { arcade } from '#demo/posters/drawing/bridges.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, range, stripe, track, type Bend } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, box, disc, filled, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

const DECK = 50

/** A red train on tall arches across the valley, white peaks behind, the road and the brook far below. */
export function viaduct(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('viaduct')
  const sun: Point = [focus - random.between(22, 30), random.between(14, 26)]
  const far = range(canvas.random('far'), { from: 0, to: width, y: 44, swing: 6, step: 17 })
  return [
    sky(canvas, { at: sun, radius: random.between(4.8, 6.2) }),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.4), 70),
    peaks(canvas),
    gorge(canvas),
    train(canvas),
    bridge(canvas),
    valley(canvas),
  ].join('')
}

function peaks(canvas: Canvas): string {
  const { focus, land, scheme } = canvas
  const random = canvas.random('peaks')
  const colours = { lit: mix(land(0.24), scheme.glow, 0.3), shade: land(0.42), base: 74 }
  const snow = { lit: scheme.snow, shade: scheme.snowShade, line: random.between(0.44, 0.6) }
  return [
    mountain(canvas.random('left peak'), {
      ...colours,
      x: focus - random.between(24, 32),
      top: random.between(20, 28),
      reach: [40, 34],
      snow,
    }),
    mountain(canvas.random('right peak'), {
      ...colours,
      x: focus + random.between(12, 24),
      top: random.between(10, 18),
      reach: [42, 46],
      snow,
    }),
  ].join('')
}

/** The slopes of the valley on both sides of the bridge. */
function gorge(canvas: Canvas): string {
  const { width, focus, land } = canvas
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
    filled(
      wood(canvas.random('left wood'), left, { from: -6, to: focus - 16, heights: [4, 7], gap: 0.26 }),
      land(0.56),
    ),
    below(left, land(0.56)),
    filled(
      wood(canvas.random('right wood'), right, { from: focus + 10, to: width + 6, heights: [4, 7], gap: 0.26 }),
      land(0.64),
    ),
    below(right, land(0.64)),
  ].join('')
}

/** An engine and its carriages, red as the narrow-gauge trains of the Alps. */
function train(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const random = canvas.random('train')
  const red = scheme.isNight ? '#a52a31' : '#d0342c'
  const pane = scheme.isNight ? '#ffe9a8' : '#e4f1f0'
  const head = focus + random.between(10, 22)
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
    polygon(
      [
        [head - 0.6, DECK - 0.7],
        [head - 0.6, DECK - 5.6],
        [head + 8, DECK - 5.6],
        [head + 10, DECK - 3],
        [head + 10, DECK - 0.7],
      ],
      red,
    ),
    polygon(
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

function bridge(canvas: Canvas): string {
  const { width, scheme } = canvas
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
function valley(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('valley')
  const floor = hills(canvas.random('floor'), { from: -12, to: width + 12, y: 80, swing: 1.2, step: 50 })
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
    below(floor, canvas.meadow),
    track(brook, mix(scheme.water, scheme.glow, 0.2)),
    stripe(road, 1.9, canvas.road),
    coach(canvas, { at: [width * random.between(0.26, 0.4), 89.6], length: 14.5 }),
    filled(
      wood(canvas.random('front trees'), front, { from: width * 0.72, to: width + 6, heights: [13, 24] }),
      land(1),
    ),
    below(front, land(1)),
  ].join('')
}
