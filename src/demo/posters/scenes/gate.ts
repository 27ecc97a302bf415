import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'

const SQUARE = 74

/** A gate of six columns with its chariot, a tower with a ball far behind, lime trees left and right. */
export function gate(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('gate')
  const side = random.chance(0.5) ? -1 : 1
  const sun: Point = [focus - side * random.between(18, 28), random.between(20, 34)]
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8.4) }),
    clouds(canvas, random.between(12, 24), Math.ceil(width / 80)),
    birds(canvas, [focus - side * 10, 26]),
    ballTower(canvas, focus + side * random.between(14, 19), random.between(9, 15)),
    blocks(canvas),
    portal(canvas, focus - side * random.between(0, 4)),
    square(canvas),
  ].join('')
}

/** A needle of concrete with a sphere on it. */
function ballTower({ scheme }: Canvas, x: number, top: number): string {
  const haze = mix(scheme.far, scheme.glow, 0.35)
  const ball = top + 16
  return [
    polygon(
      [
        [x - 1.7, SQUARE],
        [x - 0.6, ball],
        [x + 0.6, ball],
        [x + 1.7, SQUARE],
      ],
      haze,
    ),
    box([x - 0.3, top], [0.6, 14], mix(haze, scheme.roof, 0.4)),
    box([x - 0.6, top + 6], [1.2, 7], haze),
    disc([x, ball], 3.6, mix(haze, scheme.snowShade, 0.6)),
    filled(
      `M${short(x + 0.6)} ${short(ball - 3.5)}A3.6 3.6 0 0 1 ${short(x + 0.6)} ${short(ball + 3.5)}Q${short(x + 2)} ${short(ball)} ${short(x + 0.6)} ${short(ball - 3.5)}z`,
      haze,
    ),
    box([x - 3.6, ball - 0.5], [7.2, 1], scheme.window),
  ].join('')
}

function blocks(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('blocks')
  const stone = masonry(scheme, 0.5)
  const parts: string[] = []
  for (let x = -5; x < width + 4;) {
    const [wide, high] = [random.between(9, 16), random.between(10, 19)]
    const panes = Array.from({ length: 12 }, (_, index) =>
      box(
        [x + wide * (0.1 + (index % 4) * 0.23), SQUARE - high * (0.86 - Math.floor(index / 4) * 0.24)],
        [wide * 0.1, high * 0.1],
        stone.window,
      ),
    )
    parts.push(box([x, SQUARE - high], [wide, high], random.chance(0.5) ? stone.wall : stone.shade) + panes.join(''))
    x += wide * 1.02
  }
  return parts.join('')
}

/** Steps, columns in light and shade, entablature, attic, and four horses against the sky. */
function portal(canvas: Canvas, x: number): string {
  const { scheme, land } = canvas
  const stone = masonry(scheme)
  const warm = mix(stone.wall, scheme.accent, 0.14)
  const columns = Array.from({ length: 6 }, (_, index) => {
    const left = x - 20.4 + index * 7.6
    return (
      box([left, 45], [2.8, SQUARE - 45], warm) +
      box([left + 1.7, 45], [1.1, SQUARE - 45], stone.shade) +
      box([left - 0.5, 44], [3.8, 1.4], warm) +
      box([left - 0.5, SQUARE - 1.6], [3.8, 1.6], stone.shade)
    )
  })
  const horses = [-4.4, -1.6, 1.2, 4].map((dx) =>
    filled(`M${short(x + dx)} 32v-3.6q.2-1.8 1.8-1.5l.5-1.8.9 1.3.9.8-.7.9-1 .1-.3 3.8z`, land(0.78)),
  )
  return [
    box([x - 19, 46], [38, SQUARE - 46], mix(stone.shade, scheme.dark, 0.42)),
    box([x - 5, 50], [10, SQUARE - 50], mix(scheme.glow, scheme.far, 0.3)),
    ...columns,
    ...[-1, 1].map(
      (side) =>
        box([x + side * 29 - 6.6, 56], [13.2, SQUARE - 56], side < 0 ? warm : stone.shade) +
        box([x + side * 29 - 7.4, 54.4], [14.8, 2], warm),
    ),
    ...[-1, 1].flatMap((side) =>
      [-4, 0.4, 4.4].map((dx) =>
        box([x + side * 29 + dx - 0.8, 60], [1.6, SQUARE - 61], mix(stone.shade, scheme.dark, 0.3)),
      ),
    ),
    box([x - 22.6, 40], [45.2, 4.2], warm),
    box([x - 22.6, 43.4], [45.2, 0.9], stone.shade),
    ...Array.from({ length: 9 }, (_, index) => box([x - 21 + index * 5, 40.8], [2, 1.8], stone.shade)),
    box([x - 18, 34.4], [36, 5.6], warm),
    box([x + 8, 34.4], [10, 5.6], stone.shade),
    box([x - 19.4, 33.2], [38.8, 1.5], warm),
    box([x - 6.6, 31.6], [13.2, 1.8], stone.shade),
    ...horses,
    filled(`M${short(x + 0.4)} 31.8v-5.4q.1-1.4.8-1.5t.8 1.5v5.4zm.5-6.6l-.2-4.2h.9l-.2 4.2z`, land(0.82)),
    disc([x + 1.2, 24.4], 0.8, land(0.82)),
  ].join('')
}

function square(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('square')
  const paving = mix(canvas.road, scheme.wall, 0.3)
  const colours = { lit: mix(land(0.55), scheme.accent, 0.35), shade: land(0.72) }
  const joints = Array.from(
    { length: 5 },
    (_, index) => `M-2 ${short(78 + index ** 1.6 * 2.6)}h${short(width + 4)}v.28h${short(-width - 4)}z`,
  )
  return [
    box([-2, SQUARE], [width + 4, 30], paving),
    filled(joints.join(''), mix(paving, scheme.wallShade, 0.5)),
    ...[0.02, 0.13, 0.9, 1].map((share, index) =>
      leafTree(random, [width * share, SQUARE + 4 + (index % 2) * 4], { height: random.between(22, 30), ...colours }),
    ),
    coach(canvas, { at: [width * random.between(0.38, 0.58), 88.8], length: 19, flip: random.chance(0.5) }),
    box([-2, 95], [width + 4, 8], land(0.82)),
    box([-2, 94.4], [width + 4, 0.9], scheme.wall),
  ].join('')
}
