import { sailingBoat } from '#demo/posters/drawing/boats.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, filled, polygon, transformed, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const HORIZON = 47
const PLANKS = 52

/** A white pavilion at the end of its pier, hooded basket chairs on the sand, grass on the dune before the road. */
export function pier(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('pier')
  const sun: Point = [focus - random.between(20, 32), random.between(18, 28)]
  const foam: readonly Point[] = [
    [-12, 66],
    [width * 0.25, 67.4],
    [width * 0.5, 65.6],
    [width * 0.8, 67],
    [width + 12, 65],
  ]
  const house = pavilion(canvas)
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(12, 20), Math.ceil(width / 60)),
    birds(canvas, [focus - 28, 34]),
    water(canvas, { top: HORIZON, bottom: 72, lightX: sun[0] }),
    below(
      [
        [-12, 46],
        [width * 0.1, 43],
        [width * 0.26, HORIZON],
      ],
      mix(scheme.snow, scheme.far, 0.4),
      HORIZON + 0.4,
    ),
    ripples(canvas, { top: HORIZON + 4, bottom: 66 }, mix(scheme.water, scheme.glow, 0.35)),
    sailingBoat([focus - random.between(26, 32), HORIZON + 3.6], 8, scheme),
    reflected(house, 61, 0.3),
    house,
    below(foam, scheme.snow),
    below(
      foam.map(([x, y]): Point => [x, y + 1.3]),
      mix(scheme.wall, scheme.wallShade, 0.22),
    ),
    baskets(canvas),
    dune(canvas),
  ].join('')
}

/** Hall, corner towers and gangway on their piles. */
function pavilion({ width, scheme, focus: x }: Canvas): string {
  const stone = masonry(scheme)
  const white = { ...stone, wall: mix(stone.wall, scheme.snow, 0.6), shade: mix(stone.shade, scheme.snow, 0.35) }
  const wood = mix(scheme.dark, scheme.wallShade, 0.45)
  const piles = Array.from(
    { length: Math.ceil((width - x + 40) / 4) },
    (_, index) => `M${short(x - 19 + index * 4)} ${PLANKS}h.7v9h-.7z`,
  )
  const rail = Array.from(
    { length: Math.ceil((width - x + 10) / 2.5) },
    (_, index) => `M${short(x + 17 + index * 2.5)} 49.6h.25v3h-.25z`,
  )
  const panes = Array.from({ length: 10 }, (_, index) => box([x - 12.8 + index * 2.6, 46], [1.5, 3.8], stone.window))
  return [
    box([x - 14, 44], [28, 8], white.wall),
    box([x + 8, 44], [6, 8], white.shade),
    ...panes,
    polygon(
      [
        [x - 15.6, 44.2],
        [x - 11, 37.4],
        [x + 11, 37.4],
        [x + 15.6, 44.2],
      ],
      stone.roof,
    ),
    polygon(
      [
        [x + 6, 37.4],
        [x + 8.6, 44.2],
        [x + 15.6, 44.2],
        [x + 11, 37.4],
      ],
      mix(stone.roof, scheme.dark, 0.25),
    ),
    polygon(
      [
        [x - 4.6, 44],
        [x, 36.6],
        [x + 4.6, 44],
      ],
      white.wall,
    ),
    box([x - 1.2, 40.4], [2.4, 3], stone.window),
    polygon(
      [
        [x - 5.4, 44],
        [x, 35.2],
        [x + 5.4, 44],
        [x + 4.4, 44],
        [x, 37],
        [x - 4.4, 44],
      ],
      stone.roof,
    ),
    tower([x - 14, PLANKS], { width: 5, height: 11, cap: 'pyramid' }, white),
    tower([x + 14, PLANKS], { width: 5, height: 11, cap: 'pyramid' }, white),
    tower([x, 38], { width: 3, height: 4, cap: 'dome' }, white),
    polygon(
      [
        [x, 27.4],
        [x + 3.4, 28.2],
        [x, 29],
      ],
      scheme.accent,
    ),
    box([x - 0.15, 27], [0.3, 4], scheme.dark),
    box([x - 20, PLANKS], [width - x + 24, 1.1], wood),
    filled(piles.join(''), wood),
    filled(`M${short(x + 17)} 49.4H${short(width + 4)}v.4H${short(x + 17)}z${rail.join('')}`, white.wall),
  ].join('')
}

