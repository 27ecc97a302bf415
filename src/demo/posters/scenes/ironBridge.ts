import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { facade, wallColours } from '#demo/posters/drawing/facades.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, transformed, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { ripples, water } from '#demo/posters/drawing/water.ts'

const DECK = 41
const RIVER = 71

/** Half the width of the arch. */
function spanOf({ isWide }: Canvas): number {
  return isWide ? 34 : 26
}

/** A great arch of iron with the coach high on its deck, houses climbing the bank, wine boats under sail below. */
export function ironBridge(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('iron bridge')
  const sun: Point = [focus - random.between(2, 12), random.between(19, 27)]
  return [
    sky(canvas, { at: sun, radius: random.between(6.4, 8.4) }),
    birds(canvas, [focus + 12, 14]),
    below(
      hills(canvas.random('valley'), { from: -10, to: width + 10, y: 57, swing: 4, step: 34 }),
      mix(scheme.far, scheme.glow, 0.36),
    ),
    below(
      hills(canvas.random('terraced'), { from: -10, to: width + 10, y: 64, swing: 2.4, step: 44 }),
      mix(canvas.land(0.35), scheme.glow, 0.16),
    ),
    water(canvas, { top: RIVER, bottom: 101, lightX: sun[0] }),
    ripples(canvas, { top: 76, bottom: 100 }, mix(scheme.water, scheme.glow, 0.28)),
    bank(canvas, focus - spanOf(canvas) + 3),
    rock(canvas, focus + spanOf(canvas) - 2),
    arch(canvas),
    coach(canvas, { at: [focus + random.between(-8, 8), DECK], length: 15.5 }),
    wineBoat(canvas, [focus - random.between(6, 12), 84], 1),
    wineBoat(canvas, [focus + random.between(11, 16), 92], 1.3),
    canvas.isWide ? wineBoat(canvas, [focus - 58, 91], 1.15) : '',
  ].join('')
}

/** Coloured houses in four tiers up to the deck, a pair of church towers on top; x is where the water begins. */
function bank(canvas: Canvas, x: number): string {
  const { scheme, land } = canvas
  const random = canvas.random('bank')
  const colours = wallColours(scheme)
  const stone = masonry(scheme, 0.1)
  const slope: readonly Point[] = [
    [-30, 36],
    [x - 14, 37],
    [x - 6, DECK],
    [x - 2, 50],
    [x + 1, 60],
    [x + 5, 76],
    [-30, 76],
  ]
  const rows = [0, 1, 2, 3].map((row) => {
    const houses: string[] = []
    for (let at = x - 9.6; at > -12;) {
      const wide = random.between(5.6, 7.6)
      at -= wide * 1.02
      houses.push(
        facade(canvas, [at, 49.5 + row * 8], {
          width: wide,
          height: random.between(9, 13),
          gable: 'peak',
          wall: mix(colours[random.integer(0, colours.length - 1)] ?? scheme.wall, scheme.glow, 0.18 - row * 0.06),
        }),
      )
    }
    return houses.join('')
  })
  return [
    ...[-10, -4].map((dx) => tower([x + dx - 2, 40], { width: 4, height: 15, cap: 'dome' }, stone)),
    box([x - 11, 31], [8, 9], stone.wall),
    polygon(slope, mix(land(0.55), scheme.wallShade, 0.4)),
    ...rows,
    polygon(
      [
        [-30, 73.4],
        [x + 4.4, 73.4],
        [x + 6, 77.4],
        [-30, 77.4],
      ],
      mix(scheme.wallShade, scheme.dark, 0.25),
    ),
  ].join('')
}

/** The steep far side: granite, a round church and its long wall. */
function rock(canvas: Canvas, x: number): string {
  const { width, scheme, land } = canvas
  const stone = masonry(scheme, 0.06)
  const right = width + 30
  const edge: readonly Point[] = [
    [x - 4, 76],
    [x - 1, 64],
    [x + 1, 52],
    [x + 3, DECK],
    [x + 10, 39],
    [x + 22, 37],
    [right, 38],
    [right, 76],
  ]
  const church = [
    box([x + 5, 31], [9, 10], stone.wall),
    box([x + 11, 31], [3, 10], stone.shade),
    tower([x + 9.5, 33], { width: 8.4, height: 3, cap: 'dome' }, stone),
    box([x + 14, 33.6], [26, 7], mix(stone.wall, stone.shade, 0.3)),
    box([x + 13.6, 32.6], [27, 1.4], stone.roof),
    ...[0, 1, 2, 3, 4, 5].map((index) => box([x + 16 + index * 4, 35.4], [1.2, 2], stone.window)),
  ]
  return [
    ...(canvas.isWide ? church : []),
    polygon(edge, mix(land(0.5), scheme.wall, 0.3)),
    polygon(
      [
        [x + 3, DECK],
        [x + 8, 50],
        [x + 4, 58],
        [x + 10, 66],
        [x + 6, 76],
        [right, 76],
        [right, 40],
        [x + 22, 39],
        [x + 10, 41],
      ],
      mix(land(0.62), scheme.wallShade, 0.2),
    ),
    box([x - 6, 73.4], [right - x + 10, 4], mix(scheme.wallShade, scheme.dark, 0.25)),
  ].join('')
}

