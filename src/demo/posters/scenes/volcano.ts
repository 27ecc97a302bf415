import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, stripe } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Stage } from '#demo/posters/drawing/stage.ts'
import { below, curved, disc, filled, flat, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { water } from '#demo/posters/drawing/water.ts'

const SEA = 61

/** A broad cone with the last snow on it and a plume over its crater, a village by the water, trees in blossom. */
export function volcano(stage: Stage): string {
  const { width, scheme, focus } = stage
  const chance = stage.chance('volcano')
  const sun: Point = [focus - chance.between(26, 34), chance.between(22, 32)]
  const x = focus + chance.between(0, 8)
  const top = chance.between(21, 27)
  const far = hills(stage.chance('far'), { from: -10, to: width + 10, y: 55, swing: 3, step: 40 })
  return [
    sky(stage, { at: sun, radius: chance.between(5.6, 7.4) }),
    plume(stage, [x, top + 1]),
    cone(stage, [x, top]),
    below(far, mix(stage.land(0.36), scheme.glow, 0.12), SEA),
    village(stage),
    water(stage, { top: SEA, bottom: 80, lightX: sun[0] }),
    grove(stage),
  ].join('')
}

/** Smoke drifting off downwind, puff behind puff. */
function plume(stage: Stage, [x, y]: Point): string {
  const chance = stage.chance('plume')
  const { scheme } = stage
  return Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    const at: Point = [
      x + 2 + share ** 1.5 * 34 + chance.between(-1, 1),
      y - 2 - share * 13 + chance.between(-1.4, 1.4),
    ]
    return disc(at, 1.8 + share * 5.2, mix(mix(scheme.snow, scheme.snowShade, 0.55), scheme.glow, share * 0.75))
  })
    .reverse()
    .join('')
}

/** Flanks that steepen upwards, the right one in shade, and fingers of snow below the rim. */
function cone(stage: Stage, [x, y]: Point): string {
  const { land, scheme, width } = stage
  const chance = stage.chance('cone')
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
  const outline = `${curved(left)}L${rim.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}L${curved(right).slice(1)}Z`
  const split: readonly Point[] = [
    [x + 1, y + 1.4],
    [x - 3, y + 9],
    [x + 3, y + 16],
    [x - 4, y + 25],
    [x + 5, base],
  ]
  const fingers = Array.from({ length: 7 }, (_, index): string => {
    const from = x - 6 + index * 1.9
    const [reach, lean] = [chance.between(7, 19), (index - 3) * 2.1]
    return flat(
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
  const shade = `M${split.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}L${short(Math.max(width + 14, x + 80))} ${short(base)}L${curved([...right].reverse()).slice(1)}Z`
  return filled(outline, mix(land(0.3), scheme.glow, 0.16)) + filled(shade, land(0.5)) + fingers.join('')
}

function village(stage: Stage): string {
  const { focus, scheme } = stage
  const stone = masonry(scheme, 0.08)
  const x = focus - stage.chance('village').between(26, 32)
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
function grove(stage: Stage): string {
  const { width, land, scheme } = stage
  const chance = stage.chance('grove')
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
  const inks = { lit: blossom, shade: mix(blossom, land(0.7), 0.42) }
  const trees = Array.from({ length: Math.round(width / 15) + 1 }, (_, index) =>
    leafTree(chance, [index * 15 + chance.between(-3, 3), 95 + (index % 2) * 4], {
      height: chance.between(13, 19),
      ...inks,
    }),
  )
  return [
    below(shore, stage.meadow),
    stripe(road, 1.7, stage.road),
    coach(stage, { at: [width * chance.between(0.4, 0.55), 76.9], length: 13.5, turn: -2.4 }),
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
