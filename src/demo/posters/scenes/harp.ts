import { steamer } from '#demo/posters/drawing/boats.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { range } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { belowEdge, box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const SHORE = 52
const STAGE_FOOT = 68

/** A golden harp as high as a house on a stage in the lake, beams of light on it, the rows of the audience before it. */
export function harp(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('harp')
  const sun: Point = [focus - random.between(20, 30), random.between(14, 22)]
  const set = strings(canvas, focus + 2) + boards(canvas, focus + 2)
  const far = range(canvas.random('far'), { from: 0, to: width, y: 44, swing: 5, step: 22 })
  const near = range(canvas.random('near'), { from: 0, to: width, y: 49, swing: 2.6, step: 34 })
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.6) }),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.2), SHORE + 1),
    belowEdge(near, mix(scheme.far, scheme.mid, 0.7), SHORE + 1),
    lights(canvas),
    water(canvas, { top: SHORE, bottom: 101, lightX: sun[0] }),
    ripples(canvas, { top: 60, bottom: 86 }, mix(scheme.water, scheme.glow, 0.28)),
    steamer([focus - random.between(22.5, 24.5), 59], 16, scheme),
    beams(canvas),
    reflected(set, STAGE_FOOT + 1, 0.34),
    set,
    audience(canvas),
    promenade(canvas),
  ].join('')
}

/** Windows of the town along the far shore. */
function lights({ width, scheme, random: chanceFor }: Canvas): string {
  const random = chanceFor('lights')
  return Array.from({ length: Math.ceil(width / 3) }, (_, index) =>
    disc([index * 3 + random.between(-1, 1), SHORE - random.between(0.4, 1.8)], 0.3, scheme.window),
  ).join('')
}

/** Light from both ends of the stage, crossing on the harp. */
function beams({ focus, scheme }: Canvas): string {
  const x = focus + 2
  const fill = scheme.isNight ? scheme.window : scheme.snow
  return [
    [-24, 6],
    [24, -8],
  ]
    .map(
      ([dx = 0, to = 0]) =>
        `<path fill="${fill}" fill-opacity="0.2" d="M${short(x + dx)} ${STAGE_FOOT - 2}L${short(x + to - 7)} 15L${short(x + to + 7)} 13z"/>`,
    )
    .join('')
}

/** Column, curved neck, body and strings. */
function strings({ scheme }: Canvas, x: number): string {
  const gold = mix(scheme.window, scheme.wall, scheme.isNight ? 0.1 : 0.5)
  const lit = scheme.isNight ? gold : mix(scheme.wall, scheme.accent, 0.4)
  const dim = mix(lit, scheme.roof, 0.42)
  const neck = (share: number): number => 26 - Math.sin(share * Math.PI * 1.1) * 3.4 + share * share * 7.4
  const threads = Array.from({ length: 12 }, (_, index) => {
    const share = (index + 1) / 14
    const at = x - 12 + share * 24
    return `M${short(at)} ${short(neck(share))}V${short(61.4 - share * 23.5)}`
  })
  const edge = Array.from({ length: 13 }, (_, index) => index / 12)
  const upper = edge.map((share): Point => [x - 12 + share * 24.6, neck(share) - 2.6 - share * 0.8])
  const lower = edge.map((share): Point => [x - 12 + share * 24.6, neck(share) + 0.4]).reverse()
  return [
    `<path fill="none" stroke="${scheme.snow}" stroke-width="0.3" d="${threads.join('')}"/>`,
    polygon(
      [
        [x - 11.4, 65],
        [x - 9.6, 59.6],
        [x + 11.4, 33.4],
        [x + 14.4, 34.4],
        [x - 4.6, 65],
      ],
      lit,
    ),
    polygon(
      [
        [x - 6.6, 65],
        [x + 13, 34],
        [x + 14.4, 34.4],
        [x - 4.6, 65],
      ],
      dim,
    ),
    polygon([...upper, ...lower], lit),
    disc([x + 12.4, 30.2], 2.6, lit),
    disc([x + 12.4, 30.2], 1.1, dim),
    box([x - 14, 24], [3, 42], lit),
    box([x - 12.2, 24], [1.2, 42], dim),
    ...[24.6, 28, 58].map((y) => box([x - 14.7, y], [4.4, 1.1], lit)),
    polygon(
      [
        [x - 15.2, 24],
        [x - 12.5, 16.6],
        [x - 9.8, 24],
      ],
      lit,
    ),
    disc([x - 12.5, 16.4], 1.7, lit),
    box([x - 15.4, 64], [13, 2], dim),
  ].join('')
}

