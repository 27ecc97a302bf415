import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, range, stripe } from '#demo/posters/drawing/land.ts'
import { parasols } from '#demo/posters/drawing/parasols.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, box, type Point } from '#demo/posters/drawing/svg.ts'
import { cypress, leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const FAR_SHORE = 41

/** A warm lake between hills without snow: parasols on the beach, a jetty to jump from, sails outside, the coach behind. */
export function lido(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('lido')
  const sun: Point = [focus - random.between(18, 30), random.between(14, 24)]
  const shores = farShores(canvas)
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(20, 26), Math.ceil(width / 80)),
    shores,
    water(canvas, { top: FAR_SHORE, bottom: 64, lightX: sun[0] }),
    reflected(shores, FAR_SHORE, 0.22),
    ripples(canvas, { top: FAR_SHORE + 4, bottom: 56 }, mix(scheme.water, scheme.glow, 0.32)),
    sailingBoat([focus + random.between(14, 22), FAR_SHORE + 7], 10, scheme),
    sailingBoat([focus - random.between(12, 20), FAR_SHORE + 3], 5.4, scheme),
    jetty(canvas),
    beach(canvas),
    promenade(canvas),
  ].join('')
}

/** Two rows of hills, the nearer with a village's cypresses on its foot. */
function farShores(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('shores')
  const far = range(canvas.random('far'), { from: 0, to: width, y: 28, swing: 6, step: 26 })
  const near = hills(canvas.random('near'), { from: -10, to: width + 10, y: 36, swing: 3.6, step: 58 })
  const x = focus + random.between(16, 24)
  const trees = [-6, -3.4, 5, 7.6].map((dx, index) =>
    cypress([x + dx, FAR_SHORE - 0.4], 4.4 + (index % 2) * 1.8, land(0.7)),
  )
  return [
    belowEdge(far, mix(scheme.far, scheme.glow, 0.42), FAR_SHORE),
    below(near, mix(land(0.3), scheme.glow, 0.16), FAR_SHORE),
    ...trees,
  ].join('')
}

/** A wooden jetty with its ladder, out from the beach. */
function jetty(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('jetty')
  const [x, y] = [width * random.between(0.04, 0.12), 53]
  const [wood, shade] = [mix(scheme.wall, scheme.wallShade, 0.55), mix(scheme.wallShade, scheme.dark, 0.45)]
  const reach = x + 23
  const piles = Array.from({ length: Math.ceil(reach / 5) }, (_, index) =>
    box([reach - 3 - index * 5, y], [0.9, 4.2], shade),
  )
  return [
    ...piles,
    box([-6, y - 0.4], [reach + 6, 1.3], wood),
    box([-6, y + 0.9], [reach + 6, 0.45], shade),
    box([x + 21.6, y - 3], [0.4, 7], shade),
    box([x + 22.8, y - 3], [0.4, 7], shade),
  ].join('')
}

function beach(canvas: Canvas): string {
  const { width, scheme } = canvas
  const edge: readonly Point[] = [
    [-12, 58.4],
    [width * 0.22, 57.2],
    [width * 0.52, 58.6],
    [width * 0.8, 57.4],
    [width + 12, 58.6],
  ]
  const sand = mix(scheme.wall, scheme.wallShade, 0.2)
  return [
    below(edge, scheme.snow),
    below(
      edge.map(([x, y]): Point => [x, y + 1]),
      sand,
    ),
    ...[0, 1, 2].map((rank) => parasols(canvas, rank)),
  ].join('')
}

/** The road behind the beach, in the shade of plane trees. */
function promenade(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('promenade')
  const lawn: readonly Point[] = [
    [-12, 83],
    [width * 0.4, 82],
    [width * 0.7, 82.6],
    [width + 12, 81.4],
  ]
  const road = lawn.map(([x, y]): Point => [x, y + 7])
  const colours = { lit: land(0.62), shade: land(0.84) }
  return [
    below(lawn, canvas.meadow),
    stripe(road, 5, canvas.road),
    coach(canvas, { at: [width * random.between(0.4, 0.52), 91.4], length: 18 }),
    leafTree(random, [width * 0.93, 92], { height: random.between(27, 31), ...colours }),
    leafTree(random, [width * 0.06, 90], { height: random.between(23, 27), ...colours }),
    below(
      [
        [-12, 97],
        [width * 0.5, 96.4],
        [width + 12, 95.4],
      ],
      land(0.9),
    ),
  ].join('')
}
