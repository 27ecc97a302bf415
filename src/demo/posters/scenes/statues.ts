import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { facade, wallColours } from '#demo/posters/drawing/facades.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, transformed, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const RIVER = 66
const DECK = 68

/** A bridge lined with statues that leads to its gate tower, a castle and its cathedral on the hill beyond. */
export function statues(canvas: Canvas): string {
  const { scheme, focus } = canvas
  const random = canvas.random('statues')
  const sun: Point = [focus - random.between(16, 26), random.between(20, 30)]
  const bank = castleHill(canvas)
  return [
    sky(canvas, { at: sun, radius: random.between(6.4, 8.4) }),
    birds(canvas, [focus - 30, 17]),
    bank,
    water(canvas, { top: RIVER, bottom: 101, lightX: sun[0] }),
    reflected(bank, RIVER, 0.24),
    ripples(canvas, { top: 76, bottom: 92 }, mix(scheme.water, scheme.glow, 0.3)),
    bridge(canvas),
    oldTown(canvas),
    gateTower(canvas),
    ...[-18, -12, 2].map((dx) => swan(canvas, [focus + dx + random.between(-2, 2), 86 + random.between(-0.6, 1.4)])),
    quay(canvas),
  ].join('')
}

/** The hill with trees, roofs on its slope, the long palace and a cathedral of many spires. */
function castleHill(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('hill')
  const stone = masonry(scheme, 0.3)
  const dark = {
    ...stone,
    wall: mix(stone.shade, scheme.far, 0.35),
    shade: mix(stone.shade, scheme.mid, 0.5),
    roof: mix(scheme.far, scheme.dark, 0.4),
  }
  const x = focus - 6
  const edge: readonly Point[] = [
    [-12, 58],
    [x - 46, 55],
    [x - 30, 47],
    [x - 8, 44.6],
    [x + 18, 46],
    [x + 32, 53],
    [x + 52, 58],
    [width + 12, 58],
  ]
  const spire = (dx: number, wide: number, high: number): string =>
    tower([x + dx, 45], { width: wide, height: high, cap: 'spire' }, dark)
  const panes = Array.from({ length: 14 }, (_, index) => box([x - 25.4 + index * 3.4, 40.6], [1.1, 2], stone.window))
  const trees = Array.from({ length: 22 }, (_, index) =>
    leafTree(random, [x - 42 + index * 4, 52 + random.between(0, 5) + Math.abs(index - 10) * 0.3], {
      height: random.between(6, 8),
      lit: mix(land(0.4), scheme.glow, 0.16),
      shade: land(0.46),
    }),
  )
  return [
    spire(-9, 4, 15),
    spire(-4.4, 4, 15),
    tower([x + 10.4, 45], { width: 5, height: 21, cap: 'onion' }, dark),
    polygon(
      [
        [x - 3, 34],
        [x - 1, 29],
        [x + 15, 29],
        [x + 17, 34],
      ],
      dark.roof,
    ),
    box([x - 3, 34], [20, 12], dark.wall),
    ...[0, 1, 2, 3, 4].map(
      (index) =>
        polygon(
          [
            [x - 1.6 + index * 3.6, 34],
            [x - 0.9 + index * 3.6, 30.4],
            [x - 0.2 + index * 3.6, 34],
          ],
          dark.shade,
        ) + box([x - 1.4 + index * 3.6, 35.6], [1, 4], stone.window),
    ),
    below(edge, land(0.4), RIVER + 1),
    box([x - 27, 39], [49, 8.4], stone.wall),
    box([x - 27.6, 37.4], [50.2, 1.9], stone.roof),
    ...panes,
    ...trees,
    lowTown(canvas),
  ].join('')
}

/** Red roofs along the far bank. */
function lowTown(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('low town')
  const stone = masonry(scheme, 0.14)
  const parts: string[] = []
  for (let x = -5; x < width + 4;) {
    const [wide, top] = [random.between(6, 9), 60.6 - random.between(0, 2.4)]
    parts.push(
      box([x, top], [wide, 8], random.chance(0.5) ? stone.wall : mix(stone.wall, scheme.accent, 0.24)),
      box([x + wide * 0.85, top], [wide * 0.15, 8], stone.shade),
      polygon(
        [
          [x - 0.3, top + 0.2],
          [x + 1, top - 2.8],
          [x + wide - 1, top - 2.8],
          [x + wide + 0.3, top + 0.2],
        ],
        stone.roof,
      ),
      ...[0.16, 0.42, 0.66].map((share) => box([x + wide * share, top + 1.4], [0.9, 1.5], stone.window)),
    )
    x += wide
  }
  return parts.join('')
}

function bridge(canvas: Canvas): string {
  const { scheme, focus } = canvas
  const stone = mix(scheme.wall, scheme.wallShade, scheme.isNight ? 0.8 : 0.5)
  const shade = mix(scheme.wallShade, scheme.dark, 0.4)
  const colour = mix(scheme.dark, scheme.wallShade, 0.16)
  const pitch = 40 / 3
  const count = Math.ceil((focus + 24) / pitch)
  const start = focus + 20 - count * pitch
  // Leaves out statues cut off by the edge of the canvas.
  const saints = Array.from({ length: count }, (_, index) =>
    start + index * pitch < 7
      ? ''
      : saint([start + index * pitch, DECK], { colour, pose: canvas.random(`saint ${index}`).integer(0, 2) }),
  )
  return [
    arcade({ from: start, to: start + count * pitch, top: DECK, foot: 84, spans: count, crown: 4.2 }, { stone, shade }),
    ...Array.from({ length: count }, (_, index) =>
      polygon(
        [
          [start - 2 + index * pitch, 84.4],
          [start + index * pitch, 79.6],
          [start + 2 + index * pitch, 84.4],
        ],
        mix(stone, shade, 0.35),
      ),
    ),
    ...saints,
  ].join('')
}