/** The stage in three steps over the water, singers on it. */
function boards({ scheme }: Canvas, x: number): string {
  const wood = mix(scheme.wallShade, scheme.dark, 0.2)
  const singers = [-20, -17.4, 8, 11, 13.6, 18, 21].map((dx, index) => {
    const [at, foot, fill] = [x + dx, index % 2 === 0 ? 66 : 67.2, index % 3 === 0 ? scheme.accent : scheme.snow]
    return (
      filled(`M${short(at - 0.9)} ${foot}l.5-3.6q.4-.7.8 0l.5 3.6z`, fill) + disc([at, foot - 4.3], 0.58, scheme.wall)
    )
  })
  return (
    polygon(
      [
        [x - 26, STAGE_FOOT],
        [x - 22, 66],
        [x + 23, 66],
        [x + 27, STAGE_FOOT],
      ],
      mix(wood, scheme.wall, 0.4),
    ) +
    box([x - 26, STAGE_FOOT], [53, 1.6], wood) +
    [-22, -11, 0, 11, 22].map((dx) => box([x + dx, STAGE_FOOT + 1], [1, 2.6], scheme.dark)).join('') +
    singers.join('')
  )
}

/** Heads in rows, dark against the water. */
function audience({ width, scheme, land, random: chanceFor }: Canvas): string {
  return [0, 1, 2]
    .map((row) => {
      const random = chanceFor(`audience ${row}`)
      const [y, pitch, size] = [79.4 + row * 2.6, 2.5 + row * 0.5, 0.8 + row * 0.17]
      const colour = mix(land(0.72 + row * 0.12), scheme.water, 0.2 - row * 0.08)
      const heads = Array.from({ length: Math.ceil(width / pitch) + 2 }, (_, index) => {
        const x = index * pitch + row * 1.2 - 2 + random.between(-0.2, 0.2)
        const top = y + random.between(-0.3, 0.3)
        return (
          disc([x, top], size, colour) +
          filled(
            `M${short(x - size * 1.5)} ${short(top + 4)}v${short(-2 - size * 0.1)}q${short(size * 1.5)} ${short(-size * 1.5)} ${short(size * 3)} 0v2.4z`,
            colour,
          )
        )
      })
      return heads.join('') + box([-2, y + 2.4], [width + 4, 3], colour)
    })
    .join('')
}

function promenade(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('promenade')
  const colours = { lit: land(0.84), shade: land(0.97) }
  const lamps = Array.from(
    { length: Math.ceil(width / 20) + 1 },
    (_, index) =>
      box([index * 20 - 0.25, 79], [0.5, 9], scheme.dark) +
      disc([index * 20, 78.6], 1, scheme.isNight ? scheme.window : scheme.snow),
  )
  return [
    box([-2, 86.4], [width + 4, 16], mix(canvas.road, scheme.dark, scheme.isNight ? 0.45 : 0)),
    box([-2, 86.2], [width + 4, 0.8], mix(scheme.wall, scheme.wallShade, 0.4)),
    ...lamps,
    coach(canvas, { at: [width * random.between(0.36, 0.48), 93.6], length: 17.5 }),
    leafTree(random, [width * 0.98, 104], { height: 40, ...colours }),
    box([-2, 96.6], [width + 4, 8], land(0.97)),
  ].join('')
}
