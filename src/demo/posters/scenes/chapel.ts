import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { heightAt, hills, stripe } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, type Point, short, linePath } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { spruce, wood } from '#demo/posters/drawing/trees.ts'

/** A white chapel with an onion on its tower, alone on its meadow under a wall of rock needles, a lit tree beside it. */
export function chapel(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('chapel')
  const sun: Point = [focus - random.between(18, 28), random.between(13, 21)]
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.6) }),
    needles(canvas),
    slopes(canvas),
    church(canvas, [focus + random.between(-4, 0), 72.4]),
    litTree(canvas, [focus + random.between(15, 19), 75], random.between(17, 20)),
    lane(canvas),
    filled(
      [0.02, 0.1].map((share, index) => spruce(random, [width * share, 101], 40 - index * 16)).join('') +
        spruce(random, [width * 0.98, 101], 26),
      canvas.land(0.95),
    ),
    below(
      [
        [-12, 97],
        [width * 0.5, 98],
        [width + 12, 96.6],
      ],
      canvas.land(0.95),
    ),
  ].join('')
}

/** Snow lies by night as in winter; in the other seasons it is grass. */
function ground({ scheme, meadow }: Canvas, share: number): Colour {
  return scheme.isNight
    ? mix(scheme.snowShade, scheme.snow, 0.12 + share * 0.4)
    : mix(meadow, scheme.glow, share * 0.24)
}

/** Towers of pale rock side by side, each in light and shade, snow on their ledges. */
function needles({ width, focus, scheme, land, random: chanceFor }: Canvas): string {
  const random = chanceFor('needles')
  const lit = mix(mix(scheme.wall, scheme.far, 0.5), scheme.roof, scheme.isNight ? 0 : 0.12)
  const shade = mix(land(0.34), scheme.wallShade, 0.2)
  const parts: string[] = []
  for (let x = -8; x < width + 8;) {
    const wide = random.between(9, 17)
    const top = 25 + Math.min(14, Math.abs(x - focus) * 0.2) + random.between(-6, 6)
    const [peak, step] = [x + wide * random.between(0.35, 0.6), random.between(5, 9)]
    const left: readonly Point[] = [
      [x - 8, 62],
      [x - 3, top + step * 3],
      [x + wide * 0.1, top + step * 2.1],
      [x + wide * 0.2, top + step * 1.1],
      [peak - wide * 0.1, top + step * 0.7],
      [peak, top],
    ]
    const right: readonly Point[] = [
      [peak + wide * 0.1, top + step * 0.5],
      [x + wide * 0.76, top + step * 1.3],
      [x + wide * 0.86, top + step * 2.5],
      [x + wide + 8, 62],
    ]
    const spine: readonly Point[] = [
      [peak - wide * 0.1, top + step],
      [peak + wide * 0.08, top + step * 1.8],
      [peak - wide * 0.08, top + step * 2.8],
      [peak + wide * 0.1, 62],
    ]
    parts.push(polygon([...left, ...right], lit), polygon([[peak, top], ...right, ...[...spine].reverse()], shade))
    parts.push(
      ...[1.1, 2.1]
        .filter((drop) => top + step * drop < 46)
        .map((drop) =>
          filled(
            `${linePath([
              [x + wide * 0.18, top + step * drop + 0.6],
              [peak - wide * 0.06, top + step * drop - 0.8],
              [peak - wide * 0.1, top + step * drop + 1],
              [x + wide * 0.24, top + step * drop + 1.6],
            ])}Z`,
            scheme.snow,
          ),
        ),
    )
    x += wide * 0.84
  }
  return parts.join('')
}

/** Scree under the needles, then woods and two meadows. */
function slopes(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const back = hills(canvas.random('scree'), { from: -10, to: width + 10, y: 56, swing: 2.4, step: 34 })
  const belt = hills(canvas.random('belt'), { from: -10, to: width + 10, y: 63, swing: 2, step: 44 })
  const meadow: readonly Point[] = [
    [-12, 72],
    [width * 0.3, 69],
    [width * 0.62, 68.4],
    [width + 12, 71.6],
  ]
  return [
    below(back, mix(land(0.4), scheme.snowShade, 0.5)),
    filled(
      wood(canvas.random('upper wood'), back, { from: -4, to: width + 4, heights: [3, 5.4], gap: 0.34 }),
      land(0.5),
    ),
    below(belt, land(0.5)),
    filled(
      wood(canvas.random('lower wood'), belt, { from: -4, to: width + 4, heights: [5, 9], gap: 0.26 }),
      land(0.68),
    ),
    below(
      belt.map(([x, y]): Point => [x, y + 3]),
      land(0.68),
    ),
    below(meadow, ground(canvas, 0.5)),
  ].join('')
}