/** A saint on a plinth: with a cross, with a raised arm, or two together. */
function saint(at: Point, { colour, pose }: { colour: Colour; pose: number }): string {
  const figure = 'M-1.3 -3L-0.8 -6.6Q-0.6 -7.8 0 -7.9Q0.7 -7.8 0.8 -6.6L1.3 -3z'
  const poses = [
    box([1.5, -10.6], [0.42, 7.6], colour) + box([0.6, -9.4], [2.2, 0.42], colour),
    polygon(
      [
        [0.3, -7.2],
        [2.2, -9.8],
        [2.7, -9.4],
        [0.9, -6],
      ],
      colour,
    ),
    transformed(filled(figure, colour) + disc([0, -8.5], 0.75, colour), [1.9, 0], { scale: 0.86 }),
  ]
  return transformed(
    box([-1.9, -3], [4.2, 3.2], colour) + filled(figure, colour) + disc([0, -8.6], 0.8, colour) + (poses[pose] ?? ''),
    at,
  )
}

function swan({ scheme }: Canvas, at: Point): string {
  return transformed(
    filled(
      'M-1.8 -0.2Q-1.4 -1.6 0.4 -1.2Q1 -1.2 1 -2.2Q1 -3.2 1.9 -3.1Q2.4 -3 2.5 -2.5L1.9 -2.6Q1.6 -2.5 1.7 -1.6Q1.9 0 0.2 0.1z',
      scheme.snow,
    ),
    at,
    { scale: 1.1 },
  )
}

/** The gate at the end of the bridge: a high arch, blind windows, a steep roof between four turrets. */
function gateTower({ scheme, focus }: Canvas): string {
  const stone = masonry(scheme)
  const wall = mix(stone.shade, scheme.dark, 0.28)
  const dark = mix(wall, scheme.dark, 0.4)
  const slate = mix(scheme.dark, scheme.far, 0.24)
  const x = focus + 20
  const turret = (dx: number): string =>
    box([x + dx - 1.1, 27], [2.2, 6], wall) +
    polygon(
      [
        [x + dx - 1.5, 27.2],
        [x + dx, 18.6],
        [x + dx + 1.5, 27.2],
      ],
      slate,
    )
  return [
    polygon(
      [
        [x - 6, 32],
        [x - 3.4, 20],
        [x + 3.4, 20],
        [x + 6, 32],
      ],
      slate,
    ),
    box([x - 3.4, 17], [0.4, 3.4], slate),
    box([x + 3, 17], [0.4, 3.4], slate),
    box([x - 7, 32], [14, 53], wall),
    box([x + 3, 32], [4, 53], dark),
    turret(-6.2),
    turret(6.2),
    ...[42, 52].map((y) => box([x - 7.4, y], [14.8, 0.7], dark)),
    ...[-3.6, 0.4].map((dx) => filled(`M${short(x + dx)} 50v-4q.1-1.8 1.1-2.4q1 .6 1.1 2.4v4z`, scheme.window)),
    filled(
      `M${short(x - 3.8)} ${DECK + 0.2}v-6.4q.4-4.4 3.6-5.6q3.2 1.2 3.6 5.6v6.4z`,
      mix(scheme.glow, scheme.window, 0.5),
    ),
    ...[-5.4, -2, 1.2].map((dx) => box([x + dx, 35.4], [1.3, 3.4], scheme.window)),
  ].join('')
}

/** Gabled houses behind the gate, where the bridge ends. */
function oldTown(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('old town')
  const colours = wallColours(scheme)
  const houses: string[] = []
  for (let x = focus + 25; x < width + 16;) {
    const wide = random.between(9.5, 12.5)
    const wall = colours[random.integer(0, colours.length - 1)] ?? scheme.wall
    houses.push(
      facade(canvas, [x, 82], {
        width: wide,
        height: random.between(15, 21),
        gable: random.chance(0.5) ? 'bell' : 'peak',
        wall,
      }),
    )
    x += wide - 0.1
  }
  return houses.join('') + box([focus + 14, 81.6], [width, 6], mix(scheme.wallShade, scheme.dark, 0.3))
}

function quay(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('quay')
  return [
    box([-2, 89], [width + 4, 3.4], mix(scheme.wallShade, scheme.dark, 0.22)),
    box([-2, 88.6], [width + 4, 0.9], scheme.wall),
    box([-2, 91.6], [width + 4, 12], canvas.road),
    coach(canvas, { at: [width * random.between(0.4, 0.5), 95.2], length: 15 }),
    leafTree(random, [width * 0.03, 104], { height: 38, lit: land(0.8), shade: land(0.94) }),
    box([-2, 97.4], [width + 4, 6], land(0.9)),
  ].join('')
}
