import { arcade } from '#demo/posters/drawing/bridges.ts'
import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, stripe } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { stonePine } from '#demo/posters/drawing/trees.ts'
import { reflected, ripples, water } from '#demo/posters/drawing/water.ts'

const SHORE = 58
const FOOT = 67

/** A grey keep on its islet, three arches of stone from the shore to it, bare round hills, the heath in flower by the road. */
export function loch(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('loch')
  const sun: Point = [focus - random.between(14, 26), random.between(17, 27)]
  const isle = keep(canvas, focus - 4)
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(34, 40), Math.ceil(width / 60)),
    birds(canvas, [focus + 9, 19]),
    glen(canvas),
    water(canvas, { top: SHORE, bottom: 101, lightX: sun[0] }),
    ripples(canvas, { top: 66, bottom: 86 }, mix(scheme.water, scheme.glow, 0.28)),
    reflected(isle, FOOT + 1.4, 0.3),
    causeway(canvas),
    isle,
    heath(canvas),
  ].join('')
}

/** Three ranges of worn-down hills, the nearest patched with heather. */
function glen(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const heather = mix(land(0.4), scheme.accent, scheme.isNight ? 0.1 : 0.2)
  const back = hills(canvas.random('back'), { from: -10, to: width + 10, y: 40, swing: 7, step: 50 })
  const middle = hills(canvas.random('middle'), { from: -10, to: width + 10, y: 49, swing: 5, step: 58 })
  const near = hills(canvas.random('near'), { from: -10, to: width + 10, y: 56, swing: 1.2, step: 30 })
  return (
    below(back, mix(scheme.far, scheme.glow, 0.28), SHORE + 1) +
    below(middle, mix(land(0.26), scheme.glow, 0.06), SHORE + 1) +
    below(near, heather, SHORE + 1)
  )
}

/** The tower house with its stepped gables and corner turrets, a lower wing and a wall around, on bare rock. */
function keep({ scheme, land }: Canvas, x: number): string {
  const stone = masonry(scheme)
  const [wall, shade] = [mix(stone.wall, scheme.far, 0.3), mix(stone.shade, scheme.mid, 0.35)]
  const slate = mix(scheme.dark, scheme.far, 0.3)
  const steps = (left: number, wide: number, foot: number): string =>
    [0, 1, 2, 3]
      .map((step) => box([left + step * wide * 0.11, foot - (step + 1) * 1.7], [wide * (1 - step * 0.22), 1.8], wall))
      .join('')
  const turret = (dx: number, top: number): string =>
    box([x + dx - 1.5, top], [3, 6], wall) +
    box([x + dx + 0.3, top], [1.2, 6], shade) +
    polygon(
      [
        [x + dx - 1.9, top + 0.2],
        [x + dx, top - 4.2],
        [x + dx + 1.9, top + 0.2],
      ],
      slate,
    ) +
    polygon(
      [
        [x + dx - 1.5, top + 6],
        [x + dx + 1.5, top + 6],
        [x + dx, top + 8],
      ],
      shade,
    )
  const slits = [
    [-7.6, 41],
    [-3.6, 41],
    [0.4, 41],
    [-7.6, 48],
    [-3.6, 48],
    [0.4, 48],
    [-5.6, 54.4],
  ] as const
  const rock: readonly Point[] = [
    [x - 25, FOOT + 2],
    [x - 21, 64.4],
    [x - 16, 62.6],
    [x - 4, 61.4],
    [x + 10, 62],
    [x + 19, 63.8],
    [x + 24, FOOT + 2],
  ]
  return [
    box([x + 6, 49], [12, 14], wall),
    box([x + 13, 49], [5, 14], shade),
    polygon(
      [
        [x + 5, 49.2],
        [x + 7, 44.4],
        [x + 17, 44.4],
        [x + 19, 49.2],
      ],
      slate,
    ),
    box([x + 15.4, 41.6], [1.8, 4.6], shade),
    polygon(
      [
        [x - 9.6, 37],
        [x - 7.4, 30],
        [x + 2, 30],
        [x + 4.4, 37],
      ],
      slate,
    ),
    steps(x - 10.4, 8, 37.2),
    box([x - 7.3, 28], [1.9, 4], shade),
    box([x - 10.4, 36.6], [16, 27], wall),
    box([x + 1.2, 36.6], [4.4, 27], shade),
    turret(-10, 33.6),
    turret(5.4, 33.6),
    ...slits.map(([dx, y]) => box([x + dx, y], [1.3, 2.5], scheme.window)),
    ...[8, 11, 14.6].map((dx) => box([x + dx, 53], [1.2, 2.2], scheme.window)),
    box([x - 17, 57.4], [37, 6], wall),
    box([x + 12, 57.4], [8, 6], shade),
    ...Array.from({ length: 12 }, (_, index) =>
      box([x - 17 + index * 3.2, 56.4], [1.8, 1.2], index > 8 ? shade : wall),
    ),
    polygon(rock, mix(land(0.6), scheme.wallShade, 0.28)),
    polygon(
      [
        [x + 2, 62],
        [x - 2, FOOT + 2],
        [x + 24, FOOT + 2],
        [x + 19, 63.8],
        [x + 10, 62],
      ],
      land(0.7),
    ),
    polygon(
      [
        [x - 12, 62.4],
        [x - 16, FOOT + 2],
        [x - 9, FOOT + 2],
      ],
      land(0.7),
    ),
  ].join('')
}

