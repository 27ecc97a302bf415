import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { heightAt, hills, stripe } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, transformed, type Point, short } from '#demo/posters/drawing/svg.ts'
import { spruce, wood } from '#demo/posters/drawing/trees.ts'

/** Cows on their way up to the alp past a shingled farmhouse, the limestone range with the last snow above the pastures. */
export function alp(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('alp')
  const sun: Point = [focus - random.between(18, 30), random.between(14, 24)]
  return [
    sky(canvas, { at: sun, radius: random.between(5.6, 7.4) }),
    clouds(canvas, random.between(22, 32), Math.ceil(width / 80)),
    crests(canvas),
    pastures(canvas),
    farmhouse(canvas, [focus + random.between(4, 9), 69]),
    procession(canvas),
    valleyRoad(canvas),
  ].join('')
}

function crests(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('crests')
  const rock = mix(scheme.snowShade, scheme.far, 0.35)
  const colours = { lit: mix(rock, scheme.snow, 0.42), shade: mix(rock, land(0.4), 0.42), base: 60 }
  const snow = (line: number): { lit: Colour; shade: Colour; line: number } => ({
    lit: scheme.snow,
    shade: mix(scheme.snowShade, scheme.snow, 0.2),
    line,
  })
  const crest = (dx: number, top: number, line: number): string =>
    mountain(canvas.random(`crest ${dx}`), {
      ...colours,
      x: focus + dx,
      top: top + random.between(-2.5, 2.5),
      reach: [27, 30],
      snow: snow(line),
    })
  return (
    [-94, -66, 68, 96]
      .filter((dx) => focus + dx > -30 && focus + dx < width + 30)
      .map((dx) => crest(dx, 42, 0.2))
      .join('') +
    crest(-38, 37, 0.24) +
    crest(40, 36, 0.26) +
    crest(-15, 31, 0.3) +
    crest(17, 24, 0.36)
  )
}

/** Two swells of green with a line of spruces and a hut or two far off. */
function pastures(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('pastures')
  const high = hills(canvas.random('high'), { from: -10, to: width + 10, y: 56, swing: 3, step: 46 })
  const low = hills(canvas.random('low'), { from: -10, to: width + 10, y: 65, swing: 1.8, step: 60 })
  const huts = Array.from({ length: Math.ceil(width / 36) }, (_, index) => {
    const x = index * 36 + random.between(6, 26)
    const foot = heightAt(high, x) + 4.6
    return (
      box([x, foot - 1.8], [3.6, 2.2], mix(scheme.wallShade, scheme.dark, 0.5)) +
      polygon(
        [
          [x - 0.5, foot - 1.7],
          [x + 1.8, foot - 3.4],
          [x + 4.1, foot - 1.7],
        ],
        scheme.roof,
      )
    )
  })
  return [
    filled(wood(canvas.random('line'), high, { from: -4, to: width + 4, heights: [2, 4], gap: 0.5 }), land(0.52)),
    below(high, mix(land(0.42), scheme.glow, 0.1)),
    ...huts,
    filled(wood(canvas.random('belt'), low, { from: -4, to: width * 0.36, heights: [4, 7], gap: 0.3 }), land(0.66)),
    below(low, mix(canvas.meadow, scheme.glow, 0.12)),
  ].join('')
}

/** The gable full of small windows with their white frames, the stable built on crosswise. */
function farmhouse({ scheme }: Canvas, at: Point): string {
  const boards = mix(scheme.wallShade, scheme.roof, 0.42)
  const dark = mix(boards, scheme.dark, 0.45)
  const rows = [
    [-13.4, 3],
    [-9, 5],
    [-4.8, 6],
  ] as const
  const panes = rows.flatMap(([y, count]) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 2.7
      return box([x - 0.95, y], [1.9, 2.6], scheme.snow) + box([x - 0.65, y + 0.3], [1.3, 2], scheme.window)
    }),
  )
  return transformed(
    [
      box([7, -10], [17, 10], dark),
      polygon(
        [
          [5, -9.6],
          [8, -15.4],
          [23.6, -15.4],
          [25.4, -9.6],
        ],
        mix(scheme.roof, scheme.dark, 0.4),
      ),
      box([13, -6.4], [4.6, 6.4], mix(dark, scheme.dark, 0.5)),
      polygon(
        [
          [-9.4, 0],
          [-9.4, -11],
          [0, -18.4],
          [9.4, -11],
          [9.4, 0],
        ],
        boards,
      ),
      polygon(
        [
          [5.8, 0],
          [5.8, -13.8],
          [9.4, -11],
          [9.4, 0],
        ],
        mix(boards, dark, 0.5),
      ),
      polygon(
        [
          [-11, -9.6],
          [0, -18.3],
          [11, -9.6],
          [11, -11.2],
          [0, -20.2],
          [-11, -11.2],
        ],
        scheme.roof,
      ),
      ...[-10, -5.8].map((y) => box([-9.4, y], [18.8, 0.5], dark)),
      ...panes,
      box([-9.4, -1], [18.8, 1], mix(scheme.wall, scheme.wallShade, 0.5)),
    ].join(''),
    at,
  )
}

