import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, track, type Bend } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Stage } from '#demo/posters/drawing/stage.ts'
import { below, filled, flat, type Point, short } from '#demo/posters/drawing/svg.ts'
import { wood } from '#demo/posters/drawing/trees.ts'

/** Wood behind wood in the morning haze, great trunks at the edge of the canvas, a clearing for the road. */
export function forest(stage: Stage): string {
  const { focus } = stage
  const chance = stage.chance('forest')
  const sun: Point = [focus - chance.between(10, 20), chance.between(22, 32)]
  return [
    sky(stage, { at: sun, radius: chance.between(7, 9) }),
    depths(stage),
    beams(stage, sun),
    clearing(stage),
    trunks(stage),
  ].join('')
}

/** Four woods one behind the other, each darker, larger and further down. */
function depths(stage: Stage): string {
  const { width, scheme, land } = stage
  return [0, 1, 2, 3]
    .map((rank) => {
      const ground = hills(stage.chance(`ground ${rank}`), {
        from: -20,
        to: width + 20,
        y: 44 + rank * 8,
        swing: 4 - rank * 0.5,
        step: 50,
      })
      const fill = mix(land(rank * 0.2), scheme.glow, 0.5 - rank * 0.15)
      const trees = wood(stage.chance(`wood ${rank}`), ground, {
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
function beams(stage: Stage, [x, y]: Point): string {
  const { scheme } = stage
  const chance = stage.chance('beams')
  const paths = [-0.1, 0.32, 0.78].map((lean) => {
    const [spread, end] = [chance.between(5, 9), x + lean * 60]
    return `M${short(x + lean * 9)} ${short(y + 8)}L${short(x + lean * 9 + 1.5)} ${short(y + 8)}L${short(end + spread)} 84L${short(end - spread)} 84z`
  })
  return `<path fill="${scheme.glow}" fill-opacity="${scheme.isNight ? 0.1 : 0.2}" d="${paths.join('')}"/>`
}

function clearing(stage: Stage): string {
  const { width, focus, land } = stage
  const chance = stage.chance('clearing')
  const meadow: readonly Point[] = [
    [-12, 77],
    [width * 0.3, 75.4],
    [width * 0.6, 76.6],
    [width + 12, 74],
  ]
  const reach = Math.min(width, 100)
  const sway = chance.between(-0.05, 0.05)
  const bends = [
    [0.62, 76.4, 1.1],
    [0.34, 78.4, 1.9],
    [-0.06 + sway, 82.6, 3.4],
    [-0.02, 87.4, 5.2],
    [0.16 + sway, 93, 7.4],
    [0.1, 106, 12],
  ] as const
  const light = stage.meadow
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
      stage.road,
    ),
    coach(stage, { at: [focus + reach * 0.16, 81.2], length: 12, turn: -8, flip: true }),
  ].join('')
}

/** Trunks that begin below and end above the canvas, each with one lit edge; a roof of branches over them. */
function trunks(stage: Stage): string {
  const { width, land } = stage
  const chance = stage.chance('trunks')
  const places = [
    [0.02, 6.5],
    [0.15, 3.6],
    [0.88, 4.4],
    [0.99, 7],
  ] as const
  const bark = mix(land(0.72), stage.scheme.glow, 0.18)
  const stems = places.map(([share, thick]) => {
    const [x, lean] = [width * share + chance.between(-1.5, 1.5), chance.between(-1, 1)]
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
    return flat(trunk, land(1)) + flat(edge, bark)
  })
  return (
    stems.join('') +
    boughs(stage, 0.02) +
    boughs(stage, 0.97) +
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
function boughs(stage: Stage, share: number): string {
  const chance = stage.chance(`boughs ${share}`)
  const x = stage.width * share
  const tiers = Array.from({ length: 5 }, (_, tier) => {
    const [y, reach] = [-8 + tier * 6.4, (29 - tier * 4.4) * chance.between(0.85, 1.1)]
    return [-1, 1].map((side) => fan([x, y], side * reach, chance.between(0.4, 0.52))).join('')
  })
  return filled(tiers.join(''), stage.land(1))
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
