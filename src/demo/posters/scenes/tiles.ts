import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, clipped, type Point, short } from '#demo/posters/drawing/svg.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'

const EAVES = 51
const RIDGE = 27
const YARD = 75

/** A long roof of glazed tiles in lozenges over a timbered gallery, a needle above it, casks in the yard. */
export function tiles(canvas: Canvas): string {
  const { width, focus } = canvas
  const random = canvas.random('tiles')
  const sun: Point = [focus - random.between(14, 26), random.between(13, 20)]
  return [
    sky(canvas, { at: sun, radius: random.between(6, 7.6) }),
    clouds(canvas, random.between(14, 22), Math.ceil(width / 80)),
    birds(canvas, [focus + 16, 17]),
    vines(canvas),
    roof(canvas),
    gallery(canvas),
    yard(canvas),
  ].join('')
}

/** The wine slope behind the house, ruled in rows. */
function vines(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const slope = hills(canvas.random('slope'), { from: -10, to: width + 10, y: 46, swing: 5, step: 60 })
  const rows = [4, 8, 12, 16, 20].map(
    (drop) =>
      `M-2 ${46 + drop}Q${short(width * 0.4)} ${short(44 + drop)} ${short(width + 4)} ${short(47 + drop)}v1.4Q${short(width * 0.4)} ${short(45.4 + drop)} -2 ${short(47.4 + drop)}z`,
  )
  return below(slope, mix(land(0.34), scheme.glow, 0.2)) + filled(rows.join(''), mix(land(0.44), scheme.glow, 0.1))
}

/** The lit slope in lozenges of four glazes, dormers with their own needles, the flèche on the ridge. */
function roof(canvas: Canvas): string {
  const { focus, scheme } = canvas
  const [left, right] = [focus - 30, focus + 31]
  const edge = `M${short(left - 2)} ${EAVES}L${short(left + 5)} ${RIDGE}H${short(right - 5)}L${short(right + 2)} ${EAVES}z`
  const glaze: readonly Colour[] = [
    mix(scheme.accent, scheme.wall, 0.1),
    mix(scheme.near, scheme.dark, 0.2),
    mix(scheme.dark, scheme.roof, 0.3),
  ]
  const lozenges = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 15 }, (_unused, column) => {
      const [x, y] = [left - 4 + column * 5.2 + (row % 2) * 2.6, RIDGE + 2.6 + row * 5.2]
      const rhomb = (reach: number, fill: Colour): string =>
        polygon(
          [
            [x - reach * 0.56, y],
            [x, y - reach],
            [x + reach * 0.56, y],
            [x, y + reach],
          ],
          fill,
        )
      return (
        rhomb(4.4, glaze[(column + row) % 2 === 0 ? 0 : 1] ?? scheme.accent) +
        rhomb(2.5, scheme.roof) +
        rhomb(1.1, glaze[2] ?? scheme.dark)
      )
    }).join(''),
  )
  return [
    fleche(canvas, focus - 4),
    filled(edge, scheme.roof),
    clipped('tiles', edge, lozenges.join('')),
    box([left + 4.4, RIDGE - 0.7], [right - left - 8.8, 1.1], glaze[2] ?? scheme.dark),
    ...[-19, 2, 20].map((dx) => dormer(canvas, focus + dx)),
    filled(
      `M${short(left - 3)} ${EAVES}H${short(right + 3)}v1.4H${short(left - 3)}z`,
      mix(scheme.dark, scheme.roof, 0.3),
    ),
  ].join('')
}

function fleche({ scheme }: Canvas, x: number): string {
  const slate = mix(scheme.dark, scheme.far, 0.3)
  return (
    box([x - 1.6, 20], [3.2, 8], slate) +
    box([x - 0.9, 21], [0.7, 4], scheme.glow) +
    box([x + 0.3, 21], [0.7, 4], scheme.glow) +
    polygon(
      [
        [x - 2.2, 20.3],
        [x, 9.6],
        [x + 2.2, 20.3],
      ],
      slate,
    ) +
    disc([x, 9.6], 0.55, scheme.accent)
  )
}

