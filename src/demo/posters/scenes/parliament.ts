import { riverShip } from '#demo/posters/drawing/boats.ts'
import { masonry, type Masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const QUAY = 66

/** A house of many needles and one dome along the far bank, a white ship on the river before it. */
export function parliament(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('parliament')
  const sun: Point = [focus - random.between(18, 30), random.between(20, 32)]
  const house = town(canvas) + halls(canvas, focus - 2)
  return [
    sky(canvas, { at: sun, radius: random.between(6.4, 8.6) }),
    birds(canvas, [focus + 14, 16]),
    below(
      hills(canvas.random('hill'), { from: -10, to: width + 10, y: 56, swing: 3.4, step: 52 }),
      mix(scheme.far, scheme.glow, 0.5),
    ),
    house,
    water(canvas, { top: QUAY, bottom: 101, lightX: sun[0] }),
    reflected(house, QUAY, 0.3),
    box([-2, QUAY - 1.4], [width + 4, 1.8], mix(scheme.wallShade, scheme.dark, 0.2)),
    ripples(canvas, { top: 74, bottom: 90 }, mix(scheme.water, scheme.glow, 0.3)),
    riverShip([focus - random.between(2, 10), 81], 36, scheme),
    nearBank(canvas),
  ].join('')
}

/** Blocks of flats left and right, behind a row of trees. */
function town(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('town')
  const stone = masonry(scheme, 0.36)
  const parts: string[] = []
  for (let x = -5; x < width + 4;) {
    const [wide, top] = [random.between(8, 12), QUAY - random.between(9, 13)]
    const panes = [0.12, 0.34, 0.56, 0.78].flatMap((share) =>
      [1.6, 4.4].map((drop) => box([x + wide * share, top + drop], [wide * 0.1, 1.5], stone.window)),
    )
    parts.push(
      box([x, top], [wide, QUAY - top], random.chance(0.5) ? stone.wall : stone.shade),
      polygon(
        [
          [x - 0.2, top],
          [x + 1, top - 2.2],
          [x + wide - 1, top - 2.2],
          [x + wide + 0.2, top],
        ],
        stone.roof,
      ),
      ...panes,
    )
    x += wide
  }
  const trees = Array.from({ length: Math.ceil(width / 5) + 1 }, (_, index) =>
    leafTree(random, [index * 5 + random.between(-1, 1), QUAY], {
      height: random.between(4.6, 6),
      lit: mix(land(0.45), scheme.accent, 0.16),
      shade: land(0.55),
    }),
  )
  return parts.join('') + trees.join('')
}

/** Wings on both sides of the domed middle, every pier ending in a needle. */
function halls({ scheme }: Canvas, x: number): string {
  const base = masonry(scheme)
  const stone = { ...base, wall: mix(base.wall, scheme.snow, 0.35) }
  const dark = mix(stone.roof, scheme.dark, 0.3)
  const wing = (side: number): string => {
    const left = side < 0 ? x - 27 : x + 8
    const wall = side < 0 ? stone.wall : mix(stone.wall, stone.shade, 0.3)
    return (
      polygon(
        [
          [left - 0.4, 54],
          [left + 1, 49.4],
          [left + 18, 49.4],
          [left + 19.4, 54],
        ],
        stone.roof,
      ) +
      box([left, 53.6], [19, 12], wall) +
      needles([left, 53.8], { count: 8, pitch: 2.71, high: 4.4 }, stone) +
      Array.from({ length: 7 }, (_, index) => lancet([left + 1.4 + index * 2.7, 63.4], 1.25, stone.window)).join('') +
      box([left, 60], [19, 0.5], stone.shade)
    )
  }
  const pavilion = (at: number, top: number): string =>
    box([at - 3.4, top], [6.8, QUAY - top], stone.wall) +
    box([at + 1.4, top], [2, QUAY - top], stone.shade) +
    polygon(
      [
        [at - 3.8, top],
        [at - 2, top - 5.4],
        [at + 2, top - 5.4],
        [at + 3.8, top],
      ],
      dark,
    ) +
    needles([at - 3.2, top], { count: 2, pitch: 6.4, high: 7.4 }, stone) +
    [-1.6, 0.3]
      .map((dx) => lancet([at + dx, top + 6], 1.2, stone.window) + lancet([at + dx, top + 12], 1.2, stone.window))
      .join('')
  return [
    wing(-1),
    wing(1),
    pavilion(x - 26.4, 49.4),
    pavilion(x + 26.4, 49.4),
    pavilion(x - 9.6, 47),
    pavilion(x + 9.6, 47),
    box([x - 8, 45], [16, 21], stone.wall),
    box([x + 4, 45], [4, 21], stone.shade),
    dome(x, stone, dark),
    ...[-4.6, -1.2, 2.2].map((dx) => lancet([x + dx + 0.6, 62.6], 2, stone.window)),
    ...[-5.4, -2.8, -0.2, 2.4, 5].map((dx) => lancet([x + dx + 0.2, 52], 1.1, stone.window)),
    needles([x - 7.6, 45.2], { count: 4, pitch: 5.07, high: 5.6 }, stone),
  ].join('')
}

/** The pointed, ribbed dome on its ring of windows, a lantern and a long needle on top. */
function dome(x: number, { wall, shade, roof, window }: Masonry, dark: Colour): string {
  const shell = (from: number, to: number): string =>
    `M${short(x + from)} 39.4Q${short(x + from * 1.06)} 31 ${short(x)} 26.6Q${short(x + to * 1.06)} 31 ${short(x + to)} 39.4z`
  return [
    box([x - 7, 39], [14, 7], wall),
    box([x + 3.4, 39], [3.6, 7], shade),
    ...[-5.4, -2.6, 0.2, 3].map((dx) => lancet([x + dx + 0.6, 44.4], 1.2, window)),
    filled(shell(-6.8, 6.8), roof),
    filled(
      `M${short(x + 1.6)} 39.4Q${short(x + 2)} 31 ${short(x)} 26.6Q${short(x + 7.2)} 31 ${short(x + 6.8)} 39.4z`,
      dark,
    ),
    ...[-4.2, -1.4].map(
      (dx) =>
        `<path fill="none" stroke="${wall}" stroke-width="0.4" d="M${short(x + dx)} 39.4Q${short(x + dx)} 31 ${short(x)} 26.6"/>`,
    ),
    box([x - 7.6, 38.6], [15.2, 1], wall),
    box([x - 1.1, 23], [2.2, 4.4], wall),
    box([x + 0.2, 23], [0.9, 4.4], shade),
    polygon(
      [
        [x - 1.4, 23.2],
        [x, 13],
        [x + 1.4, 23.2],
      ],
      roof,
    ),
  ].join('')
}

/** Needles in a row from this point on. */
function needles(
  [x, foot]: Point,
  { count, pitch, high }: { count: number; pitch: number; high: number },
  { wall, shade }: Masonry,
): string {
  return Array.from({ length: count }, (_, index) => {
    const at = x + index * pitch
    return (
      box([at - 0.35, foot - high * 0.45], [0.7, high * 0.45 + 0.4], wall) +
      polygon(
        [
          [at - 0.55, foot - high * 0.42],
          [at, foot - high],
          [at + 0.55, foot - high * 0.42],
        ],
        shade,
      )
    )
  }).join('')
}

/** A pointed window; the point is the middle of its sill. */
function lancet([x, foot]: Point, wide: number, fill: string): string {
  return `<path fill="${fill}" d="M${short(x - wide / 2)} ${short(foot)}v${short(-wide * 1.6)}q${short(wide * 0.08)} ${short(-wide * 0.7)} ${short(wide / 2)} ${short(-wide)}q${short(wide * 0.42)} ${short(wide * 0.3)} ${short(wide / 2)} ${short(wide)}v${short(wide * 1.6)}z"/>`
}

function nearBank(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('near bank')
  const colours = { lit: mix(land(0.75), scheme.accent, 0.18), shade: land(0.9) }
  const rail = Array.from(
    { length: Math.ceil(width / 2.4) + 2 },
    (_, index) => `M${short(index * 2.4 - 2)} 86.4h.35v3.4h-.35z`,
  )
  return [
    filled(`M-2 86.2h${short(width + 4)}v.5h${short(-width - 4)}z${rail.join('')}`, land(0.85)),
    box([-2, 89.2], [width + 4, 12], canvas.road),
    box([-2, 89.2], [width + 4, 0.8], scheme.wallShade),
    coach(canvas, { at: [width * random.between(0.4, 0.52), 95], length: 17 }),
    leafTree(random, [width * 0.01, 104], { height: 40, ...colours }),
    leafTree(random, [width * 1.03, 104], { height: 34, ...colours }),
    box([-2, 97.4], [width + 4, 6], land(0.9)),
  ].join('')
}
