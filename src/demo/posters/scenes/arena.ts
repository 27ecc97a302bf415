import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress } from '#demo/posters/drawing/trees.ts'

const SQUARE = 70
const RIM = 45
/** Half the width of the oval, and how far it opens towards the viewer. */
const REACH = 29
const DEPTH = 5.4

/** A Roman arena with light in all its arches, the square and its lamps before it. */
export function arena(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('arena')
  const sun: Point = [focus - random.between(12, 24), random.between(14, 24)]
  const hill = hills(canvas.random('hill'), { from: -10, to: width + 10, y: 58, swing: 4, step: 44 })
  return [
    sky(canvas, { at: sun, radius: random.between(5, 6.6) }),
    below(hill, mix(scheme.far, scheme.glow, 0.2), SQUARE),
    ...Array.from({ length: 4 }, () =>
      cypress([random.between(0, width), 62], random.between(8, 13), mix(scheme.far, scheme.dark, 0.35)),
    ),
    town(canvas),
    bowl(canvas),
    wing(canvas),
    square(canvas),
  ].join('')
}

/** Low roofs left and right, and the bell tower over them. */
function town(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('town')
  const stone = masonry(scheme, 0.3)
  const parts = [tower([focus + random.between(20, 25), SQUARE], { width: 5, height: 38, cap: 'pyramid' }, stone)]
  for (let x = -4; x < width + 4;) {
    const [wide, high] = [random.between(7, 11), random.between(8, 13)]
    const panes = [0.15, 0.43, 0.7].flatMap((share) =>
      [2.4, 6].map((drop) => box([x + wide * share, SQUARE - high + drop], [wide * 0.13, 1.7], stone.window)),
    )
    parts.push(
      box([x, SQUARE - high], [wide, high], random.chance(0.5) ? stone.wall : stone.shade),
      box([x - 0.4, SQUARE - high - 1.2], [wide + 0.8, 1.5], stone.roof),
      ...panes,
    )
    x += wide
  }
  return parts.join('')
}

/** The oval: rows of seats lit from the stage, and the wall with two storeys of arches that narrow towards its ends. */
function bowl({ focus: x, scheme }: Canvas): string {
  const stone = masonry(scheme, 0.02)
  const light = scheme.isNight ? mix(scheme.window, scheme.sun, 0.3) : mix(scheme.wall, scheme.glow, 0.4)
  const ring = (share: number, fill: Colour): string =>
    `<ellipse cx="${short(x)}" cy="${RIM}" rx="${short(REACH * share)}" ry="${short(DEPTH * share)}" fill="${fill}"/>`
  const seats = [0.95, 0.82, 0.68, 0.54].map((share, index) =>
    ring(share, mix(mix(stone.shade, scheme.roof, 0.3), light, 0.1 + index * 0.2)),
  )
  const wall = `M${short(x - REACH)} ${RIM}A${REACH} ${DEPTH} 0 0 0 ${short(x + REACH)} ${RIM}V${SQUARE - 4}A${REACH} ${DEPTH} 0 0 1 ${short(x - REACH)} ${SQUARE - 4}z`
  const shade = `M${short(x + 9)} ${short(RIM + 5.1)}A${REACH} ${DEPTH} 0 0 0 ${short(x + REACH)} ${RIM}V${SQUARE - 4}A${REACH} ${DEPTH} 0 0 1 ${short(x + 9)} ${short(SQUARE + 1.1)}z`
  const ledge = (y: number, thick: number, fill: Colour): string =>
    `<path fill="none" stroke="${fill}" stroke-width="${thick}" d="M${short(x - REACH + 0.6)} ${y}A${REACH - 0.6} ${DEPTH} 0 0 0 ${short(x + REACH - 0.6)} ${y}"/>`
  return [
    ring(1, stone.wall),
    ...seats,
    filled(wall, stone.wall),
    filled(shade, stone.shade),
    arches(x, 57.6, mix(scheme.window, scheme.roof, scheme.isNight ? 0 : 0.2)),
    arches(x, SQUARE - 3.4, scheme.window),
    ledge(RIM + 0.5, 1.3, mix(stone.wall, scheme.snow, 0.4)),
    ledge(58.6, 0.9, mix(stone.wall, stone.shade, 0.6)),
  ].join('')
}