/** The herdsman in front, then the cows, bells and wreaths on. */
function procession(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('procession')
  const path: readonly Point[] = [
    [-12, 79.4],
    [width * 0.3, 77.6],
    [width * 0.6, 78.6],
    [width + 12, 75.6],
  ]
  const hides = [
    mix(scheme.roof, scheme.dark, 0.5),
    mix(scheme.wallShade, scheme.dark, 0.42),
    mix(scheme.dark, scheme.roof, 0.18),
  ]
  const first = width * (canvas.isWide ? 0.52 : 0.74)
  const cows = Array.from({ length: canvas.isWide ? 7 : 4 }, (_, index) => {
    const x = first - 10.6 - index * 11.4 + random.between(-0.8, 0.8)
    return cow(canvas, [x, heightAt(path, x) + 0.5], {
      hide: hides[(index + random.integer(0, 1)) % 3] ?? scheme.dark,
      size: random.between(0.78, 0.88),
    })
  })
  return (
    below(
      [
        [-12, 75.4],
        [width * 0.3, 74.4],
        [width * 0.6, 75.2],
        [width + 12, 73.4],
      ],
      canvas.meadow,
    ) +
    stripe(path, 1.7, canvas.road) +
    cows.join('') +
    herdsman(canvas, [first, heightAt(path, first) + 0.3])
  )
}

function cow({ scheme }: Canvas, at: Point, { hide, size }: { hide: Colour; size: number }): string {
  const dim = mix(hide, scheme.dark, 0.4)
  return transformed(
    [
      ...[-3.4, 2.4].map((x) => box([x, -3], [0.85, 3], dim)),
      box([-5.3, -5.9], [0.4, 3.8], dim),
      filled('M-4.9 -6.1L3.2 -6.3Q4.6 -6.2 4.5 -4.6L4.1 -2.6H-4.6Q-5.2 -4.4 -4.9 -6.1z', hide),
      ...[-4.5, 3.4].map((x) => box([x, -3], [0.9, 3], hide)),
      filled('M3 -6.2L5.4 -8.4L7 -7.6L7.9 -5.6L6.9 -5.1L4.4 -4.8z', hide),
      box([7, -6], [0.9, 0.9], scheme.wall),
      `<path fill="none" stroke="${scheme.snow}" stroke-width="0.38" d="M5.3 -8.2Q4.8 -9.4 5.8 -10"/>`,
      disc([5.6, -8.4], 0.75, scheme.accent),
      disc([6.5, -8.2], 0.55, scheme.snow),
      disc([4.6, -4], 0.95, mix(scheme.accent, scheme.wallShade, 0.55)),
      disc([-2.4, -2.5], 0.7, mix(scheme.accent, scheme.wall, 0.6)),
    ].join(''),
    at,
    { scale: size },
  )
}

/** Yellow breeches, red waistcoat, a bucket on his shoulder. */
function herdsman({ scheme }: Canvas, at: Point): string {
  return transformed(
    [
      box([-0.9, -3.2], [0.8, 3.2], scheme.wallShade),
      box([0.2, -3.2], [0.8, 3.2], scheme.wall),
      box([-1, -6], [2, 3], scheme.roof),
      box([-1.2, -5.8], [0.5, 2], scheme.snow),
      box([0.7, -5.8], [0.5, 2], scheme.snow),
      disc([0, -6.9], 0.85, mix(scheme.wall, scheme.roof, 0.25)),
      box([-1, -8.2], [2, 0.8], scheme.dark),
      disc([-1.9, -5.6], 1, mix(scheme.wallShade, scheme.roof, 0.3)),
    ].join(''),
    at,
    { scale: 0.9 },
  )
}

function valleyRoad(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('valley road')
  const verge: readonly Point[] = [
    [-12, 84],
    [width * 0.4, 85.2],
    [width * 0.75, 84.4],
    [width + 12, 85.4],
  ]
  const posts = Array.from(
    { length: Math.ceil(width / 4.6) + 1 },
    (_, index) => `M${short(index * 4.6)} 81.8h.6v4h-.6z`,
  )
  return [
    filled(
      `M-2 82.7h${short(width + 4)}v.4h${short(-width - 4)}zM-2 84h${short(width + 4)}v.4h${short(-width - 4)}z${posts.join('')}`,
      mix(scheme.wallShade, scheme.dark, 0.5),
    ),
    below(verge, land(0.56)),
    stripe(
      verge.map(([x, y]): Point => [x, y + 6.4]),
      3,
      canvas.road,
    ),
    coach(canvas, { at: [width * random.between(0.36, 0.5), 91.6], length: 16.5 }),
    filled(
      [0.9, 0.98, 1.05].map((share, index) => spruce(random, [width * share, 101], 24 + index * 9)).join('') +
        spruce(random, [width * 0.01, 101], 20),
      land(0.86),
    ),
    below(
      [
        [-12, 96.6],
        [width * 0.5, 97.2],
        [width + 12, 95.4],
      ],
      land(0.86),
    ),
  ].join('')
}
