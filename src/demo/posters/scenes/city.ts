import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry, type Masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { tower, type Cap } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const RIVER = 70

/** Roofs rank on rank up to a dome or a minster, the river and its old bridge before them. */
export function city(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('city')
  const sun: Point = [focus - random.between(20, 32), random.between(18, 30)]
  const hill = hills(canvas.random('hill'), { from: -10, to: width + 10, y: 50, swing: 4, step: 60 })
  const town = landmark(canvas) + ranks(canvas)
  return [
    sky(canvas, { at: sun, radius: random.between(5.5, 7.5) }),
    birds(canvas, [focus + 26, 15]),
    below(hill, mix(scheme.far, scheme.glow, 0.45)),
    town,
    water(canvas, { top: RIVER, bottom: 101, lightX: sun[0] }),
    reflected(town, RIVER, 0.28),
    ripples(canvas, { top: 78, bottom: 100 }, mix(scheme.water, scheme.glow, 0.28)),
    box([-1, RIVER - 1.6], [width + 2, 1.8], scheme.wallShade),
    bridge(canvas),
  ].join('')
}

/** Landmark of the city: a dome, a pair of spires or a keep, as the seed decides. */
function landmark(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const random = canvas.random('landmark')
  const stone = masonry(scheme, 0.22)
  const at = (dx: number, [width, height]: Point, cap: Cap): string =>
    tower([focus + dx, 62], { width, height, cap }, stone)
  switch (random.integer(0, 2)) {
    case 0:
      return (
        at(-15, [4.5, 20], 'onion') +
        at(15, [4.5, 20], 'onion') +
        box([focus - 13, 42], [26, 20], stone.shade) +
        at(0, [17, 27], 'dome')
      )
    case 1:
      return (
        box([focus, 40], [24, 22], stone.shade) +
        polygon(
          [
            [focus, 40],
            [focus + 5, 31],
            [focus + 27, 31],
            [focus + 24, 40],
          ],
          stone.roof,
        ) +
        at(-7, [7, 32], 'spire') +
        at(3.5, [7, 32], 'spire')
      )
    default:
      return (
        at(-14, [6, 17], 'battlement') +
        box([focus - 14, 46], [26, 16], stone.wall) +
        at(10, [7, 19], 'battlement') +
        at(-2, [8, 34], 'pyramid')
      )
  }
}

/** Three ranks of roofs, each nearer, larger and stronger in colour. */
function ranks(canvas: Canvas): string {
  return [0.36, 0.2, 0]
    .map((distance, rank) => {
      const random = canvas.random(`rank ${rank}`)
      const colours = masonry(canvas.scheme, distance)
      const foot = 60 + rank * 4.6
      const houses: string[] = []
      for (let x = -6 - rank * 2; x < canvas.width + 4;) {
        const width = random.between(6, 10) + rank * 1.4
        houses.push(roofed(canvas, [x, foot], { width, height: random.between(5, 8.5) + rank, colours }))
        if (random.chance(0.14))
          houses.push(
            tower(
              [x + width, foot],
              { width: 3 + rank * 0.5, height: 12 + rank * 2, cap: random.chance(0.5) ? 'cone' : 'pyramid' },
              colours,
            ),
          )
        x += width * random.between(0.85, 1)
      }
      return houses.join('')
    })
    .join('')
}

/** A house with its eaves to the street: a wall, windows, and a slope of tiles. */
function roofed(
  canvas: Canvas,
  [x, foot]: Point,
  { width, height, colours }: { width: number; height: number; colours: Masonry },
): string {
  const random = canvas.random(`roofed ${Math.round(x * 10)} ${foot}`)
  const [top, rise, tint] = [foot - height, width * random.between(0.3, 0.42), random.between(0, 0.35)]
  const lit = random.chance(0.5)
  return [
    box([x, top], [width, height + 9], lit ? colours.wall : mix(colours.wall, colours.shade, 0.45)),
    box([x + width * 0.86, top], [width * 0.14, height + 9], colours.shade),
    polygon(
      [
        [x - 0.3, top + 0.2],
        [x + width * 0.1, top - rise],
        [x + width * 0.9, top - rise],
        [x + width + 0.3, top + 0.2],
      ],
      mix(colours.roof, colours.shade, tint),
    ),
    box([x + width * 0.68, top - rise - 1.2], [width * 0.09, 2], colours.shade),
    ...[0.14, 0.4, 0.66].map((share) =>
      box([x + width * share, top + 1.4], [width * 0.13, width * 0.17], colours.window),
    ),
  ].join('')
}

function bridge(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('bridge')
  const deck = 81
  const stone = {
    stone: mix(scheme.wall, scheme.wallShade, scheme.isNight ? 0.85 : 0.3),
    shade: mix(scheme.wallShade, scheme.dark, 0.3),
  }
  return [
    coach(canvas, { at: [focus - random.between(10, 22), deck + 0.3], length: 15 }),
    arcade(
      { from: -4, to: width + 4, top: deck, foot: 96, spans: Math.max(4, Math.round(width / 20)), crown: 3.4 },
      stone,
    ),
    leafTree(random, [width * 0.94, 106], { height: 32, lit: land(0.9), shade: land(1) }),
    leafTree(random, [width * 1.04, 108], { height: 40, lit: land(0.9), shade: land(1) }),
  ].join('')
}
