import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, range, stripe } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, box, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { cypress, leafTree, stonePine } from '#demo/posters/drawing/trees.ts'
import { water } from '#demo/posters/drawing/water.ts'

const FLOOR = 57

/** Ruins of a temple on a hill above the sea; olive trees, and the road below. */
export function temple(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('temple')
  const sun: Point = [focus - random.between(20, 30), random.between(22, 38)]
  const coast = range(canvas.random('coast'), { from: 0, to: width, y: 50, swing: 4, step: 22 })
  return [
    sky(canvas, { at: sun, radius: random.between(7, 9.4) }),
    birds(canvas, [focus + 18, 15]),
    belowEdge(coast, mix(scheme.far, scheme.glow, 0.35), 56),
    water(canvas, { top: 54, bottom: 78, lightX: sun[0] }),
    sailingBoat([focus - random.between(32, 38), 59.5], 6, scheme),
    hill(canvas),
    ruin(canvas, focus + random.between(0, 6)),
    groves(canvas),
  ].join('')
}

function hill(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('hill')
  const crown: readonly Point[] = [
    [focus - 52, 82],
    [focus - 38, 70],
    [focus - 26, 62],
    [focus - 14, FLOOR + 2.4],
    [focus + 12, FLOOR + 1.6],
    [focus + 30, 60],
    [width + 40, 65],
  ]
  const rock = mix(scheme.wallShade, land(0.5), 0.4)
  return [
    cypress([focus + 31, 63], random.between(13, 17), land(0.88)),
    cypress([focus + 34.4, 64], random.between(9, 12), land(0.92)),
    below(crown, mix(canvas.meadow, scheme.wallShade, 0.22)),
    polygon(
      [
        [focus - 30, 68],
        [focus - 22, 64],
        [focus - 16, 66],
        [focus - 20, 71],
        [focus - 28, 72],
      ],
      rock,
    ),
    polygon(
      [
        [focus + 8, 67],
        [focus + 17, 64.5],
        [focus + 22, 69],
        [focus + 12, 71],
      ],
      rock,
    ),
  ].join('')
}

/** Seven columns on three steps; some still bear their beam, and one corner of the gable is gone. */
function ruin(canvas: Canvas, x: number): string {
  const { scheme, land } = canvas
  const random = canvas.random('ruin')
  const lit = mix(scheme.wall, scheme.glow, 0.15)
  const shade = mix(scheme.wallShade, land(0.6), 0.12)
  const lost = random.integer(0, 1)
  const columns = Array.from({ length: 7 }, (_, index) => {
    const left = x - 21 + index * 6.4
    const isBroken = index === 6 || (index === 5 && lost === 1)
    const top = isBroken ? FLOOR - random.between(6, 15) : 31
    const flutes = [0.9, 1.9, 2.7].map((dx) => box([left + dx, top + 1], [0.3, FLOOR - top - 1], shade))
    const capital = isBroken
      ? ''
      : polygon(
          [
            [left - 0.7, 29.4],
            [left + 4.1, 29.4],
            [left + 3.4, 31.6],
            [left, 31.6],
          ],
          lit,
        )
    return (
      `<path fill="${lit}" d="M${short(left + 0.25)} ${short(top)}h2.9l.35 ${short(FLOOR - top)}h-3.6z"/>` +
      box([left + 2.4, top], [0.9, FLOOR - top], shade) +
      flutes.join('') +
      capital
    )
  })
  const end = x - 21 + (lost === 1 ? 4.9 : 5.9) * 6.4
  const back = [-17.6, -11.2, -4.8, 1.6].map((dx) => box([x + dx, 33], [2, FLOOR - 33], mix(shade, scheme.dark, 0.2)))
  return [
    ...back,
    ...columns,
    box([x - 22.4, 25.6], [end - x + 22.4, 3.9], lit),
    box([x - 22.4, 28.4], [end - x + 22.4, 1.1], shade),
    ...Array.from({ length: 8 }, (_, index) => box([x - 20.4 + index * 4, 26.2], [1.4, 1.9], shade)),
    polygon(
      [
        [x - 23.4, 25.6],
        [x - 3, 16.6],
        [x + 5, 19.6],
        [x + 7.4, 22.4],
        [x + 5.6, 25.6],
      ],
      lit,
    ),
    polygon(
      [
        [x - 17.6, 24.4],
        [x - 3, 18.6],
        [x + 3.4, 21.2],
        [x + 2.4, 24.4],
      ],
      shade,
    ),
    box([x - 24.4, FLOOR], [48, 1.6], lit),
    box([x - 26, FLOOR + 1.6], [51, 1.7], shade),
    box([x - 27.6, FLOOR + 3.3], [54, 1.9], lit),
    box([x + 22, FLOOR + 4.6], [6, 2.6], lit),
    box([x + 25, FLOOR + 4.6], [3, 2.6], shade),
  ].join('')
}

/** Terraces with olives, the road along them, a pine in the corner. */
function groves(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('groves')
  const slope: readonly Point[] = hills(canvas.random('slope'), {
    from: -12,
    to: width + 12,
    y: 79,
    swing: 1.6,
    step: 48,
  })
  const road: readonly Point[] = [
    [-4, 87.6],
    [width * 0.3, 86.4],
    [width * 0.66, 86.8],
    [width + 4, 88],
  ]
  const silver = mix(land(0.5), scheme.glow, 0.32)
  const olives = (y: number, size: number, count: number): string[] =>
    Array.from({ length: count }, (_, index) =>
      leafTree(random, [(index + random.between(0.1, 0.9)) * (width / count), y + random.between(-0.6, 0.6)], {
        height: size * random.between(0.85, 1.2),
        lit: silver,
        shade: land(0.68),
      }),
    )
  return [
    below(slope, mix(land(0.5), scheme.wallShade, 0.35)),
    ...olives(81.6, 7, Math.ceil(width / 13)),
    stripe(road, 1.9, canvas.road),
    coach(canvas, { at: [width * random.between(0.34, 0.5), 87.4], length: 14.5 }),
    below(
      [
        [-12, 92],
        [width * 0.4, 91],
        [width + 12, 92.4],
      ],
      land(0.72),
    ),
    ...olives(99, 12, Math.ceil(width / 17)),
    stonePine([width * 0.06, 102], random.between(52, 60), land(0.96)),
    below(
      [
        [-12, 99],
        [width * 0.5, 100],
        [width + 12, 98.4],
      ],
      land(0.95),
    ),
  ].join('')
}
