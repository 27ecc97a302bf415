import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { heightAt, hills, stripe } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { spruce, wood } from '#demo/posters/drawing/trees.ts'

const GREEN: Colour = '#63e6a1'
const PALE: Colour = '#c9f7d6'

/** Curtains of light over the snow, a log cabin with its lamp on, spruces heavy and white. */
export function aurora(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('aurora')
  const moon: Point = [focus - random.between(26, 32), random.between(14, 22)]
  const fells = hills(canvas.random('fells'), { from: -10, to: width + 10, y: 58, swing: 3.4, step: 60 })
  const forest = hills(canvas.random('forest'), { from: -10, to: width + 10, y: 68, swing: 1.6, step: 44 })
  return [
    sky(canvas, { at: moon, radius: random.between(3, 4.2) }),
    ...[0, 1, 2].map((index) => curtain(canvas, index)),
    below(fells, mix(scheme.snowShade, scheme.mid, 0.5)),
    filled(
      wood(canvas.random('far wood'), forest, { from: -4, to: width + 4, heights: [4, 8], gap: 0.24 }),
      land(0.66),
    ),
    below(forest, mix(scheme.snow, scheme.snowShade, 0.55)),
    cabin(canvas),
    snowfield(canvas),
  ].join('')
}

/** One curtain: a wavering hem from which the light rises and fades, drawn in four veils. */
function curtain(canvas: Canvas, index: number): string {
  const { width, scheme } = canvas
  const random = canvas.random(`curtain ${index}`)
  const base = 48 - index * 11 + random.between(-3, 3)
  const hem: Point[] = []
  for (let x = -20; x <= width + 20; x += 7)
    hem.push([x, base + Math.sin(x / 13 + index * 2.1) * 4.2 + random.between(-1.6, 1.6)])
  const light = scheme.isNight ? mix(GREEN, PALE, index * 0.28) : mix(GREEN, scheme.glow, 0.5)
  const veil = (rise: number, opacity: number): string => {
    const upper = [...hem]
      .reverse()
      .map(([x, y]): Point => [x - rise * 0.22, y - rise * (0.75 + 0.25 * Math.sin(x / 9 + index))])
    const path = [...hem, ...upper].map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
    return `<path fill="${light}" fill-opacity="${opacity}" d="M${path}Z"/>`
  }
  return veil(27, 0.13) + veil(19, 0.17) + veil(12, 0.22) + veil(5, 0.3)
}

function cabin(canvas: Canvas): string {
  const { focus, scheme, land } = canvas
  const random = canvas.random('cabin')
  const [x, foot] = [focus + random.between(8, 16), 78]
  const logs = mix(scheme.roof, land(0.9), 0.45)
  const lamp = '#ffcf5a'
  return [
    filled(
      `M${short(x + 12.4)} ${short(foot - 13)}q-2.4 -4 .6 -7t-1.6 -8q3.4 3 1.8 6.4t.8 8.6z`,
      mix(scheme.snow, scheme.sky, 0.5),
    ),
    box([x, foot - 7.6], [18, 8], logs),
    ...[0.9, 2.7, 4.5, 6.3].map((dy) => box([x, foot - dy], [18, 0.4], land(0.95))),
    polygon(
      [
        [x + 11.6, foot - 8],
        [x + 11.6, foot - 14],
        [x + 13.8, foot - 14],
        [x + 13.8, foot - 8],
      ],
      mix(scheme.wallShade, scheme.dark, 0.4),
    ),
    polygon(
      [
        [x - 2.4, foot - 7],
        [x + 3, foot - 12.6],
        [x + 15.6, foot - 12.6],
        [x + 20.4, foot - 7],
      ],
      scheme.snow,
    ),
    polygon(
      [
        [x - 2.4, foot - 7],
        [x + 20.4, foot - 7],
        [x + 20, foot - 6.2],
        [x - 2, foot - 6.2],
      ],
      scheme.snowShade,
    ),
    box([x + 3, foot - 5.4], [3.2, 2.8], lamp),
    box([x + 11.8, foot - 5.4], [3.2, 2.8], lamp),
    box([x + 7.6, foot - 5.6], [2.6, 5.8], land(0.95)),
    `<path fill="${lamp}" fill-opacity="0.22" d="M${short(x + 2)} ${short(foot)}h16l5 5h-24z"/>`,
  ].join('')
}

/** Snow in the light of the sky, the cleared road, and white spruces near by. */
function snowfield(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('snowfield')
  const field: readonly Point[] = [
    [-12, 77],
    [width * 0.3, 78.6],
    [width * 0.6, 79.4],
    [width + 12, 77.4],
  ]
  const road = field.map(([x, y]): Point => [x, y + 7])
  const glow = mix(mix(scheme.snow, scheme.snowShade, 0.35), GREEN, scheme.isNight ? 0.12 : 0)
  const firs = [
    [0.04, 96, 36],
    [0.17, 100, 26],
    [0.9, 97, 32],
    [1, 101, 42],
  ] as const
  return [
    below(field, glow),
    stripe(road, 2.4, mix(scheme.snowShade, scheme.mid, 0.45)),
    coach(canvas, {
      at: [width * random.between(0.36, 0.5), heightAt(road, width * 0.4) + 0.7],
      length: 14.5,
      turn: 1,
    }),
    below(
      [
        [-12, 94],
        [width * 0.4, 96.4],
        [width + 12, 93],
      ],
      mix(scheme.snow, scheme.snowShade, 0.75),
    ),
    ...firs.map(([share, foot, height]) => fir(canvas, [width * share, foot], height * random.between(0.9, 1.1))),
    below(
      [
        [-12, 100],
        [width * 0.5, 99],
        [width + 12, 100],
      ],
      land(0.75),
    ),
  ].join('')
}

/** A spruce with snow on the side of the light. */
function fir(canvas: Canvas, [x, foot]: Point, height: number): string {
  const random = canvas.random(`fir ${Math.round(x)}`)
  const tiers = [0.2, 0.38, 0.56, 0.74].map((share) => {
    const [y, half] = [foot - height * (1 - share), height * 0.19 * share ** 0.9]
    return polygon(
      [
        [x - half * 0.1, y - height * 0.08],
        [x - half, y + height * 0.02],
        [x - half * 0.3, y - height * 0.005],
        [x + half * 0.35, y - height * 0.02],
      ],
      mix(canvas.scheme.snow, canvas.scheme.snowShade, 0.3),
    )
  })
  return filled(spruce(random, [x, foot], height), canvas.land(0.9)) + tiers.join('')
}
