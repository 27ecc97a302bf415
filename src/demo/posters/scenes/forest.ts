import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, track, type Bend } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** Wood behind wood in the morning haze, great trunks at the edge of the canvas, a clearing for the road. */
export function forest(canvas: Canvas): string {
  const { focus } = canvas
  const random = canvas.random('forest')
  const sun: Point = [focus - random.between(10, 20), random.between(22, 32)]
  return [
    sky(canvas, { at: sun, radius: random.between(7, 9) }),
    depths(canvas),
    beams(canvas, sun),
    clearing(canvas),
    trunks(canvas),
  ].join('')
}

/** Four woods one behind the other, each darker, larger and further down. */
function depths(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  return [0, 1, 2, 3]
    .map((rank) => {
      const ground = hills(canvas.random(`ground ${rank}`), {
        from: -20,
        to: width + 20,
        y: 44 + rank * 8,
        swing: 4 - rank * 0.5,
        step: 50,
      })
      const fill = mix(land(rank * 0.2), scheme.glow, 0.5 - rank * 0.15)
      const trees = wood(canvas.random(`wood ${rank}`), ground, {
        from: -6,
        to: width + 6,
        heights: [6 + rank * 2.4, 11 + rank * 4],
        gap: 0.23,
      })
      return filled(trees, fill) + below(ground, fill)
    })
    .join('')
}

/** Light falling through, in three broad flat beams. */
function beams(canvas: Canvas, [x, y]: Point): string {
  const { scheme } = canvas
  const random = canvas.random('beams')
  const paths = [-0.1, 0.32, 0.78].map((lean) => {
    const [spread, end] = [random.between(5, 9), x + lean * 60]
    return `M${short(x + lean * 9)} ${short(y + 8)}L${short(x + lean * 9 + 1.5)} ${short(y + 8)}L${short(end + spread)} 84L${short(end - spread)} 84z`
  })
  return `<path fill="${scheme.glow}" fill-opacity="${scheme.isNight ? 0.1 : 0.2}" d="${paths.join('')}"/>`
}

function clearing(canvas: Canvas): string {
  const { width, focus, land } = canvas
  const random = canvas.random('clearing')
  const meadow: readonly Point[] = [
    [-12, 77],
    [width * 0.3, 75.4],
    [width * 0.6, 76.6],
    [width + 12, 74],
  ]
  const reach = Math.min(width, 100)
  const sway = random.between(-0.05, 0.05)
  const bends = [
    [0.62, 76.4, 1.1],
    [0.34, 78.4, 1.9],
    [-0.06 + sway, 82.6, 3.4],
    [-0.02, 87.4, 5.2],
    [0.16 + sway, 93, 7.4],
    [0.1, 106, 12],
  ] as const
  const light = canvas.meadow
  return [
    below(meadow, light),
    below(
      [
        [-12, 86],
        [width * 0.3, 89],
        [width * 0.62, 86],
        [width + 12, 82],
      ],
      mix(light, land(0.7), 0.5),
    ),
    track(
      bends.map(([share, y, wide]): Bend => [focus + share * reach - 6, y, wide]),
      canvas.road,
    ),
    coach(canvas, { at: [focus + reach * 0.16, 81.2], length: 12, turn: -8, flip: true }),
  ].join('')
}

/** Trunks that begin below and end above the canvas, each with one lit edge; a roof of branches over them. */
function trunks(canvas: Canvas): string {
  const { width, land } = canvas
  const random = canvas.random('trunks')
  const places = [
    [0.02, 6.5],
    [0.15, 3.6],
    [0.88, 4.4],
    [0.99, 7],
  ] as const
  const bark = mix(land(0.72), canvas.scheme.glow, 0.18)
  const stems = places.map(([share, thick]) => {
    const [x, lean] = [width * share + random.between(-1.5, 1.5), random.between(-1, 1)]
    const trunk: readonly Point[] = [
      [x - thick * 0.4 + lean, -1],
      [x + thick * 0.4 + lean, -1],
      [x + thick * 0.5, 88],
      [x + thick * 0.9, 102],
      [x - thick * 0.9, 102],
      [x - thick * 0.5, 88],
    ]
    const edge: readonly Point[] = [
      [x - thick * 0.4 + lean, -1],
      [x - thick * 0.22 + lean, -1],
      [x - thick * 0.3, 88],
      [x - thick * 0.55, 102],
      [x - thick * 0.9, 102],
      [x - thick * 0.5, 88],
    ]
    return polygon(trunk, land(1)) + polygon(edge, bark)
  })
  return (
    stems.join('') +
    boughs(canvas, 0.02) +
    boughs(canvas, 0.97) +
    below(
      [
        [-12, 93],
        [width * 0.14, 97],
        [width * 0.4, 101],
        [width * 0.7, 100],
        [width * 0.88, 96],
        [width + 12, 92],
      ],
      land(1),
    )
  )
}

/** The lower boughs of a tree whose top is beyond the canvas: tier under tier, each a drooping fan. */
function boughs(canvas: Canvas, share: number): string {
  const random = canvas.random(`boughs ${share}`)
  const x = canvas.width * share
  const tiers = Array.from({ length: 5 }, (_, tier) => {
    const [y, reach] = [-8 + tier * 6.4, (29 - tier * 4.4) * random.between(0.85, 1.1)]
    return [-1, 1].map((side) => fan([x, y], side * reach, random.between(0.4, 0.52))).join('')
  })
  return filled(tiers.join(''), canvas.land(1))
}

/** One bough from the trunk to its tip, its lower edge hanging in points. */
function fan([x, y]: Point, reach: number, droop: number): string {
  const fall = Math.abs(reach) * droop
  const teeth = [0.86, 0.7, 0.54, 0.38, 0.22].map((at) => {
    const [px, py] = [x + reach * at, y + fall * at ** 1.2]
    return `L${short(px + reach * 0.035)} ${short(py + 5.2)}L${short(px - reach * 0.04)} ${short(py + 3)}`
  })
  return `M${short(x)} ${short(y)}Q${short(x + reach * 0.55)} ${short(y + fall * 0.28)} ${short(x + reach)} ${short(y + fall + 2)}${teeth.join('')}L${short(x)} ${short(y + 7)}z`
}
