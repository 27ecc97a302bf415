import { masonry, type Masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { stripe } from '#demo/posters/drawing/land.ts'
import { mountain } from '#demo/posters/drawing/mountain.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { cypress, leafTree, palm } from '#demo/posters/drawing/trees.ts'

const WALLS = 52

/** A Moorish palace of square towers on its wooded hill, snow on the range behind, white houses and palms below. */
export function palace(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('palace')
  const sun: Point = [focus - random.between(17, 25), random.between(17, 24)]
  return [
    sky(canvas, { at: sun, radius: random.between(6, 7.6) }),
    birds(canvas, [focus - 4, 13]),
    sierra(canvas),
    fortress(canvas),
    hill(canvas),
    quarter(canvas),
    road(canvas),
    palm([width * 0.05, 104], random.between(38, 43), canvas.land(0.95)),
    palm([width * 0.95, 101], random.between(34, 42), canvas.land(0.88)),
  ].join('')
}

function sierra(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('sierra')
  const snow = { lit: scheme.snow, shade: mix(scheme.snowShade, scheme.far, 0.3), line: random.between(0.34, 0.46) }
  const colours = { lit: mix(scheme.far, scheme.glow, 0.42), shade: mix(scheme.far, scheme.glow, 0.12), base: 66, snow }
  const peak = (dx: number, top: number): string =>
    mountain(canvas.random(`peak ${dx}`), {
      ...colours,
      x: focus + dx,
      top: top + random.between(-2, 2),
      reach: [44, 46],
    })
  return (
    [-70, 74]
      .filter((dx) => focus + dx > -30 && focus + dx < width + 30)
      .map((dx) => peak(dx, 36))
      .join('') +
    peak(-22, 32) +
    peak(26, 28)
  )
}

/** Towers and curtain walls in red clay; horseshoe windows look out of the highest. */
function fortress(canvas: Canvas): string {
  const { scheme, focus: x } = canvas
  const random = canvas.random('fortress')
  const stone = masonry(scheme)
  const clay = { ...stone, wall: mix(stone.wall, scheme.roof, 0.4), shade: mix(stone.shade, scheme.roof, 0.55) }
  const keep = random.between(20, 23)
  return [
    keepAt([x - 33, 0], { wide: 6, high: 11 }, clay),
    keepAt([x + 27, 0], { wide: 6.4, high: 13 }, clay),
    curtain([x - 28, 10], 57, { ...clay, wall: mix(clay.wall, clay.shade, 0.4) }),
    polygon(
      [
        [x + 9, 43],
        [x + 11, 38.6],
        [x + 22, 38.6],
        [x + 24, 43],
      ],
      stone.roof,
    ),
    box([x + 9.6, 43], [13.8, 10], stone.wall),
    ...[0, 1, 2, 3].map((index) => horseshoe([x + 12 + index * 3.2, 49.4], 1.1, clay.shade)),
    keepAt([x - 21, 0], { wide: 8.4, high: 15 }, clay),
    keepAt([x - 5, 0], { wide: 13, high: keep + 6 }, clay),
    ...[-8, -4.8, -1.6].map((dx) => horseshoe([x + dx + 0.4, WALLS - keep + 6.4], 1.25, stone.window)),
    ...[-7.2, -2.4].map((dx) => horseshoe([x + dx + 0.4, WALLS - keep + 15], 1.6, stone.window)),
    horseshoe([x - 20.6, 45], 1.3, stone.window),
    horseshoe([x + 27.4, 47], 1.1, stone.window),
    curtain([x - 14, 5.4], 40, clay),
  ].join('')
}

/** A square tower under its teeth, lit on the left; x is its middle. */
function keepAt([x]: Point, { wide, high }: { wide: number; high: number }, { wall, shade }: Masonry): string {
  const [left, top, tooth] = [x - wide / 2, WALLS - high, wide / 9]
  const teeth = [0, 2, 4, 6, 8].map((step) =>
    box([left + tooth * step, top - tooth * 1.15], [tooth, tooth * 1.3], step > 5 ? shade : wall),
  )
  return (
    box([left, top], [wide, high + 4], wall) +
    box([left + wide * 0.7, top], [wide * 0.3, high + 4], shade) +
    teeth.join('')
  )
}

function curtain([x, high]: Point, length: number, { wall, shade }: Masonry): string {
  const teeth = Array.from({ length: Math.floor(length / 2) }, (_, index) =>
    box([x + index * 2, WALLS - high - 1], [1.1, 1.2], wall),
  )
  return (
    box([x, WALLS - high], [length, high + 6], wall) +
    teeth.join('') +
    box([x, WALLS - high + 1.2], [length, 0.5], shade)
  )
}

/** An opening whose arch closes in again above its posts; the point is the middle of its sill. */
function horseshoe([x, foot]: Point, half: number, fill: string): string {
  return `<path fill="${fill}" d="M${short(x - half * 0.72)} ${short(foot)}v${short(-half * 1.9)}a${short(half)} ${short(half)} 0 1 1 ${short(half * 1.44)} 0v${short(half * 1.9)}z"/>`
}

/** The slope under the walls, thick with trees and cypresses. */
function hill(canvas: Canvas): string {
  const { width, focus, land } = canvas
  const random = canvas.random('hill')
  const edge: readonly Point[] = [
    [-12, 65],
    [focus - 52, 62],
    [focus - 36, 54],
    [focus - 16, 51.4],
    [focus + 14, 51.6],
    [focus + 33, 53],
    [focus + 52, 60],
    [width + 12, 64],
  ]
  const trees = Array.from({ length: Math.ceil(width / 5) + 2 }, (_, index) => {
    const x = index * 5 + random.between(-1.6, 1.6)
    const away = Math.min(1, Math.max(0, (Math.abs(x - focus) - 32) / 20))
    return leafTree(random, [x, 60.5 + away * 6 + random.between(-1, 2)], {
      height: random.between(7, 9.6),
      lit: land(0.55),
      shade: land(0.68),
    })
  })
  const flames = [-40, -27, 8, 21, 38].map((dx) =>
    cypress([focus + dx + random.between(-2, 2), 63], random.between(13, 17), land(0.84)),
  )
  return below(edge, land(0.62)) + trees.join('') + flames.join('')
}

/** White houses on two steps at the foot of the hill. */
function quarter(canvas: Canvas): string {
  const { width, scheme } = canvas
  return [0.16, 0]
    .map((distance, rank) => {
      const random = canvas.random(`quarter ${rank}`)
      const stone = masonry(scheme, distance)
      const parts: string[] = []
      for (let x = -6 + rank * 3; x < width + 4;) {
        const [wide, top] = [random.between(6.5, 10), 66 + rank * 6 - random.between(0, 2.6)]
        parts.push(
          box([x, top], [wide, 20], random.chance(0.6) ? mix(stone.wall, scheme.snow, 0.4) : stone.wall),
          box([x + wide * 0.84, top], [wide * 0.16, 20], stone.shade),
          polygon(
            [
              [x - 0.4, top + 0.3],
              [x + 0.8, top - 1.7],
              [x + wide - 0.8, top - 1.7],
              [x + wide + 0.4, top + 0.3],
            ],
            stone.roof,
          ),
          ...[0.18, 0.52].map((share) => horseshoe([x + wide * (share + 0.08), top + 4.4], 0.8, stone.window)),
        )
        x += wide * 0.98
      }
      return parts.join('')
    })
    .join('')
}

function road(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('road')
  const verge: readonly Point[] = [
    [-12, 81],
    [width * 0.35, 80],
    [width * 0.7, 81.4],
    [width + 12, 80],
  ]
  return [
    below(verge, mix(land(0.5), scheme.wallShade, 0.5)),
    stripe(
      verge.map(([x, y]): Point => [x, y + 7.4]),
      3.4,
      canvas.road,
    ),
    coach(canvas, { at: [width * random.between(0.42, 0.54), 88.4], length: 16.5 }),
    filled(
      Array.from({ length: Math.ceil(width / 3) + 2 }, (_, index) => `M${index * 3 - 3} 91.6h1.9v3h-1.9z`).join(''),
      mix(scheme.wall, scheme.wallShade, 0.4),
    ),
    box([-2, 91.2], [width + 4, 0.9], scheme.wall),
    below(
      [
        [-12, 94.4],
        [width * 0.5, 94],
        [width + 12, 94.4],
      ],
      land(0.8),
    ),
  ].join('')
}
