import { steamer } from '#demo/posters/drawing/boats.ts'
import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { range, stripe } from '#demo/posters/drawing/land.ts'
import { mountain, type Peak } from '#demo/posters/drawing/mountain.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, belowEdge, filled, type Point } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'
import { reflected, water } from '#demo/posters/drawing/water.ts'

const SHORE = 61

/** Steep walls behind walls, the water between them, and a red house at its edge. */
export function fjord(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('fjord')
  const gap = focus - random.between(2, 8)
  const far = range(canvas.random('far'), { from: 0, to: width, y: 45, swing: 5, step: 15 })
  const cliffs = walls(canvas, gap)
  return [
    sky(canvas, { at: [gap - random.between(3, 9), random.between(24, 33)], radius: random.between(4.5, 5.8) }),
    belowEdge(far, mix(scheme.far, scheme.glow, 0.5), SHORE),
    birds(canvas, [gap + 8, 17]),
    cliffs,
    water(canvas, { top: SHORE, bottom: 101, lightX: gap - 4 }),
    reflected(cliffs, SHORE, 0.3),
    steamer([gap + random.between(2, 8), SHORE + 9], random.between(9, 11), scheme),
    bank(canvas),
  ].join('')
}

/** Walls left and right, the nearer the darker, closing in on the gap. */
function walls(canvas: Canvas, gap: number): string {
  const { land, scheme } = canvas
  return [0.12, 0.3, 0.5]
    .map((depth, layer) => {
      const random = canvas.random(`walls ${layer}`)
      const colours = { lit: mix(land(depth), scheme.glow, 0.22), shade: land(depth + 0.12) }
      const snow = { lit: scheme.snow, shade: scheme.snowShade, line: 0.26 }
      const sides = [-1, 1].map((side): Peak => {
        const x = gap + side * (13 + layer * 15 + random.between(-2, 3))
        const inner = 12 + layer * 11 + random.between(-2, 2)
        const outer = 46 + layer * 12
        return {
          x,
          top: 34 - layer * 9 + random.between(-4, 4),
          base: SHORE,
          ...colours,
          reach: side < 0 ? [outer, inner] : [inner, outer],
          snow: layer === 1 ? snow : null,
        }
      })
      return sides.map((peak, index) => mountain(canvas.random(`wall ${layer}/${index}`), peak)).join('')
    })
    .join('')
}

function bank(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('bank')
  const lawn: readonly Point[] = [
    [-12, 77],
    [width * 0.12, 79],
    [width * 0.36, 83.5],
    [width * 0.66, 88],
    [width + 12, 89.5],
  ]
  const road = lawn.map(([x, y]): Point => [x, y + 3])
  const front: readonly Point[] = [
    [-12, 90],
    [width * 0.3, 94],
    [width * 0.7, 97],
    [width + 12, 93],
  ]
  const [x, red] = [
    width * 0.1,
    { ...masonry(scheme), wall: scheme.roof, shade: mix(scheme.roof, scheme.dark, 0.4), roof: land(0.95) },
  ]
  return [
    below(lawn, land(0.72)),
    house([x + 8, 81], 6, red),
    house([x, 80.2], 7.5, red),
    stripe(road, 1.5, canvas.road),
    coach(canvas, { at: [width * random.between(0.52, 0.62), 89.1], length: 12, turn: 6.5 }),
    filled(wood(canvas.random('trees'), front, { from: width * 0.74, to: width + 6, heights: [10, 20] }), land(1)),
    below(front, land(1)),
  ].join('')
}
