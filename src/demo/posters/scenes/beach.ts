import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { parasols } from '#demo/posters/drawing/parasols.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { palm } from '#demo/posters/drawing/trees.ts'
import { ripples, water } from '#demo/posters/drawing/water.ts'

const HORIZON = 38

/** Parasols in ranks down to the water, a row of striped cabins, and the coach on the promenade. */
export function beach(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('beach')
  const sun: Point = [focus - random.between(14, 30), random.between(14, 26)]
  const foam: readonly Point[] = [
    [-12, 54],
    [width * 0.2, 55.6],
    [width * 0.5, 53.6],
    [width * 0.78, 55.2],
    [width + 12, 53.4],
  ]
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(22, 29), Math.ceil(width / 70)),
    water(canvas, { top: HORIZON, bottom: 60, lightX: sun[0] }),
    ripples(canvas, { top: HORIZON + 3, bottom: 54 }, mix(scheme.water, scheme.glow, 0.35)),
    sailingBoat([focus + random.between(8, 18), HORIZON + 5], 9, scheme),
    sailingBoat([focus - random.between(20, 30), HORIZON + 2], 5, scheme),
    below(foam, scheme.snow),
    below(
      foam.map(([x, y]): Point => [x, y + 1.2]),
      mix(scheme.wall, scheme.wallShade, 0.25),
    ),
    ...[0, 1, 2].map((rank) => parasols(canvas, rank)),
    cabins(canvas),
    promenade(canvas),
  ].join('')
}

/** Bathing cabins with pointed roofs, their boards striped. */
function cabins(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const random = canvas.random('cabins')
  const x = focus + random.between(2, 10)
  const colours = [scheme.roof, scheme.accent, mix(scheme.water, scheme.near, 0.2), scheme.roof, scheme.accent]
  return colours
    .map((colour, index) => {
      const [left, high] = [x + index * 7, 9]
      const stripes = [0.1, 0.36, 0.62].map((share) => box([left + 6 * share, 83 - high], [0.9, high], colour))
      return (
        box([left, 83 - high], [6, high], mix(scheme.snow, scheme.wall, 0.5)) +
        stripes.join('') +
        polygon(
          [
            [left - 0.6, 83 - high],
            [left + 3, 78.6 - high],
            [left + 6.6, 83 - high],
          ],
          colour,
        ) +
        box([left + 4.4, 77.4], [1.3, 5.6], mix(scheme.dark, colour, 0.4))
      )
    })
    .join('')
}

function promenade(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('promenade')
  const rail = Array.from({ length: Math.ceil(width / 4) + 2 }, (_, index) => `M${index * 4 - 2} 81.6h.5v3.6h-.5z`)
  return [
    box([-2, 83], [width + 4, 3], mix(scheme.wallShade, scheme.wall, 0.3)),
    filled(`M-2 81.4h${width + 4}v.55h${-width - 4}z${rail.join('')}`, mix(scheme.snow, scheme.wall, 0.3)),
    box([-2, 86], [width + 4, 18], canvas.road),
    coach(canvas, { at: [width * random.between(0.3, 0.45), 92.6], length: 20 }),
    palm([width * 0.9, 99], random.between(40, 48), land(0.9)),
    palm([width * 0.06, 102], random.between(30, 38), land(0.95)),
    below(
      [
        [-12, 97.4],
        [width * 0.5, 96.4],
        [width + 12, 96],
      ],
      land(0.85),
    ),
  ].join('')
}
