import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { heightAt, hills, stripe } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'

const FOOT = 74

/** Bare land of ice and lava: a glacier on the horizon, a waterfall over columns of basalt, the road across black sand. */
export function falls(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('falls')
  const sun: Point = [focus - random.between(24, 34), random.between(16, 26)]
  return [
    sky(canvas, { at: sun, radius: random.between(4.6, 6) }),
    glacier(canvas),
    birds(canvas, [width * 0.12, 21]),
    plateau(canvas),
    cascade(canvas),
    plain(canvas),
  ].join('')
}

/** A cap of ice, flat as a shield, with blue clefts where it breaks off. */
function glacier(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('glacier')
  const y = random.between(27, 31)
  const cap: readonly Point[] = [
    [-12, y + 9],
    [width * 0.18, y + 3.4],
    [width * 0.42, y],
    [width * 0.7, y + 1.6],
    [width + 12, y + 8],
  ]
  const clefts = Array.from({ length: Math.ceil(width / 7) }, (_, index) => {
    const x = index * 7 + random.between(-2, 2)
    const top = heightAt(cap, x) + random.between(3, 6)
    return polygon(
      [
        [x, top],
        [x + random.between(1, 2.4), top + 0.4],
        [x + 0.4, top + random.between(4, 7)],
      ],
      scheme.snowShade,
    )
  })
  const rock = hills(canvas.random('rock'), { from: -10, to: width + 10, y: 43, swing: 2.4, step: 38 })
  return [below(cap, scheme.snow), ...clefts, below(rock, mix(land(0.4), scheme.far, 0.35))].join('')
}

/** The edge of the high land, broken into columns, dark below its brow of moss and old snow. */
function plateau(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const brow = browOf(canvas)
  const random = canvas.random('columns')
  const columns: string[] = []
  for (let x = -6; x < width + 6; x += random.between(1.6, 2.8)) {
    const top = heightAt(brow, x) + random.between(1.6, 3.4)
    columns.push(`M${short(x)} ${short(top)}h${short(random.between(0.5, 0.9))}V${FOOT}h-0.8z`)
  }
  return [
    below(brow, mix(canvas.meadow, scheme.snow, scheme.isNight ? 0.3 : 0.12)),
    below(
      brow.map(([x, y]): Point => [x, y + 1.8]),
      mix(land(0.72), scheme.near, 0.2),
    ),
    filled(columns.join(''), land(0.95)),
  ].join('')
}

function browOf(canvas: Canvas): readonly Point[] {
  const { width, focus } = canvas
  const random = canvas.random('brow')
  const [left, right] = [random.between(44, 49), random.between(42, 48)]
  return [
    [-12, left],
    [focus - 30, left + 2],
    [focus - 9, 48],
    [focus, 49],
    [focus + 9, 47.6],
    [focus + 32, right + 1],
    [width + 12, right - 2],
  ]
}

/** The river falls in strands, white at its foot. */
function cascade(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const random = canvas.random('cascade')
  const [half, top] = [random.between(6, 8.5), 48.2]
  const strands = [-0.62, -0.2, 0.24, 0.6].map((share) => {
    const x = focus + half * share
    return polygon(
      [
        [x, top + 1],
        [x + 0.9, top + 1],
        [x + 1.5, FOOT],
        [x - 0.3, FOOT],
      ],
      mix(scheme.snowShade, scheme.water, 0.25),
    )
  })
  return [
    polygon(
      [
        [focus - half, top],
        [focus + half, top],
        [focus + half + 1.6, FOOT + 2],
        [focus - half - 1.6, FOOT + 2],
      ],
      scheme.snow,
    ),
    ...strands,
    filled(
      `M${short(focus - half - 9)} ${FOOT + 2.4}q4 -5.4 8 -4q3 -4.4 ${short(half)} -2.6q4 -3 ${short(half)} 1.2q5 -2.6 9 5.4z`,
      mix(scheme.snow, scheme.glow, 0.25),
    ),
  ].join('')
}

/** Black sand, the river in its braids, the road with its posts, and snow left on the lava in front. */
function plain(canvas: Canvas): string {
  const { width, focus, scheme, land } = canvas
  const random = canvas.random('plain')
  const sand: readonly Point[] = [
    [-12, 73],
    [width * 0.3, 74.6],
    [width * 0.64, 75],
    [width + 12, 72.4],
  ]
  const road = sand.map(([x, y]): Point => [x, y + 11])
  const river = [
    [focus - 8, 76],
    [focus + 8, 76],
    [focus + 20, 80],
    [focus + 44, 83],
    [focus + 40, 84.6],
    [focus + 8, 82],
  ].map(([x = 0, y = 0]): Point => [x, y])
  const posts = Array.from({ length: Math.ceil(width / 11) + 1 }, (_, index) =>
    box([index * 11 + 2, heightAt(road, index * 11) - 4.4], [0.5, 3], scheme.accent),
  )
  const lava: readonly Point[] = [
    [-12, 93],
    [width * 0.14, 90.6],
    [width * 0.3, 95],
    [width * 0.58, 96.6],
    [width * 0.82, 91.4],
    [width + 12, 94],
  ]
  return [
    below(sand, mix(land(0.9), scheme.wallShade, 0.16)),
    polygon(river, mix(scheme.water, scheme.snow, 0.3)),
    stripe(road, 4.4, mix(canvas.road, land(0.6), scheme.isNight ? 0.3 : 0.15)),
    ...posts,
    coach(canvas, { at: [width * random.between(0.34, 0.48), 86.4], length: 17, turn: 0.6 }),
    below(lava, mix(scheme.snow, scheme.snowShade, 0.5)),
    below(
      lava.map(([x, y], index): Point => [x, y + 1.6 + (index % 2) * 1.8]),
      land(1),
    ),
  ].join('')
}