/** A timbered gable in the slope, its window, and a vane on a long rod. */
function dormer({ scheme }: Canvas, x: number): string {
  const timber = mix(scheme.roof, scheme.dark, 0.5)
  const stone = masonry(scheme)
  return [
    box([x - 0.15, 30], [0.3, 6], scheme.dark),
    polygon(
      [
        [x, 30.2],
        [x + 2.6, 30.9],
        [x, 31.6],
      ],
      scheme.accent,
    ),
    box([x - 3.6, 42], [7.2, 9], stone.wall),
    polygon(
      [
        [x - 3.6, 42.2],
        [x, 36.6],
        [x + 3.6, 42.2],
      ],
      stone.wall,
    ),
    box([x - 1.5, 44], [3, 4.6], stone.window),
    box([x - 0.2, 44], [0.4, 4.6], timber),
    ...[-3.6, 3].map((dx) => box([x + dx, 42], [0.6, 9], timber)),
    box([x - 3.6, 42], [7.2, 0.6], timber),
    box([x - 3.6, 49.6], [7.2, 0.6], timber),
    polygon(
      [
        [x - 5, 43.4],
        [x, 35],
        [x + 5, 43.4],
        [x + 3.8, 43.4],
        [x, 37],
        [x - 3.8, 43.4],
      ],
      timber,
    ),
  ].join('')
}

/** Two storeys of timber posts before a wall in the shade. */
function gallery({ focus, scheme, width, land }: Canvas): string {
  const stone = masonry(scheme)
  const timber = mix(scheme.roof, scheme.dark, 0.45)
  const [left, right] = [focus - 30, focus + 31]
  const posts = Array.from(
    { length: 15 },
    (_, index) =>
      box([left + index * 4.3, EAVES + 1], [0.9, YARD - EAVES], timber) +
      polygon(
        [
          [left + index * 4.3 - 1.2, 63.4],
          [left + index * 4.3 + 0.45, 61.4],
          [left + index * 4.3 + 2.1, 63.4],
        ],
        timber,
      ),
  )
  const panes = Array.from(
    { length: 14 },
    (_, index) =>
      box([left + 1.8 + index * 4.3, 54], [1.8, 4.4], stone.window) +
      (index % 3 === 1
        ? filled(
            `M${short(left + 1.4 + index * 4.3)} ${YARD}v-5.4a1.3 1.4 0 0 1 2.6 0v5.4z`,
            mix(timber, scheme.dark, 0.4),
          )
        : box([left + 1.8 + index * 4.3, 66.6], [1.8, 4], stone.window)),
  )
  const wall = mix(stone.shade, scheme.mid, 0.2)
  return [
    box([-2, 60], [width + 4, YARD - 59], mix(stone.shade, land(0.5), 0.3)),
    box([-2, 59.2], [width + 4, 1], stone.wall),
    box([left, EAVES], [right - left, YARD - EAVES + 1], wall),
    ...panes,
    ...posts,
    box([left - 1, 61], [right - left + 2, 1.3], timber),
    box([left - 1, 58.4], [right - left + 2, 0.6], timber),
  ].join('')
}

function yard(canvas: Canvas): string {
  const { width, focus, scheme, land } = canvas
  const random = canvas.random('yard')
  const oak = mix(scheme.wallShade, scheme.roof, 0.4)
  const cask = (x: number, y: number): string =>
    disc([x, y], 2.6, oak) + disc([x, y], 2.05, mix(oak, scheme.dark, 0.25)) + box([x - 2.2, y - 0.25], [4.4, 0.5], oak)
  const colours = { lit: mix(land(0.6), scheme.glow, 0.1), shade: land(0.76) }
  const trees = [focus - 46, focus + 44, focus - 76, focus - 98].map((x) =>
    leafTree(random, [x, YARD + 3], { height: random.between(22, 28), ...colours }),
  )
  return [
    ...trees,
    box([-2, YARD + 0.6], [width + 4, 30], mix(canvas.road, scheme.wall, 0.2)),
    filled([80, 84.4].map((y) => `M-2 ${y}h${short(width + 4)}v.3h${short(-width - 4)}z`).join(''), scheme.wallShade),
    cask(focus + 17, 78.6),
    cask(focus + 22.2, 78.6),
    cask(focus + 27.4, 78.6),
    cask(focus + 19.6, 74.2),
    cask(focus + 24.8, 74.2),
    coach(canvas, { at: [focus - random.between(10, 16), 90.4], length: 18.5 }),
    box([-2, 94.6], [width + 4, 10], land(0.82)),
    box([-2, 94], [width + 4, 0.9], scheme.wall),
  ].join('')
}