/** One storey of arches around the front of the oval, their feet at this height where the wall turns away. */
function arches(x: number, foot: number, fill: Colour): string {
  const openings = Array.from({ length: 19 }, (_, index) => {
    const turn = ((index - 9) / 9.8) * (Math.PI / 2)
    const [middle, half, y] = [x + REACH * Math.sin(turn), 1.62 * Math.cos(turn), foot + DEPTH * Math.cos(turn)]
    return `M${short(middle - half)} ${short(y)}v-5a${short(half)} 1.7 0 0 1 ${short(half * 2)} 0v5z`
  })
  return filled(openings.join(''), fill)
}

/** Remains of the outer wall: four bays, a storey higher than the rest. */
function wing({ focus, scheme }: Canvas): string {
  const stone = masonry(scheme)
  const [left, foot] = [focus - 32, SQUARE + 0.6]
  const bays = [0, 1, 2, 3].flatMap((bay) =>
    [0, 1, 2].map(
      (storey) => `M${short(left + 1.5 + bay * 3.6)} ${short(foot - 1 - storey * 11.4)}v-5.6a1.15 1.5 0 0 1 2.3 0v5.6z`,
    ),
  )
  const edge = `M${short(left)} ${foot}V34.6l1.2-.8 1-1.8 2 .4 1.8-1.4 2.4.2 2.2.9 1.4 2.2 2.2.6.6 1.6V${foot}z`
  return [
    filled(edge, mix(stone.wall, scheme.snow, 0.18)),
    box([left + 14.8, 37], [1.6, foot - 37], stone.shade),
    filled(bays.join(''), scheme.isNight ? mix(scheme.window, scheme.accent, 0.2) : scheme.window),
    ...[47.6, 59].map((y) => box([left - 0.4, y], [15.6, 0.8], stone.shade)),
  ].join('')
}

function square(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('square')
  const paving = mix(canvas.road, scheme.dark, scheme.isNight ? 0.42 : 0.04)
  const light = scheme.isNight ? scheme.window : scheme.snow
  const slabs = Array.from(
    { length: 5 },
    (_, index) => `M-2 ${short(76 + index ** 1.5 * 2.4)}h${short(width + 4)}v.25h${short(-width - 4)}z`,
  )
  const lamps = Array.from({ length: Math.ceil(width / 22) + 1 }, (_, index) => index * 22 + random.between(-2, 2))
  const guests = Array.from({ length: 16 }, () =>
    guest(
      [canvas.focus + random.between(-26, 34), random.between(78, 82)],
      random.chance(0.4) ? scheme.accent : scheme.dark,
    ),
  )
  return [
    box([-2, SQUARE + 1], [width + 4, 34], paving),
    filled(
      `M${short(canvas.focus - REACH)} ${SQUARE}A${REACH} ${DEPTH} 0 0 0 ${short(canvas.focus + REACH)} ${SQUARE}z`,
      mix(paving, light, 0.25),
    ),
    filled(slabs.join(''), mix(paving, scheme.dark, 0.25)),
    ...guests,
    ...lamps.map(
      (x) =>
        box([x - 0.2, 70], [0.4, 12], scheme.dark) +
        box([x - 0.9, 81.4], [1.8, 0.9], scheme.dark) +
        disc([x - 1.3, 70.6], 0.95, light) +
        disc([x + 1.3, 70.6], 0.95, light),
    ),
    coach(canvas, { at: [width * random.between(0.4, 0.56), 90.6], length: 18 }),
    box([-2, 94.6], [width + 4, 10], land(0.95)),
    box([-2, 94.2], [width + 4, 0.7], mix(paving, scheme.wall, 0.5)),
  ].join('')
}

/** A visitor in evening dress. */
function guest([x, foot]: Point, fill: Colour): string {
  return filled(`M${short(x - 0.75)} ${short(foot)}l.4-3.2q.35-.7.7 0l.4 3.2z`, fill) + disc([x, foot - 3.9], 0.5, fill)
}
