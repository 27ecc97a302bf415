import { riverShip } from '#demo/posters/drawing/boats.ts'
import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, stripe, track } from '#demo/posters/drawing/land.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, filled, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** A river drawing its S through the hills, a white ship on it, a castle above the bend. */
export function river(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('river')
  const sun: Point = [focus - random.between(18, 28), random.between(20, 28)]
  const far = hills(canvas.random('far'), { from: -10, to: width + 10, y: 45, swing: 4.5, step: 44 })
  return [
    sky(canvas, { at: sun, radius: random.between(5, 7) }),
    clouds(canvas, random.between(27, 33), Math.ceil(width / 80)),
    below(far, mix(scheme.far, scheme.glow, 0.4)),
    heights(canvas),
    below(
      [
        [-12, 60],
        [width * 0.5, 58.5],
        [width + 12, 60],
      ],
      canvas.meadow,
    ),
    stream(canvas),
    bank(canvas),
  ].join('')
}

/** Spurs from left and right that the river must go around, the right one with its castle. */
function heights(canvas: Canvas): string {
  const { width, land, focus, scheme } = canvas
  const random = canvas.random('heights')
  const x = focus + random.between(16, 22)
  const left: readonly Point[] = [
    [Math.min(-12, focus - 110), 47],
    [focus - 84, 45],
    [focus - 62, 38],
    [focus - 44, 41],
    [focus - 28, 50],
    [focus - 10, 61],
    [focus, 64],
  ]
  const right: readonly Point[] = [
    [focus - 14, 63],
    [focus + 2, 55],
    [x - 5, 42],
    [x + 6, 40],
    [x + 22, 44],
    [width + 12, 38],
  ]
  const stone = masonry(scheme, 0.15)
  return [
    below(left, land(0.24), 64),
    tower([x - 2, 42], { width: 3.4, height: 9, cap: 'cone' }, stone),
    tower([x + 8, 42], { width: 3, height: 7, cap: 'cone' }, stone),
    tower([x + 3, 42], { width: 5.4, height: 11, cap: 'battlement' }, stone),
    below(right, land(0.4), 66),
    filled(
      wood(canvas.random('spur trees'), right, { from: focus + 2, to: width + 4, heights: [2, 3.4], gap: 0.4 }),
      land(0.4),
    ),
  ].join('')
}

function stream(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('stream')
  const sway = random.between(-3, 3)
  const bends = [
    [focus - 16, 60, 1.6],
    [focus + 4, 62, 3.6],
    [focus + 10 + sway, 66, 7],
    [focus - 10, 72, 13],
    [focus - 12 + sway, 82, 22],
    [focus + 22, 96, 34],
    [focus + 46, 112, 44],
  ] as const
  const shore = bends.map(([x, y, w]): readonly [number, number, number] => [x, y, w * 1.1])
  return [
    track(shore, mix(scheme.wall, scheme.wallShade, 0.35)),
    track(bends, scheme.water),
    track(
      bends.map(([x, y, w]) => [x - w * 0.16, y, w * 0.22] as const),
      mix(scheme.water, scheme.glow, 0.45),
    ),
    house([width * 0.05, 71], 5.4, masonry(scheme, 0.1)),
    house([width * 0.05 + 8, 70], 4.6, masonry(scheme, 0.1)),
    tower([width * 0.05 + 7, 70.5], { width: 2.8, height: 9, cap: 'spire' }, masonry(scheme, 0.1)),
    riverShip([focus - 9, 80], 24, scheme),
  ].join('')
}

function bank(canvas: Canvas): string {
  const { width, land } = canvas
  const slope: readonly Point[] = [
    [-12, 80],
    [width * 0.1, 82],
    [width * 0.32, 88],
    [width * 0.62, 95],
    [width * 0.8, 103],
  ]
  const road = slope.map(([x, y]): Point => [x, y + 3.4])
  const front: readonly Point[] = [
    [-12, 93],
    [width * 0.2, 97],
    [width * 0.45, 103],
  ]
  return [
    below(slope, land(0.72)),
    stripe(road, 1.8, canvas.road),
    coach(canvas, { at: [width * 0.34, 92.2], length: 13.5, turn: 14 }),
    filled(wood(canvas.random('front'), front, { from: -4, to: width * 0.2, heights: [9, 17] }), land(1)),
    below(front, land(1)),
  ].join('')
}