/** The stone bridge to the nearer shore. */
function causeway({ width, focus, scheme, land }: Canvas): string {
  const stone = masonry(scheme)
  const colours = { stone: mix(stone.wall, scheme.far, 0.3), shade: mix(stone.shade, scheme.mid, 0.5) }
  const from = focus + 12
  return (
    arcade({ from, to: from + 33, top: 62.4, foot: 68.9, spans: 3, crown: 2.2 }, colours) +
    box([from, 68.9], [34, 0.5], scheme.water) +
    below(
      [
        [from + 27, 71],
        [from + 33, 63.6],
        [from + 44, 61.6],
        [width + 60, 60.6],
      ],
      land(0.6),
      71,
    )
  )
}

/** The near shore: the road, stones, and the heath in flower. */
function heath(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('heath')
  const bank: readonly Point[] = [
    [-12, 78],
    [width * 0.3, 80],
    [width * 0.62, 79],
    [width + 12, 77],
  ]
  const bloom = scheme.isNight ? mix(scheme.accent, scheme.mid, 0.5) : mix(scheme.accent, scheme.roof, 0.32)
  const tufts = Array.from({ length: Math.ceil(width / 1.1) }, () => {
    const at: Point = [random.between(0, width), random.between(92.2, 97)]
    return disc(at, random.between(0.7, 1.5), random.chance(0.55) ? bloom : land(0.66))
  })
  const stones = Array.from({ length: Math.ceil(width / 26) }, (_, index) => {
    const x = index * 26 + random.between(2, 20)
    return polygon(
      [
        [x - 3, 82],
        [x - 2, 80],
        [x + 0.6, 79.2],
        [x + 2.6, 80.4],
        [x + 3.2, 82.2],
      ],
      mix(scheme.wallShade, land(0.6), 0.5),
    )
  })
  return [
    below(bank, canvas.meadow),
    ...stones,
    stripe(
      bank.map(([x, y]): Point => [x, y + 7.4]),
      3,
      canvas.road,
    ),
    coach(canvas, { at: [width * random.between(0.42, 0.56), 87.8], length: 16.5 }),
    below(
      [
        [-12, 93],
        [width * 0.5, 92.4],
        [width + 12, 93.4],
      ],
      land(0.76),
    ),
    ...tufts,
    stonePine([width * 0.07, 100], random.between(44, 50), land(0.92)),
  ].join('')
}
