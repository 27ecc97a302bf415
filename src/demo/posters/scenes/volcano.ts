import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, stripe } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, smoothPath, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { water } from '#demo/posters/drawing/water.ts'

const SEA = 61

/** A broad cone with the last snow on it and a plume over its crater, a village by the water, trees in blossom. */
export function volcano(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('volcano')
  const sun: Point = [focus - random.between(26, 34), random.between(22, 32)]
  const x = focus + random.between(0, 8)
  const top = random.between(21, 27)
  const far = hills(canvas.random('far'), { from: -10, to: width + 10, y: 55, swing: 3, step: 40 })
  return [
    sky(canvas, { at: sun, radius: random.between(5.6, 7.4) }),
    plume(canvas, [x, top + 1]),
    cone(canvas, [x, top]),
    below(far, mix(canvas.land(0.36), scheme.glow, 0.12), SEA),
    village(canvas),
    water(canvas, { top: SEA, bottom: 80, lightX: sun[0] }),
    grove(canvas),
  ].join('')
}

/** Smoke drifting off downwind, puff behind puff. */
function plume(canvas: Canvas, [x, y]: Point): string {
  const random = canvas.random('plume')
  const { scheme } = canvas
  return Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    const at: Point = [
      x + 2 + share ** 1.5 * 34 + random.between(-1, 1),
      y - 2 - share * 13 + random.between(-1.4, 1.4),
    ]
    return disc(at, 1.8 + share * 5.2, mix(mix(scheme.snow, scheme.snowShade, 0.55), scheme.glow, share * 0.75))
  })
    .reverse()
    .join('')
}

/** Flanks that steepen upwards, the right one in shade, and fingers of snow below the rim. */
function cone(canvas: Canvas, [x, y]: Point): string {
  const { land, scheme, width } = canvas
  const random = canvas.random('cone')
  const base = SEA + 1
  const left: readonly Point[] = [
    [Math.min(-14, x - 78), base],
    [x - 52, base - 6],
    [x - 30, y + 22],
    [x - 15, y + 10],
    [x - 6, y],
  ]
  const right: readonly Point[] = [
    [x + 6.4, y + 0.6],
    [x + 16, y + 11],
    [x + 32, y + 23],
    [x + 54, base - 6],
    [Math.max(width + 14, x + 80), base],
  ]
  const rim: readonly Point[] = [
    [x - 6, y],
    [x - 2, y + 1.6],
    [x + 2, y + 1.2],
    [x + 6.4, y + 0.6],
  ]
  const outline = `${smoothPath(left)}L${rim.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}L${smoothPath(right).slice(1)}Z`
  const split: readonly Point[] = [
    [x + 1, y + 1.4],
    [x - 3, y + 9],
    [x + 3, y + 16],
    [x - 4, y + 25],
    [x + 5, base],
  ]
  const fingers = Array.from({ length: 7 }, (_, index): string => {
    const from = x - 6 + index * 1.9
    const [reach, lean] = [random.between(7, 19), (index - 3) * 2.1]
    return polygon(
      [
        [from - 0.9, y + 0.5],
        [from + lean * 0.6 - 1.1, y + reach * 0.6],
        [from + lean, y + reach],
        [from + lean * 0.7 + 1.2, y + reach * 0.55],
        [from + 1.1, y + 0.7],
      ],
      index > 3 ? scheme.snowShade : scheme.snow,
    )
  })
  const shade = `M${split.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}L${short(Math.max(width + 14, x + 80))} ${short(base)}L${smoothPath([...right].reverse()).slice(1)}Z`
  return filled(outline, mix(land(0.3), scheme.glow, 0.16)) + filled(shade, land(0.5)) + fingers.join('')
}

function village(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const stone = masonry(scheme, 0.08)
  const x = focus - canvas.random('village').between(26, 32)
  return (
    tower([x + 6, SEA + 0.4], { width: 2.6, height: 9, cap: 'pyramid' }, stone) +
    [
      [-4, 4.4],
      [1, 5],
      [8.6, 4.6],
      [14, 4],
    ]
      .map(([dx = 0, size = 4]) => house([x + dx, SEA + 0.5], size, stone))
      .join('')
  )
}

/** The near shore: a road, and trees with crowns in the accent colour of the palette. */
function grove(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('grove')
  const shore: readonly Point[] = [
    [-12, 74],
    [width * 0.3, 73],
    [width * 0.62, 71],
    [width + 12, 68.6],
  ]
  const front: readonly Point[] = [
    [-12, 88],
    [width * 0.4, 87],
    [width * 0.75, 85],
    [width + 12, 83],
  ]
  const road = shore.map(([x, y]): Point => [x, y + 4.8])
  const blossom = mix(scheme.accent, scheme.snow, scheme.isNight ? 0.1 : 0.35)
  const colours = { lit: blossom, shade: mix(blossom, land(0.7), 0.42) }
  const trees = Array.from({ length: Math.round(width / 15) + 1 }, (_, index) =>
    leafTree(random, [index * 15 + random.between(-3, 3), 95 + (index % 2) * 4], {
      height: random.between(13, 19),
      ...colours,
    }),
  )
  return [
    below(shore, canvas.meadow),
    stripe(road, 1.7, canvas.road),
    coach(canvas, { at: [width * random.between(0.4, 0.55), 76.9], length: 13.5, turn: -2.4 }),
    below(front, land(0.72)),
    ...trees,
    below(
      [
        [-12, 99],
        [width * 0.5, 97],
        [width + 12, 98],
      ],
      land(0.92),
    ),
  ].join('')
}
