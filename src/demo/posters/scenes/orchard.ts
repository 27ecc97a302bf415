import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { range, stripe } from '#demo/posters/drawing/land.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { ripples, water } from '#demo/posters/drawing/water.ts'

const HORIZON = 44

/** Fruit trees in rows down to a wide water; bicycles leaning by the road. */
export function orchard(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('orchard')
  const sun: Point = [focus - random.between(12, 28), random.between(16, 28)]
  const far = range(canvas.random('far'), { from: 0, to: width, y: 39, swing: 5, step: 20 })
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(14, 24), Math.ceil(width / 70)),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.38), HORIZON + 1),
    water(canvas, { top: HORIZON, bottom: 62, lightX: sun[0] }),
    ripples(canvas, { top: HORIZON + 2, bottom: 56 }, mix(scheme.water, scheme.glow, 0.3)),
    sailingBoat([focus + random.between(6, 18), HORIZON + 6], 7.4, scheme),
    sailingBoat([focus - random.between(16, 30), HORIZON + 3], 4.6, scheme),
    rows(canvas),
    roadside(canvas),
  ].join('')
}

/** Assumption: trees in the southern palette are olives on red earth, all others blossom over grass. */
function isOlive({ palette }: Canvas): boolean {
  return palette === 'south'
}

/** Four rows, each nearer one larger, with the bare strips between them. */
function rows(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('rows')
  const earth = isOlive(canvas) ? mix(scheme.mid, scheme.wall, 0.3) : canvas.meadow
  const crown = isOlive(canvas)
    ? mix(scheme.near, scheme.snow, 0.32)
    : mix(scheme.accent, scheme.snow, scheme.isNight ? 0.05 : 0.45)
  const colours = { lit: crown, shade: mix(crown, land(0.62), 0.4) }
  const shore: readonly Point[] = [
    [-12, 56],
    [width * 0.3, 54.6],
    [width * 0.6, 55.4],
    [width + 12, 53],
  ]
  const stands = [
    [58.6, 7, 8.4],
    [63.4, 9.6, 11.6],
    [70, 13, 16],
  ] as const
  return (
    below(shore, earth) +
    stands
      .map(([y, height, pitch], rank) => {
        const shift = random.between(0, pitch)
        const strip = below(
          [
            [-12, y - 1],
            [width * 0.5, y - 1.6],
            [width + 12, y - 1.2],
          ],
          mix(earth, rank % 2 === 0 ? land(0.5) : scheme.wall, 0.16 + rank * 0.05),
        )
        const trees = Array.from({ length: Math.ceil(width / pitch) + 2 }, (_, index) => {
          const x = (index - 1) * pitch + shift + random.between(-0.8, 0.8)
          const shadow = polygon(
            [
              [x - height * 0.3, y + 0.2],
              [x + height * 0.5, y + 0.2],
              [x + height * 0.44, y + 0.9],
              [x - height * 0.2, y + 0.9],
            ],
            mix(earth, land(0.75), 0.45),
          )
          return shadow + leafTree(random, [x, y + 0.6], { height: height * random.between(0.92, 1.1), ...colours })
        })
        return strip + trees.join('')
      })
      .join('')
  )
}

function roadside(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('roadside')
  const verge: readonly Point[] = [
    [-12, 75],
    [width * 0.35, 76.4],
    [width * 0.7, 76],
    [width + 12, 74.4],
  ]
  const road = verge.map(([x, y]): Point => [x, y + 4.4])
  const front: readonly Point[] = [
    [-12, 86],
    [width * 0.4, 88],
    [width * 0.8, 87],
    [width + 12, 84],
  ]
  const flowers = Array.from({ length: Math.round(width / 2.6) }, () =>
    disc(
      [random.between(-2, width + 2), random.between(89, 99)],
      random.between(0.4, 0.85),
      random.chance(0.6) ? scheme.accent : scheme.snow,
    ),
  )
  return [
    below(verge, canvas.meadow),
    stripe(road, 2, canvas.road),
    coach(canvas, { at: [width * random.between(0.5, 0.64), 81.2], length: 14.5 }),
    below(front, land(0.66)),
    ...flowers,
    bicycle(canvas, [width * random.between(0.16, 0.24), 90], 12),
    below(
      [
        [-12, 98],
        [width * 0.5, 99.4],
        [width + 12, 97],
      ],
      land(0.9),
    ),
  ].join('')
}

/** A bicycle leaning at the edge of the meadow; the point is the foot of its rear wheel. */
function bicycle({ scheme, land }: Canvas, [x, foot]: Point, length: number): string {
  const r = length * 0.21
  const colour = land(1)
  const wheel = (dx: number): string =>
    `<circle cx="${short(x + dx)}" cy="${short(foot - r)}" r="${short(r)}" fill="none" stroke="${colour}" stroke-width="${short(length * 0.035)}"/>`
  const at = (dx: number, dy: number): string => `${short(x + length * dx)} ${short(foot - length * dy)}`
  const frame = `M${at(0, 0.21)}L${at(0.19, 0.5)}L${at(0.5, 0.5)}L${at(0.24, 0.21)}L${at(0, 0.21)}M${at(0.24, 0.21)}L${at(0.17, 0.56)}M${at(0.6, 0.21)}L${at(0.48, 0.6)}`
  return [
    wheel(0),
    wheel(length * 0.6),
    `<path fill="none" stroke="${scheme.roof}" stroke-width="${short(length * 0.042)}" stroke-linejoin="round" d="${frame}"/>`,
    filled(`M${at(0.08, 0.58)}h${short(length * 0.18)}v${short(length * 0.05)}h${short(-length * 0.18)}z`, colour),
    `<path fill="none" stroke="${colour}" stroke-width="${short(length * 0.04)}" stroke-linecap="round" d="M${at(0.48, 0.6)}L${at(0.55, 0.62)}L${at(0.58, 0.57)}"/>`,
  ].join('')
}
