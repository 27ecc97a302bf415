import { sailingBoat, smoke, steamer } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, range, stripe } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, filled, type Point } from '#demo/posters/drawing/svg.ts'
import { leafTree, wood } from '#demo/posters/drawing/trees.ts'
import { reflected, water } from '#demo/posters/drawing/water.ts'

const SHORE = 58

/** A mountain and its reflection in still water, the old steamer crossing between them. */
export function lake(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('lake')
  const sun: Point = [focus - random.between(20, 28), random.between(18, 28)]
  const far = range(canvas.random('far'), { from: 0, to: width, y: 44, swing: 6, step: 19 })
  const shore = massif(canvas)
  const ship: Point = [focus - random.between(10, 20), SHORE + random.between(9, 12)]
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.5) }),
    clouds(canvas, random.between(30, 36), Math.ceil(width / 90)),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.4), SHORE),
    shore,
    water(canvas, { top: SHORE, bottom: 101, lightX: sun[0] }),
    reflected(shore, SHORE, 0.36),
    smoke([ship[0] + 0.4, ship[1] - 8], 13, mix(scheme.snow, scheme.sky, 0.35)),
    steamer(ship, 19, scheme),
    sailingBoat([focus + random.between(18, 26), SHORE + 4.6], 6.4, scheme),
    quay(canvas),
  ].join('')
}

function massif(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('massif')
  const snow = { lit: scheme.snow, shade: scheme.snowShade, line: random.between(0.36, 0.5) }
  const colours = { lit: mix(land(0.22), scheme.glow, 0.24), shade: land(0.42), base: SHORE }
  const low = hills(canvas.random('low'), { from: -10, to: width + 10, y: 53.4, swing: 2.6, step: 46 })
  return [
    mountain(canvas.random('left'), {
      ...colours,
      x: focus - random.between(30, 40),
      top: random.between(28, 36),
      reach: [44, 36],
      lit: mix(colours.lit, scheme.glow, 0.25),
      shade: mix(colours.shade, scheme.glow, 0.25),
      snow: null,
    }),
    mountain(canvas.random('main'), {
      ...colours,
      x: focus + random.between(2, 12),
      top: random.between(10, 17),
      reach: [random.between(42, 52), 52],
      snow,
    }),
    below(low, land(0.56), SHORE),
    filled(
      wood(canvas.random('shore trees'), low, { from: -4, to: width + 4, heights: [1.8, 3.4], gap: 0.32 }),
      land(0.56),
    ),
  ].join('')
}

/** The near shore: a promenade with its trees, the coach waiting for the boat. */
function quay(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('quay')
  const lawn: readonly Point[] = [
    [-12, 92],
    [width * 0.3, 90.4],
    [width * 0.6, 87],
    [width * 0.82, 82.4],
    [width + 12, 79],
  ]
  const road = lawn.map(([x, y]): Point => [x, y + 3.2])
  const colours = { lit: land(0.84), shade: land(0.98) }
  return [
    below(lawn, land(0.74)),
    stripe(road, 1.7, canvas.road),
    coach(canvas, { at: [width * random.between(0.42, 0.52), 92.2], length: 14, turn: -6.5 }),
    leafTree(random, [width * 0.9, 93], { height: 30, ...colours }),
    leafTree(random, [width * 1.02, 98], { height: 42, ...colours }),
    below(
      [
        [-12, 99],
        [width * 0.5, 98],
        [width * 0.8, 93],
        [width + 12, 88],
      ],
      land(0.98),
    ),
  ].join('')
}
