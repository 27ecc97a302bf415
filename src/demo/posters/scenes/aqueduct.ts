import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, stripe } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import { below, blob, type Point } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const WATERLINE = 76

/** A Roman aqueduct of three tiers of arches across a green river, wooded slopes at its ends, a road on the near bank. */
export function aqueduct(canvas: Canvas): string {
  const { width, focus, scheme } = canvas
  const random = canvas.random('aqueduct')
  const sun: Point = [focus - random.between(24, 34), random.between(10, 14)]
  const far = hills(canvas.random('far'), { from: -12, to: width + 12, y: 48, swing: 5, step: 46 })
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.4) }),
    birds(canvas, [focus + 18, 13]),
    below(far, mix(scheme.far, scheme.glow, 0.35)),
    below(hills(canvas.random('middle'), { from: -12, to: width + 12, y: 60, swing: 3, step: 38 }), canvas.land(0.28)),
    water(canvas, { top: WATERLINE, bottom: 101, lightX: sun[0] }),
    reflected(tiers(canvas), WATERLINE, 0.2),
    tiers(canvas),
    ripples(canvas, { top: WATERLINE + 1, bottom: 96 }, mix(scheme.water, scheme.glow, 0.3)),
    slopes(canvas),
    bank(canvas),
  ].join('')
}

/** Few wide arches below, more of the same width above them, and a row of small ones that carries the channel. */
function tiers({ width, scheme }: Canvas): string {
  const { wall, shade } = masonry(scheme, 0.05)
  const stone = mix(wall, shade, scheme.isNight ? 0.8 : 0.2)
  const colours = { stone, shade: mix(shade, scheme.dark, 0.22) }
  const [from, to] = [-8, width + 8]
  const spans = Math.max(5, Math.round((to - from) / 17))
  return [
    arcade({ from, to, top: 28.6, foot: 36, spans: spans * 3, crown: 1.6 }, colours),
    arcade({ from, to, top: 35.6, foot: 54, spans, crown: 2.6 }, colours),
    arcade({ from, to, top: 53.4, foot: WATERLINE + 1.4, spans, crown: 3 }, colours),
  ].join('')
}

/** Trees on the slopes into which the tiers run at both ends. */
function slopes(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('slopes')
  const reach = Math.min(22, width * 0.16)
  const left: readonly Point[] = [
    [-14, 30],
    [reach * 0.3, 42],
    [reach * 0.7, 58],
    [reach, WATERLINE + 2],
  ]
  const right = left.map(([x, y]): Point => [width - x, y]).toReversed()
  const treesOn = (slope: readonly Point[]) =>
    slope.slice(0, -1).flatMap(([x, y], index) => {
      const [nextX, nextY] = slope[index + 1] ?? [x, y]
      return [0.1, 0.45, 0.8].map((share) =>
        leafTree(random, [x + (nextX - x) * share, y + (nextY - y) * share + 3], {
          height: random.between(7, 10),
          lit: land(0.55),
          shade: land(0.78),
        }),
      )
    })
  return [
    below(left, land(0.66), WATERLINE + 2),
    below(right, land(0.66), WATERLINE + 2),
    ...treesOn(left),
    ...treesOn(right),
  ].join('')
}

/** Pale rocks at the river and the road above them. */
function bank(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('bank')
  const edge: readonly Point[] = [
    [-12, 90.6],
    [width * 0.3, 88.6],
    [width * 0.65, 88.8],
    [width + 12, 91],
  ]
  const rock = mix(land(0.5), scheme.wall, 0.5)
  const rocks = [0.08, 0.34, 0.52, 0.86].map((share) => {
    const [x, wide] = [width * share + random.between(-4, 4), random.between(4, 8)]
    return blob(
      [
        [x - wide, 90.6],
        [x - wide * 0.4, 87.4],
        [x + wide * 0.5, 87.8],
        [x + wide, 90.8],
      ],
      rock,
    )
  })
  const road = edge.map(([x, y]): Point => [x, y + 4.6])
  const at = Math.min(width - 12, Math.max(12, focus - random.between(4, 14)))
  return [
    ...rocks,
    below(edge, canvas.meadow),
    stripe(road, 3, canvas.road),
    coach(canvas, { at: [at, 94.2], length: 15 }),
  ].join('')
}
