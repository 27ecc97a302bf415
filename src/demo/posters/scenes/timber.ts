import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { wallColours } from '#demo/posters/drawing/facades.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { spruce } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const QUAY = 70

/** Timbered houses mirrored in a canal, one tall spire of lace behind, lights strung over the water. */
export function timber(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('timber')
  const sun: Point = [focus - random.between(20, 30), random.between(15, 24)]
  const row = houses(canvas)
  // The reflection shows walls and roofs only; beams would make it too busy.
  const mirrored = row.map(({ shell }) => shell).join('')
  return [
    sky(canvas, { at: sun, radius: random.between(5.4, 7) }),
    roofs(canvas),
    minster(canvas, focus + random.between(2, 7)),
    ...row.map(({ shell, frame }) => shell + frame),
    water(canvas, { top: QUAY, bottom: 101, lightX: sun[0] }),
    reflected(mirrored, QUAY, 0.34),
    ripples(canvas, { top: 74, bottom: 88 }, mix(scheme.water, scheme.glow, 0.28)),
    box([-2, QUAY - 0.8], [width + 4, 2.2], mix(scheme.wallShade, scheme.dark, 0.3)),
    garland(canvas),
    quay(canvas),
  ].join('')
}

/** Snow on the roofs in winter and by night, tiles at other times. */
function roofColour({ scheme, palette }: Canvas): Colour {
  return scheme.isNight || palette === 'winter' ? mix(scheme.snow, scheme.snowShade, 0.16) : scheme.roof
}

/** The town further off: gables on gables, pale. */
function roofs(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('roofs')
  const stone = masonry(scheme, 0.5)
  const parts: string[] = []
  for (let x = -6; x < width + 4; x += random.between(5, 8)) {
    const [wide, top] = [random.between(9, 13), 47 + random.between(-4, 3)]
    parts.push(
      polygon(
        [
          [x, QUAY],
          [x, top + 7],
          [x + wide / 2, top],
          [x + wide, top + 7],
          [x + wide, QUAY],
        ],
        random.chance(0.5) ? stone.wall : stone.shade,
      ),
      polygon(
        [
          [x - 0.7, top + 7.8],
          [x + wide / 2, top - 1],
          [x + wide + 0.7, top + 7.8],
          [x + wide, top + 8.4],
          [x + wide / 2, top + 1],
          [x, top + 8.4],
        ],
        mix(roofColour(canvas), scheme.far, 0.3),
      ),
      box([x + wide / 2 - 0.7, top + 4], [1.4, 2], stone.window),
    )
  }
  return parts.join('')
}

/** The front of the minster: two towers, only one of them ever finished, and the rose between the portals. */
function minster({ scheme }: Canvas, x: number): string {
  const stone = masonry(scheme, 0.28)
  const wall = mix(stone.wall, scheme.roof, 0.34)
  const shade = mix(stone.shade, scheme.roof, 0.3)
  const lancets = [-9, -6.6, 4.8, 7.2].flatMap((dx) =>
    [34, 44].map((y) => filled(`M${short(x + dx)} ${y + 6}v-5q.6-1.6 1.2-1.6q.6 0 1.2 1.6v5z`, shade)),
  )
  const steps = [0, 1, 2, 3].map((step) =>
    box([x - 9.2 + step * 0.72, 22.6 - step * 2.4], [5.6 - step * 1.44, 2.5], step % 2 === 0 ? wall : shade),
  )
  return [
    box([x - 10.4, 31], [20.8, 40], wall),
    box([x + 6.2, 31], [4.2, 40], shade),
    ...lancets,
    disc([x - 0.2, 40.4], 3.4, shade),
    disc([x - 0.2, 40.4], 2.7, stone.window),
    ...[0, 1, 2].map(
      (turn) =>
        `<path stroke="${shade}" stroke-width="0.4" d="M${short(x - 0.2 - 2.7 * Math.cos(turn * 1.05))} ${short(40.4 - 2.7 * Math.sin(turn * 1.05))}L${short(x - 0.2 + 2.7 * Math.cos(turn * 1.05))} ${short(40.4 + 2.7 * Math.sin(turn * 1.05))}"/>`,
    ),
    box([x - 11, 30.2], [22, 1.2], shade),
    box([x - 9.4, 25], [6, 5.4], wall),
    box([x - 5.2, 25], [1.8, 5.4], shade),
    box([x - 8, 26], [1.1, 3.6], stone.window),
    ...steps,
    polygon(
      [
        [x - 7.2, 15.6],
        [x - 6.4, 8.4],
        [x - 5.6, 15.6],
      ],
      shade,
    ),
    ...Array.from({ length: 8 }, (_, index) => box([x - 10.4 + index * 2.9, 29], [0.7, 1.4], wall)),
  ].join('')
}

/** The row along the water, every house leaning on the next. */
function houses(canvas: Canvas): readonly OvernightStay[] {
  const { width, scheme } = canvas
  const random = canvas.random('houses')
  const colours = wallColours(scheme)
  const parts: OvernightStay[] = []
  let last = random.integer(0, 5)
  for (let x = -5 - random.between(0, 6); x < width + 4;) {
    const wide = random.between(11.5, 15)
    last = (last + random.integer(1, colours.length - 1)) % colours.length
    parts.push(
      house(canvas, [x, QUAY], {
        wide,
        high: random.between(12.6, 17),
        wall: mix(colours[last] ?? scheme.wall, scheme.snow, scheme.isNight ? 0 : 0.2),
      }),
    )
    x += wide + 0.2
  }
  return parts
}

