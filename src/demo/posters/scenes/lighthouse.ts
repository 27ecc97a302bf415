import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { stripe } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, blob, box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { water } from '#demo/posters/drawing/water.ts'

const HORIZON = 52

/** A tower of light on its rounded rocks, surf below, heath and the road in front. */
export function lighthouse(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('lighthouse')
  const sun: Point = [focus - random.between(24, 32), random.between(24, 40)]
  const x = focus + random.between(4, 12)
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(14, 24), Math.ceil(width / 70)),
    birds(canvas, [x - 24, 30]),
    water(canvas, { top: HORIZON, bottom: 101, lightX: sun[0] }),
    sailingBoat([x - random.between(34, 42), HORIZON + 4], 7, scheme),
    sailingBoat([x - random.between(16, 24), HORIZON + 1.4], 3.6, scheme),
    rocks(canvas, x),
    light(canvas, x),
    swell(canvas),
    heath(canvas),
  ].join('')
}

/** Granite rubbed round by the sea: boulders in light and shade, heaped under the tower. */
function rocks(canvas: Canvas, x: number): string {
  const { scheme, land } = canvas
  const random = canvas.random('rocks')
  const lit = mix(mix(scheme.wall, scheme.accent, 0.3), scheme.wallShade, 0.3)
  const shade = mix(lit, land(0.75), 0.42)
  const heap = [
    [-22, 69, 7],
    [-12, 66, 9],
    [24, 67, 9],
    [34, 70, 8],
    [12, 64, 10],
    [0, 63, 11],
    [-4, 70, 10],
    [16, 71, 10],
    [46, 71, 7],
  ] as const
  return heap
    .map(([dx, y, size]) => {
      const [bx, r] = [x + dx + random.between(-1.5, 1.5), size * random.between(0.88, 1.12)]
      const stone: readonly Point[] = [
        [bx - r, y + r * 0.5],
        [bx - r * 0.8, y - r * 0.35],
        [bx - r * 0.1, y - r * 0.62],
        [bx + r * 0.7, y - r * 0.36],
        [bx + r, y + r * 0.5],
        [bx, y + r * 0.7],
      ]
      const dark: readonly Point[] = [
        [bx + r * 0.2, y - r * 0.5],
        [bx + r * 0.7, y - r * 0.34],
        [bx + r, y + r * 0.5],
        [bx + r * 0.2, y + r * 0.68],
        [bx + r * 0.5, y],
      ]
      return blob(stone, lit) + blob(dark, shade)
    })
    .join('')
}

function light(canvas: Canvas, x: number): string {
  const { scheme, land } = canvas
  const random = canvas.random('light')
  const [foot, top, striped] = [61, random.between(19, 24), random.chance(0.55)]
  const red = mix(scheme.roof, scheme.accent, 0.2)
  const half = (y: number): number => 2.5 + ((y - top) / (foot - top)) * 1.7
  const ring = (from: number, to: number, fill: string): string =>
    `<path fill="${fill}" d="M${short(x - half(from))} ${short(from)}H${short(x + half(from))}L${short(x + half(to))} ${short(to)}H${short(x - half(to))}z"/>`
  const step = (foot - top) / 5
  const shadow = polygon(
    [
      [x + half(top) * 0.3, top],
      [x + half(top), top],
      [x + half(foot), foot],
      [x + half(foot) * 0.3, foot],
    ],
    mix(scheme.wallShade, scheme.dark, scheme.isNight ? 0.3 : 0),
  )
  const beams = scheme.isNight
    ? `<path fill="#ffe9a8" fill-opacity="0.28" d="M${short(x)} ${short(top - 3)}L-40 ${short(top - 16)}V${short(top + 2)}zM${short(x)} ${short(top - 3)}L${short(canvas.width + 40)} ${short(top - 12)}V${short(top + 6)}z"/>`
    : ''
  return [
    beams,
    house([x + 5, 61.5], 6.4, masonry(scheme, 0.02)),
    ring(top, foot, mix(scheme.wall, scheme.snow, 0.5)),
    `<g fill-opacity="0.6">${shadow}</g>`,
    ...(striped
      ? [0, 2, 4].map((band) => ring(top + band * step, top + (band + 1) * step, red))
      : [ring(top, top + step * 0.8, red)]),
    box([x - 3.6, top - 0.8], [7.2, 1], land(0.9)),
    box([x - 1.9, top - 4.6], [3.8, 4], scheme.isNight ? '#ffe9a8' : mix(scheme.snow, scheme.water, 0.25)),
    box([x - 0.2, top - 4.6], [0.4, 4], land(0.9)),
    polygon(
      [
        [x - 2.5, top - 4.4],
        [x, top - 7.6],
        [x + 2.5, top - 4.4],
      ],
      red,
    ),
    disc([x, top - 7.8], 0.5, land(0.9)),
  ].join('')
}

/** Long waves that break white where the rocks begin. */
function swell(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('swell')
  return [73, 78.5]
    .map((y, rank) => {
      const crest: Point[] = []
      for (let x = -14; x < width + 30; x += 9)
        crest.push([x, y + ((x / 9) % 2 === 0 ? -0.9 : 1.1) + random.between(-0.7, 0.7)])
      return (
        below(crest, scheme.snow) +
        below(
          crest.map(([x, cy]): Point => [x, cy + 1.1]),
          mix(scheme.water, scheme.glow, 0.24 - rank * 0.2),
        )
      )
    })
    .join('')
}

function heath(canvas: Canvas): string {
  const { width, land, scheme } = canvas
  const random = canvas.random('heath')
  const ground: readonly Point[] = [
    [-12, 82],
    [width * 0.2, 83],
    [width * 0.5, 86],
    [width * 0.8, 88],
    [width + 12, 87],
  ]
  const road = ground.map(([x, y]): Point => [x, y + 4.2])
  const gorse = Array.from({ length: Math.round(width / 3) }, () => {
    const [x, y] = [random.between(-2, width + 2), random.between(96, 101)]
    return `M${short(x - 1.9)} ${short(y + 2)}a1.9 1.9 0 0 1 3.8 0z`
  })
  return [
    below(ground, canvas.meadow),
    stripe(road, 1.8, canvas.road),
    coach(canvas, { at: [width * random.between(0.34, 0.48), 89.2], length: 14.5, turn: 3.2 }),
    below(
      [
        [-12, 97],
        [width * 0.5, 98.4],
        [width + 12, 96],
      ],
      land(0.85),
    ),
    filled(gorse.join(''), mix(scheme.accent, land(0.8), 0.3)),
  ].join('')
}
