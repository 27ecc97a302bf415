import { masonry, type Masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const WATER = 66

/** A white house of turrets standing in the river, its gallery on arches; clipped hedges along the road. */
export function chateau(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('chateau')
  const sun: Point = [focus - random.between(6, 16), random.between(17, 27)]
  const bank = hills(canvas.random('bank'), { from: -10, to: width + 10, y: 55, swing: 2, step: 40 })
  const trees = Array.from({ length: Math.ceil(width / 6) + 2 }, (_, index) =>
    leafTree(random, [index * 6 - 3 + random.between(-2, 2), WATER - 0.5], {
      height: random.between(10, 16),
      lit: mix(land(0.4), scheme.accent, 0.12),
      shade: land(0.52),
    }),
  )
  const house = gallery(canvas, focus - 4) + body(canvas, focus - 16)
  return [
    sky(canvas, { at: sun, radius: random.between(6.4, 8.4) }),
    clouds(canvas, random.between(30, 38), Math.ceil(width / 70)),
    birds(canvas, [focus + 10, 18]),
    below(bank, mix(land(0.2), scheme.glow, 0.3)),
    ...trees,
    water(canvas, { top: WATER, bottom: 101, lightX: sun[0] }),
    reflected(house, WATER + 1, 0.34),
    ripples(canvas, { top: 70, bottom: 82 }, mix(scheme.water, scheme.glow, 0.3)),
    house,
    parterre(canvas),
  ].join('')
}

interface Slate extends Masonry {
  readonly slate: Colour
  readonly dim: Colour
}

function coloursOf({ scheme }: Canvas): Slate {
  const stone = masonry(scheme)
  const slate = mix(mix(scheme.snowShade, scheme.dark, 0.42), scheme.water, 0.16)
  return { ...stone, wall: mix(stone.wall, scheme.snow, 0.5), slate, dim: mix(slate, scheme.dark, 0.3) }
}

/** Two storeys and a row of dormers on five arches, away to the far bank. */
function gallery(canvas: Canvas, x: number): string {
  const colours = coloursOf(canvas)
  const [bays, bay, right] = [canvas.isWide ? 5 : 3, 8.6, canvas.width + 30]
  const arches = Array.from(
    { length: bays },
    (_, index) => `M${short(x + 1.4 + index * bay)} ${WATER + 2}v-4.4a3 3.6 0 0 1 6 0v4.4z`,
  )
  const panes = Array.from({ length: bays * 2 }, (_, index) =>
    [47.4, 53].map((y) => box([x + 1.2 + index * bay * 0.5, y], [1.7, 3.2], colours.window)).join(''),
  )
  const dormers = Array.from(
    { length: bays },
    (_, index) =>
      box([x + 3.2 + index * bay, 40.6], [2.2, 4], colours.wall) +
      polygon(
        [
          [x + 2.8 + index * bay, 40.8],
          [x + 4.3 + index * bay, 38],
          [x + 5.8 + index * bay, 40.8],
        ],
        colours.slate,
      ) +
      box([x + 3.8 + index * bay, 41.6], [1, 1.9], colours.window),
  )
  const end = x + bays * bay
  return [
    box([end - 1, 58], [right - end, WATER - 57], mix(colours.shade, canvas.land(0.5), 0.35)),
    polygon(
      [
        [x - 1, 45],
        [x + 1, 37.4],
        [end - 1.4, 37.4],
        [end + 0.8, 45],
      ],
      colours.slate,
    ),
    ...dormers,
    box([x - 1, 44.6], [bays * bay + 1, 14], colours.wall),
    box([x - 1, 51.4], [bays * bay + 1, 0.7], colours.shade),
    box([x - 1, 57.4], [bays * bay + 1.4, 1], colours.shade),
    ...panes,
    `<path fill="${colours.wall}" fill-rule="evenodd" d="M${short(x - 1)} 58.2H${short(end + 0.4)}V${WATER + 2}H${short(x - 1)}z${arches.join('')}"/>`,
    ...Array.from({ length: bays }, (_, index) =>
      filled(`M${short(x + index * bay - 1.4)} ${WATER + 2}v-6l1.4 -2l1.4 2v6z`, colours.shade),
    ),
  ].join('')
}

/** The main house: steep slate, chimneys, four turrets at its corners. */
function body(canvas: Canvas, x: number): string {
  const colours = coloursOf(canvas)
  const random = canvas.random('body')
  const lift = random.between(-1, 2.5)
  const turret = (dx: number, top: number, wide: number): string => {
    const [left, right] = [x + dx - wide / 2, x + dx + wide / 2]
    return (
      box([left, top], [wide, WATER + 2 - top], colours.wall) +
      box([left + wide * 0.58, top], [wide * 0.42, WATER + 2 - top], colours.shade) +
      polygon(
        [
          [left - 0.7, top + 0.3],
          [x + dx, top - wide * 2.1],
          [right + 0.7, top + 0.3],
        ],
        colours.slate,
      ) +
      polygon(
        [
          [x + dx + 0.3, top + 0.3],
          [x + dx, top - wide * 2.1],
          [right + 0.7, top + 0.3],
        ],
        colours.dim,
      ) +
      [4, 12, 20]
        .filter((drop) => top + drop < 60)
        .map((drop) => box([x + dx - wide * 0.22, top + drop], [wide * 0.2, 2.6], colours.window))
        .join('')
    )
  }
  const chimneys = [-5.6, 5.2].map(
    (dx) =>
      box([x + dx, 19.6], [2.2, 9], colours.wall) +
      box([x + dx + 1.3, 19.6], [0.9, 9], colours.shade) +
      box([x + dx - 0.3, 19], [2.8, 0.9], colours.dim),
  )
  const dormers = [-5, 0.2, 5.4].map(
    (dx) =>
      box([x + dx - 1.5, 32], [3, 5.4], colours.wall) +
      polygon(
        [
          [x + dx - 2, 32.2],
          [x + dx, 28],
          [x + dx + 2, 32.2],
        ],
        colours.slate,
      ) +
      box([x + dx - 0.7, 33.2], [1.4, 2.6], colours.window),
  )
  return [
    turret(-8.4, 33 - lift, 4),
    turret(9.4, 32 - lift, 4),
    ...chimneys,
    polygon(
      [
        [x - 10, 37],
        [x - 7, 25.4],
        [x + 7.4, 25.4],
        [x + 10.6, 37],
      ],
      colours.slate,
    ),
    polygon(
      [
        [x + 3.4, 25.4],
        [x + 5, 37],
        [x + 10.6, 37],
        [x + 7.4, 25.4],
      ],
      colours.dim,
    ),
    ...dormers,
    box([x - 9.4, 36.8], [19.4, WATER - 34.8], colours.wall),
    box([x + 5, 36.8], [5, WATER - 34.8], colours.shade),
    ...[44, 51.4, 58.4].map((y) => box([x - 9.4, y], [19.4, 0.6], colours.shade)),
    ...[-5.8, -1, 3].flatMap((dx) => [39, 46.4, 53.4].map((y) => box([x + dx, y], [1.6, 3.6], colours.window))),
    filled(`M${short(x - 4)} ${WATER + 2}v-3.4a4 3.6 0 0 1 8 0v3.4z`, mix(colours.shade, canvas.scheme.dark, 0.5)),
    turret(-11.6, 40 - lift, 5),
    turret(11.6, 41 - lift, 5),
  ].join('')
}

/** Lawns in scrolls, balls and cones of box, the road behind the hedge. */
function parterre(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('parterre')
  const topiary = Array.from({ length: Math.ceil(width / 11) + 1 }, (_, index) => {
    const x = index * 11 + 2
    return index % 2 === 0
      ? polygon(
          [
            [x - 2.1, 86],
            [x, 77.6],
            [x + 2.1, 86],
          ],
          land(0.66),
        ) +
          polygon(
            [
              [x + 0.2, 86],
              [x, 77.6],
              [x + 2.1, 86],
            ],
            land(0.78),
          )
      : box([x - 0.25, 83], [0.5, 3], land(0.8)) +
          disc([x, 82.2], 2.1, land(0.72)) +
          disc([x - 0.5, 81.7], 1.3, land(0.62))
  })
  const blooms = Array.from({ length: Math.ceil(width / 1.3) }, (_, index) =>
    disc(
      [index * 1.3 + random.between(-0.3, 0.3), 84.6 + random.between(-0.4, 0.5)],
      0.62,
      random.chance(0.7) ? scheme.accent : scheme.snow,
    ),
  )
  return [
    box([-2, 82.8], [width + 4, 4], canvas.meadow),
    box([-2, 82.4], [width + 4, 0.8], scheme.wall),
    ...blooms,
    ...topiary,
    box([-2, 85.8], [width + 4, 1.6], land(0.7)),
    box([-2, 87.2], [width + 4, 14], canvas.road),
    coach(canvas, { at: [width * random.between(0.44, 0.58), 93.6], length: 17.5 }),
    box([-2, 96.4], [width + 4, 8], land(0.82)),
    leafTree(random, [width * 1.03, 104], { height: 34, lit: mix(land(0.7), scheme.accent, 0.1), shade: land(0.86) }),
  ].join('')
}
