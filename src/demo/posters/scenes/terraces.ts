import { fishingBoat, sailingBoat } from '#demo/posters/drawing/boats.ts'
import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { wallColours } from '#demo/posters/drawing/facades.ts'
import { birds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, blob, box, filled, polygon, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress } from '#demo/posters/drawing/trees.ts'
import { ripples, water } from '#demo/posters/drawing/water.ts'

const HORIZON = 46
const TIERS = 6

/** A town that climbs its rock house upon house, a domed church among them, the sea at its feet. */
export function terraces(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('terraces')
  const sun: Point = [focus - random.between(24, 32), random.between(24, 34)]
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    birds(canvas, [focus - 30, 17]),
    water(canvas, { top: HORIZON, bottom: 101, lightX: sun[0] }),
    below(
      [
        [-12, HORIZON + 0.4],
        [focus - 44, HORIZON - 5],
        [focus - 26, HORIZON - 3],
        [focus - 12, HORIZON + 0.4],
      ],
      mix(scheme.far, scheme.glow, 0.4),
      HORIZON + 0.6,
    ),
    ripples(canvas, { top: 60, bottom: 100 }, mix(scheme.water, scheme.glow, 0.3)),
    rock(canvas),
    ...Array.from({ length: TIERS }, (_, tier) => terrace(canvas, TIERS - 1 - tier)),
    corniche(canvas),
    sailingBoat([focus - random.between(26, 32), 60], 9, scheme),
    fishingBoat([focus - random.between(18, 26), 93], 13, { hull: mix(scheme.accent, scheme.roof, 0.3), scheme }),
    fishingBoat([focus + random.between(0, 6), 97], 10, { hull: mix(scheme.water, scheme.snow, 0.6), scheme }),
    width > 120 ? fishingBoat([focus - 60, 84], 9, { hull: scheme.roof, scheme }) : '',
  ].join('')
}

/** Bare rock above the last roofs, lit at its edges. */
function rock(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('rock')
  const top = random.between(5, 12)
  const lit = mix(land(0.45), scheme.wall, 0.3)
  const edge: readonly Point[] = [
    [focus - 25, 86],
    [focus - 22, 72],
    [focus - 16, 60],
    [focus - 11, 50],
    [focus - 3, 41],
    [focus + 3, 27],
    [focus + 12, 20],
    [focus + 20, top + 3],
    [focus + 34, top],
    [width + 40, top + 8],
    [width + 40, 104],
    [focus - 25, 104],
  ]
  const folds: readonly (readonly Point[])[] = [
    [
      [focus + 20, top + 3],
      [focus + 15, 30],
      [focus + 22, 26],
      [focus + 19, 44],
      [focus + 30, 30],
      [focus + 34, top],
    ],
    [
      [focus + 44, top + 2],
      [focus + 40, 24],
      [focus + 50, 40],
      [focus + 58, top + 3],
    ],
  ]
  return polygon(edge, lit) + folds.map((fold) => polygon(fold, land(0.62))).join('')
}

/** One row of houses on its ledge: tier 0 stands at the road, the highest under the rock. */
function terrace(canvas: Canvas, tier: number): string {
  const { focus, width, scheme, land } = canvas
  const random = canvas.random(`terrace ${tier}`)
  const foot = 79 - tier * 9.2
  const haze = tier * 0.055
  const colours = wallColours(scheme).map((colour) => mix(colour, mix(scheme.glow, scheme.far, 0.4), haze))
  const houses: string[] = []
  let last = random.integer(0, 5)
  for (let x = focus - 19 + tier * 5.4 + random.between(-1.5, 1.5); x < width + 4;) {
    const wide = random.between(6, 9.4) - tier * 0.25
    last = (last + random.integer(1, colours.length - 1)) % colours.length
    if (random.chance(0.13)) houses.push(cypress([x + 1.4, foot], random.between(8, 11), land(0.85)))
    else
      houses.push(
        cube(canvas, [x, foot], { wide, high: random.between(6.4, 11), wall: colours[last] ?? scheme.wall, haze }),
      )
    x += wide * random.between(0.92, 1.08)
  }
  const church = tier === 2 ? domed(canvas, focus + random.between(2, 9), foot) : ''
  return (
    box([focus - 21 + tier * 5.4, foot - 0.4], [width + 40, 1.2], mix(scheme.wallShade, land(0.5), 0.3 + haze)) +
    houses.join('') +
    church
  )
}

interface Cube {
  readonly wide: number
  readonly high: number
  readonly wall: string
  readonly haze: number
}

/** A house with a flat roof and arched windows, the side away from the light in shade. */
function cube({ scheme }: Canvas, [x, foot]: Point, { wide, high, wall, haze }: Cube): string {
  const colour = mix(scheme.window, scheme.glow, haze)
  const arches = [0.16, 0.5].flatMap((share) =>
    [0.22, 0.58].map(
      (rise) =>
        `M${short(x + wide * share)} ${short(foot - high * rise)}v${short(-high * 0.13)}a${short(wide * 0.075)} ${short(wide * 0.09)} 0 0 1 ${short(wide * 0.15)} 0v${short(high * 0.13)}z`,
    ),
  )
  return [
    `<path fill="${wall}" d="M${short(x)} ${short(foot)}v${short(-high)}h${short(wide)}v${short(high)}z"/>`,
    `<path fill="${scheme.wallShade}" fill-opacity="0.55" d="M${short(x + wide * 0.8)} ${short(foot)}v${short(-high)}h${short(wide * 0.2)}v${short(high)}z"/>`,
    box([x - 0.2, foot - high - 0.5], [wide + 0.4, 0.7], mix(scheme.roof, scheme.wall, 0.35 + haze)),
    filled(arches.join(''), colour),
  ].join('')
}

function domed(canvas: Canvas, x: number, foot: number): string {
  const stone = masonry(canvas.scheme, 0.05)
  const tiles = { ...stone, roof: mix(canvas.scheme.water, canvas.scheme.roof, 0.2) }
  return (
    box([x - 6, foot - 9], [12, 9], stone.wall) +
    tower([x + 8.4, foot], { width: 3.2, height: 17, cap: 'pyramid' }, stone) +
    tower([x, foot - 8], { width: 10, height: 5.5, cap: 'dome' }, tiles)
  )
}

/** The road in front of the lowest houses, on arches above the rocks. */
function corniche(canvas: Canvas): string {
  const { width, focus, land, scheme } = canvas
  const random = canvas.random('corniche')
  const stone = masonry(scheme)
  const from = focus - 27
  return [
    coach(canvas, { at: [focus + random.between(-6, 6), 81.6], length: 14, flip: true }),
    arcade(
      {
        from,
        to: width + 30,
        top: 81.2,
        foot: 93,
        spans: Math.max(4, Math.round((width + 30 - from) / 12)),
        crown: 2.4,
      },
      { stone: stone.wall, shade: stone.shade },
    ),
    blob(
      [
        [from - 3, 95],
        [from + 1, 89.4],
        [from + 6, 93],
        [from + 3, 97],
      ],
      land(0.7),
    ),
    below(
      [
        [from + 4, 95],
        [from + 14, 91.6],
        [from + 26, 93.4],
        [from + 46, 91.4],
        [width + 40, 92],
      ],
      mix(land(0.66), scheme.wallShade, 0.25),
      94.6,
    ),
    box([from + 4, 94.2], [width + 60, 0.6], scheme.snow),
  ].join('')
}