/** Nave, apse and tower; the windows are lit, the roof carries snow where there is any. */
function church(canvas: Canvas, [x, foot]: Point): string {
  const { scheme, palette } = canvas
  const base = masonry(scheme)
  const stone = { ...base, wall: mix(base.wall, scheme.snow, 0.55) }
  const isSnowy = scheme.isNight || palette === 'winter'
  const roof = isSnowy ? mix(scheme.snow, scheme.snowShade, 0.2) : stone.roof
  const arched = (dx: number, rise: number): string =>
    filled(`M${short(x + dx)} ${short(foot - rise)}v-3.4a1 1.1 0 0 1 2 0v3.4z`, scheme.window)
  return [
    tower(
      [x - 9.6, foot],
      { width: 6, height: 23, cap: 'onion' },
      { ...stone, roof: mix(base.roof, scheme.accent, 0.2) },
    ),
    box([x - 12.6, foot - 17.4], [6, 0.6], stone.shade),
    disc([x - 10.6, foot - 15], 1.15, mix(stone.shade, scheme.dark, 0.2)),
    box([x - 6.6, foot - 10], [17, 10], stone.wall),
    filled(`M${short(x + 10.4)} ${foot}v-8.4q4.6.4 5 4v4.4z`, stone.shade),
    polygon(
      [
        [x - 7, foot - 9.6],
        [x - 5, foot - 17],
        [x + 9.4, foot - 17],
        [x + 12, foot - 9.6],
      ],
      roof,
    ),
    polygon(
      [
        [x + 9.4, foot - 17],
        [x + 12, foot - 9.6],
        [x + 16.4, foot - 7.2],
        [x + 12.4, foot - 12],
      ],
      mix(roof, scheme.dark, 0.24),
    ),
    arched(-4, 2.6),
    arched(0.6, 2.6),
    arched(5.2, 2.6),
    box([x - 7.4, foot - 0.8], [23, 1.2], mix(stone.shade, scheme.dark, 0.2)),
    filled(`M${short(x - 11)} ${foot}v-3.6a1.2 1.3 0 0 1 2.4 0v3.6z`, mix(scheme.roof, scheme.dark, 0.4)),
  ].join('')
}

/** A spruce with candles and a star. */
function litTree(canvas: Canvas, [x, foot]: Point, height: number): string {
  const { scheme, land } = canvas
  const random = canvas.random('lit tree')
  const light = scheme.isNight ? scheme.window : mix(scheme.accent, scheme.snow, 0.2)
  const candles = Array.from({ length: 17 }, (_, index) => {
    const share = 0.14 + (index / 17) * 0.78
    return disc([x + Math.sin(index * 2.4) * height * 0.17 * share, foot - height * (1 - share)], 0.42, light)
  })
  const star = polygon(
    Array.from({ length: 10 }, (_, index): Point => {
      const [turn, reach] = [(index / 10) * Math.PI * 2 - Math.PI / 2, index % 2 === 0 ? 1.7 : 0.7]
      return [x + Math.cos(turn) * reach, foot - height + Math.sin(turn) * reach]
    }),
    light,
  )
  return (
    (scheme.isNight
      ? `<circle cx="${short(x)}" cy="${short(foot - height * 0.45)}" r="${short(height * 0.62)}" fill="${light}" fill-opacity="0.13"/>`
      : '') +
    filled(spruce(random, [x, foot], height), land(0.8)) +
    candles.join('') +
    star
  )
}

function lane(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('lane')
  const edge: readonly Point[] = [
    [-12, 80],
    [width * 0.3, 79],
    [width * 0.65, 80.4],
    [width + 12, 79],
  ]
  const road = edge.map(([x, y]): Point => [x, y + 7.8])
  const posts = Array.from({ length: Math.ceil(width / 5) + 1 }, (_, index) => {
    const x = index * 5 - 1
    return `M${short(x)} ${short(heightAt(edge, x) + 0.4)}v-3.6h.7v3.6z`
  })
  return [
    `<path fill="none" stroke="${mix(scheme.wallShade, scheme.dark, 0.6)}" stroke-width="0.45" d="${linePath(edge.map(([x, y]): Point => [x, y - 2]))}"/>`,
    filled(posts.join(''), mix(scheme.wallShade, scheme.dark, 0.6)),
    below(edge, ground(canvas, 0.9)),
    stripe(road, 3.2, scheme.isNight ? mix(scheme.snowShade, scheme.mid, 0.6) : canvas.road),
    coach(canvas, { at: [width * random.between(0.36, 0.46), 88.3], length: 16.5 }),
  ].join('')
}