/** Two bows joined by lattice, posts up to the deck and a second way along the springing. */
function arch(canvas: Canvas): string {
  const { scheme, focus: x } = canvas
  const iron = mix(scheme.dark, scheme.far, 0.22)
  const span = spanOf(canvas)
  const [from, to] = [x - span - 3, x + span + 4]
  const low = (t: number): Point => [x + (t * 2 - 1) * span, 68 - Math.sin(t * Math.PI) * 20]
  const high = (t: number): Point => [x + (t * 2 - 1) * span, 60 - Math.sin(t * Math.PI) * 17]
  const steps = Array.from({ length: 17 }, (_, index) => index / 16)
  const line = (points: readonly Point[]): string =>
    points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${short(px)} ${short(py)}`).join('')
  const lattice = steps.slice(1).map((t, index) => {
    const from = steps[index] ?? 0
    return line([low(from), high(t)]) + line([high(from), low(t)]) + line([low(t), high(t)])
  })
  const posts = [0.04, 0.14, 0.25, 0.75, 0.86, 0.96].map((t) => line([high(t), [high(t)[0], DECK + 1]]))
  const truss = Array.from(
    { length: Math.floor((to - from) / 3) },
    (_, index) => `M${short(from + index * 3)} ${DECK + 0.6}l1.5 2.2l1.5 -2.2`,
  )
  return [
    `<path fill="none" stroke="${iron}" stroke-width="0.34" d="${lattice.join('')}${truss.join('')}"/>`,
    `<path fill="none" stroke="${iron}" stroke-width="1.2" d="${line(steps.map(low))}${line(steps.map(high))}"/>`,
    `<path fill="none" stroke="${iron}" stroke-width="0.7" d="${posts.join('')}"/>`,
    box([from, DECK], [to - from, 0.8], iron),
    box([from, DECK + 2.7], [to - from, 0.5], iron),
    box([from - 4, DECK - 0.4], [5.6, 33], mix(scheme.wall, scheme.wallShade, 0.5)),
    box([from - 4.6, DECK - 0.9], [6.8, 1.1], scheme.wall),
    box([x - span - 3, 65.6], [span * 2 + 6, 0.9], iron),
    ...[-1, 1].map((side) =>
      polygon(
        [
          [x + side * span - 2.2, 76.4],
          [x + side * span - 1.6, 57],
          [x + side * span + 1.6, 57],
          [x + side * span + 2.2, 76.4],
        ],
        mix(scheme.wall, scheme.wallShade, side < 0 ? 0.4 : 0.9),
      ),
    ),
  ].join('')
}

/** A flat-bottomed boat with casks, a square sail and a long steering oar. */
function wineBoat({ scheme }: Canvas, at: Point, scale: number): string {
  const hull: Colour = mix(scheme.dark, scheme.roof, 0.24)
  return transformed(
    [
      box([-0.3, -13], [0.5, 12], hull),
      filled('M-4.4 -12.4H4.2Q3.4 -8 4.6 -4.6Q0 -3.6 -4.2 -4.6Q-3 -8 -4.4 -12.4z', mix(scheme.snow, scheme.wall, 0.3)),
      filled('M1.6 -12.4H4.2Q3.4 -8 4.6 -4.6L1.9 -4.2Q1 -8 1.6 -12.4z', scheme.wallShade),
      disc([-0.3, -8.2], 1.7, scheme.accent),
      ...[-5, -3, -1, 1, 3].map(
        (dx) => disc([dx, -2.1], 1.05, mix(scheme.wallShade, scheme.roof, 0.4)) + disc([dx, -2.1], 0.4, hull),
      ),
      filled('M-9.6 -3.6Q-7 -1.2 -2 -1.4H4Q7 -1.6 9 -4.4L8 -1.6Q7 0 5 0.2H-6Q-8.6 -0.6 -9.6 -3.6z', hull),
      `<path fill="none" stroke="${hull}" stroke-width="0.4" d="M-6 -4L-13 -0.4"/>`,
    ].join(''),
    at,
    { scale },
  )
}