/** Three ranks of basket chairs, turned this way and that. */
function baskets(canvas: Canvas): string {
  const { width, scheme } = canvas
  const colours = [scheme.roof, scheme.water, scheme.accent]
  return [0, 1, 2]
    .map((rank) => {
      const random = canvas.random(`baskets ${rank}`)
      const [size, pitch] = [0.62 + rank * 0.24, 9.5 + rank * 4]
      return Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, index) => {
        const at: Point = [
          (index + 0.15 + rank * 0.3) * pitch + random.between(-1.4, 1.4),
          72.6 + rank * 5 + random.between(-0.5, 0.5),
        ]
        return basket(canvas, at, {
          size,
          colour: colours[random.integer(0, 2)] ?? scheme.roof,
          flip: random.chance(0.4),
        })
      }).join('')
    })
    .join('')
}

/** A wicker seat for two under its hood, cushions and awning striped. */
function basket(
  { scheme }: Canvas,
  at: Point,
  { size, colour, flip }: { size: number; colour: Colour; flip: boolean },
): string {
  const [wicker, dim] = [mix(scheme.wall, scheme.wallShade, 0.5), mix(scheme.wallShade, scheme.dark, 0.35)]
  const stripes = [-1.9, -0.5, 0.9].map((x) => box([x, -6], [0.7, 2.9], colour))
  const parts = [
    filled('M-3 0.2h9v0.5h-9z', mix(scheme.wallShade, scheme.wall, 0.3)),
    filled('M-3.2 0L-3.4 -6.4Q-3.2 -8.4 -1 -8.6L2.6 -8.2Q3.4 -7.8 3.2 -6.6L2.9 0z', wicker),
    filled('M-2.6 -0.6L-2.7 -6Q-2.5 -7.4 -0.8 -7.5L2 -7.2Q2.5 -7 2.5 -6.4L2.3 -0.6z', dim),
    box([-2.5, -6], [4.9, 2.9], scheme.snow),
    ...stripes,
    box([-2.6, -3.2], [5, 1.4], mix(colour, scheme.snow, 0.25)),
    box([-3.1, -1.9], [6, 1.9], wicker),
    filled(
      'M-3.3 -6.6Q-3 -8.4 -1 -8.6L2.6 -8.2Q3.5 -7.8 3.3 -6.2L4.3 -5.8Q4.4 -8.9 2.6 -9.2L-1.4 -9.4Q-3.6 -9 -3.6 -6.4z',
      colour,
    ),
  ]
  return transformed(parts.join(''), at, { scale: size, flip })
}

/** The dune with its road, marram grass in the wind at the lower edge. */
function dune(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('dune')
  const sand = mix(scheme.wall, scheme.wallShade, 0.45)
  const back = hills(canvas.random('back'), { from: -10, to: width + 10, y: 85.4, swing: 0.8, step: 30 })
  const blades = Array.from({ length: Math.ceil(width * 1.1) }, () => {
    const [x, high, lean] = [random.between(-2, width + 2), random.between(2, 4.6), random.between(0.6, 2.6)]
    return `M${short(x)} 98.4Q${short(x + lean * 0.2)} ${short(97.6 - high * 0.6)} ${short(x + lean)} ${short(97.6 - high)}Q${short(x + lean * 0.5)} ${short(97.6 - high * 0.5)} ${short(x + 0.7)} 98.4z`
  })
  return [
    below(back, mix(sand, land(0.5), 0.55)),
    box([-2, 88.4], [width + 4, 7], mix(canvas.road, scheme.snow, 0.2)),
    coach(canvas, { at: [width * random.between(0.38, 0.56), 92.6], length: 17 }),
    filled(blades.join(''), land(0.72)),
    box([-2, 97], [width + 4, 6], land(0.78)),
  ].join('')
}