/** A house in two layers: walls and roof, then beams and windows. */
interface OvernightStay {
  readonly shell: string
  readonly frame: string
}

interface HouseShape {
  readonly wide: number
  readonly high: number
  readonly wall: Colour
}

/** Beams up, across and aslant on a coloured wall, a steep gable with its edge in the roof's colour. */
function house(canvas: Canvas, [x, foot]: Point, { wide, high, wall }: HouseShape): OvernightStay {
  const { scheme } = canvas
  const [top, peak] = [foot - high, foot - high - wide * 0.72]
  const beam = mix(scheme.roof, scheme.dark, 0.62)
  const middle = x + wide / 2
  const lines = [
    ...[0.02, 0.34, 0.66, 0.98].map((share) => `M${short(x + wide * share)} ${short(top)}V${foot}`),
    ...[0, 0.5].map((share) => `M${short(x)} ${short(top + high * share)}h${short(wide)}`),
    ...[top, top + high * 0.5].flatMap((y) => [
      `M${short(x)} ${short(y + high * 0.5)}l${short(wide * 0.16)} ${short(-high * 0.5)}`,
      `M${short(x + wide)} ${short(y + high * 0.5)}l${short(-wide * 0.16)} ${short(-high * 0.5)}`,
    ]),
    `M${short(x + wide * 0.26)} ${short(top - wide * 0.29)}h${short(wide * 0.48)}`,
    `M${short(x + wide * 0.34)} ${short(top)}v${short(-wide * 0.29)}`,
    `M${short(x + wide * 0.66)} ${short(top)}v${short(-wide * 0.29)}`,
  ]
  const pane = (px: number, py: number): string =>
    box([px - 1.15, py], [2.3, 2.9], scheme.snow) + box([px - 0.85, py + 0.3], [1.7, 2.3], scheme.window)
  const shell =
    polygon(
      [
        [x, foot],
        [x, top],
        [middle, peak],
        [x + wide, top],
        [x + wide, foot],
      ],
      wall,
    ) +
    polygon(
      [
        [x - 1.1, top + 1],
        [middle, peak - 1.4],
        [x + wide + 1.1, top + 1],
        [x + wide - 0.5, top + 1.2],
        [middle, peak + 1],
        [x + 0.5, top + 1.2],
      ],
      roofColour(canvas),
    )
  const frame = [
    `<path fill="none" stroke="${beam}" stroke-width="0.62" d="${lines.join('')}"/>`,
    ...[0.25, 0.5, 0.75].flatMap((share) => [0.12, 0.62].map((drop) => pane(x + wide * share, top + high * drop))),
    pane(middle, top - wide * 0.26),
    ...[0.25, 0.5, 0.75].map((share) =>
      box([x + wide * share - 1.3, top + high * 0.12 + 2.9], [2.6, 0.8], scheme.accent),
    ),
  ]
  return { shell, frame: frame.join('') }
}

/** A string of lights in three sagging bows across the canal. */
function garland({ width, scheme }: Canvas): string {
  const light = scheme.isNight ? scheme.window : mix(scheme.accent, scheme.glow, 0.15)
  const bows = Math.max(3, Math.round(width / 28))
  const sag = (t: number): number => 74.5 + Math.sin(t * Math.PI) * 4.4
  const at = (bow: number, t: number): Point => [((bow + t) / bows) * (width + 8) - 4, sag(t)]
  const thread = Array.from({ length: bows }, (_, bow) =>
    Array.from({ length: 9 }, (_unused, step) => at(bow, step / 8))
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
      .join(''),
  )
  const bulbs = Array.from({ length: bows }, (_, bow) =>
    Array.from({ length: 8 }, (_unused, step) => at(bow, (step + 0.5) / 8))
      .map(([x, y]) => disc([x, y + 0.7], 0.68, light))
      .join(''),
  )
  const masts = Array.from({ length: bows - 1 }, (_, bow) => at(bow + 1, 0)).map(([x]) =>
    box([x - 0.3, 73.6], [0.6, 16], scheme.dark),
  )
  return (
    masts.join('') +
    `<path fill="none" stroke="${scheme.dark}" stroke-width="0.24" d="${thread.join('')}"/>` +
    bulbs.join('')
  )
}

/** The near bank: a balustrade, the road, small firs in tubs. */
function quay(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('quay')
  const tubs = Array.from({ length: Math.ceil(width / 16) + 1 }, (_, index) => index * 16 + 5).map(
    (x) => filled(spruce(random, [x, 88], 7.4), land(0.78)) + box([x - 1.2, 87.4], [2.4, 2], scheme.roof),
  )
  return [
    filled(
      Array.from({ length: Math.ceil(width / 2) + 2 }, (_, index) => `M${index * 2 - 2} 85.4h.9v3.6h-.9z`).join(''),
      mix(scheme.wall, scheme.wallShade, 0.4),
    ),
    box([-2, 84.8], [width + 4, 0.9], scheme.wall),
    ...tubs,
    box([-2, 88.8], [width + 4, 14], canvas.road),
    coach(canvas, { at: [width * random.between(0.36, 0.5), 94.8], length: 17 }),
    box([-2, 97.2], [width + 4, 6], land(0.92)),
  ].join('')
}
