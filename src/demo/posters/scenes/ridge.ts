import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { heightAt, hills, range, stripe } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, filled, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** A great horn over its valley: snow in the light, a dark wood, the road along an alp. */
export function ridge(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('ridge')
  const sun: Point = [focus - random.between(24, 32), random.between(17, 26)]
  const far = range(canvas.random('far'), { from: 0, to: width, y: 47, swing: 6, step: 17 })
  return [
    sky(canvas, { at: sun, radius: random.between(4.6, 6) }),
    clouds(canvas, random.between(30, 36), Math.ceil(width / 70)),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.35), 70),
    peaks(canvas),
    valley(canvas),
    alp(canvas),
  ].join('')
}

/** A lone horn, a broad white dome, or three summits in a row: as the seed decides. */
const groups = [
  [
    { dx: 0, top: 10, reach: 34, snow: 0.5 },
    { dx: -33, top: 37, reach: 30, snow: 0.36 },
    { dx: 36, top: 34, reach: 32, snow: 0.4 },
  ],
  [
    { dx: 4, top: 19, reach: 58, snow: 0.62 },
    { dx: -28, top: 29, reach: 34, snow: 0.5 },
    { dx: 46, top: 32, reach: 34, snow: 0.45 },
  ],
  [
    { dx: 2, top: 15, reach: 32, snow: 0.52 },
    { dx: -23, top: 24, reach: 28, snow: 0.48 },
    { dx: 29, top: 21, reach: 30, snow: 0.46 },
  ],
] as const

function peaks(canvas: Canvas): string {
  const { focus, land, scheme } = canvas
  const random = canvas.random('peaks')
  const group = groups[random.integer(0, 2)] ?? groups[0]
  return [...group]
    .reverse()
    .map((summit, index) => {
      const haze = index === 2 ? 0.2 : 0.42
      return mountain(canvas.random(`summit ${index}`), {
        x: focus + summit.dx + random.between(-3, 3),
        top: summit.top + random.between(-2, 4),
        base: 80,
        reach: [summit.reach + random.between(0, 8), summit.reach + random.between(0, 8)],
        lit: mix(land(0.18), scheme.glow, haze),
        shade: mix(land(0.4), scheme.glow, haze - 0.18),
        snow: { lit: scheme.snow, shade: scheme.snowShade, line: summit.snow },
      })
    })
    .join('')
}

function valley(canvas: Canvas): string {
  const { width, land } = canvas
  const back = hills(canvas.random('back'), { from: -10, to: width + 10, y: 69, swing: 4, step: 40 })
  const trees = wood(canvas.random('back trees'), back, { from: -5, to: width + 5, heights: [2.2, 4], gap: 0.3 })
  return below(back, land(0.55)) + filled(trees, land(0.55))
}

function alp(canvas: Canvas): string {
  const { width, land, focus } = canvas
  const random = canvas.random('alp')
  const meadow: readonly Point[] = [
    [-12, 72],
    [width * 0.2, 76.5],
    [width * 0.5, 81],
    [width * 0.8, 85.5],
    [width + 12, 86.5],
  ]
  const road = meadow.map(([x, y]): Point => [x, y + 3.4])
  const slope: readonly Point[] = [
    [-12, 99],
    [width * 0.3, 96],
    [width * 0.62, 90],
    [width * 0.85, 83],
    [width + 12, 76],
  ]
  const at = focus - random.between(14, 24)
  return [
    below(meadow, canvas.meadow),
    random.chance(0.5) ? hamlet(canvas, meadow) : '',
    stripe(road, 1.5, canvas.road),
    coach(canvas, { at: [at, heightAt(road, at) + 0.2], length: 12, turn: 7.5 }),
    filled(
      wood(canvas.random('front trees'), slope, {
        from: Math.max(width * 0.5, focus - 6),
        to: width + 6,
        heights: [9, 17],
        gap: 0.22,
      }),
      land(1),
    ),
    below(slope, land(1)),
  ].join('')
}

/** A church and its few houses on the edge of the meadow. */
function hamlet(canvas: Canvas, meadow: readonly Point[]): string {
  const { focus, scheme } = canvas
  const stone = masonry(scheme, 0.06)
  const on = (x: number): Point => [x, heightAt(meadow, x) + 1.6]
  const x = focus - 36
  return (
    tower(on(x + 3.4), { width: 2.8, height: 8, cap: 'spire' }, stone) +
    [9.5, -5, 4].map((dx, index) => house(on(x + dx), 4.4 + index * 0.4, stone)).join('')
  )
}
