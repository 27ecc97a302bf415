import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills, stripe, track, type Bend } from '#demo/posters/drawing/land.ts'
import { birds, clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress } from '#demo/posters/drawing/trees.ts'

const HORIZON = 62

/** Corn to the edge of the sky, a path through it, and at its end a village with a tower. */
export function plain(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('plain')
  const sun: Point = [focus - random.between(20, 30), random.between(26, 44)]
  const far = hills(canvas.random('far'), { from: -10, to: width + 10, y: 58.4, swing: 2.6, step: 66 })
  return [
    sky(canvas, { at: sun, radius: random.between(8, 11) }),
    clouds(canvas, 12, Math.ceil(width / 60)),
    clouds(canvas, random.between(27, 34), Math.ceil(width / 75)),
    birds(canvas, [focus - 6, 20]),
    below(far, mix(scheme.far, scheme.glow, 0.35)),
    village(canvas),
    below(
      [
        [-12, HORIZON],
        [width * 0.4, HORIZON - 0.8],
        [width + 12, HORIZON],
      ],
      mix(land(0.3), scheme.accent, 0.4),
    ),
    fields(canvas),
    path(canvas),
    corn(canvas),
  ].join('')
}

function village(canvas: Canvas): string {
  const { focus, scheme, land } = canvas
  const random = canvas.random('village')
  const x = focus + random.between(2, 8)
  const stone = masonry(scheme, 0.1)
  const roofs = [
    [-12, 4],
    [-7, 5],
    [6, 5.2],
    [12, 4.4],
    [17, 3.8],
  ] as const
  return [
    ...[-19, -16.6, 24, 26.4, 28.8].map((dx) => cypress([x + dx, HORIZON + 0.4], random.between(7, 11), land(0.72))),
    tower(
      [x + 1, HORIZON + 0.2],
      { width: 4.4, height: random.between(14, 18), cap: random.chance(0.5) ? 'pyramid' : 'battlement' },
      stone,
    ),
    box([x - 2, HORIZON - 6], [9, 6.4], stone.wall),
    box([x + 5, HORIZON - 6], [2, 6.4], stone.shade),
    ...roofs.map(([dx, size]) => house([x + dx, HORIZON + 0.5], size, stone)),
  ].join('')
}

/** Strips of ripe corn and stubble, running together far out. */
function fields(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('fields')
  const gold = mix(scheme.accent, scheme.wall, scheme.isNight ? 0 : 0.34)
  const colours = [
    gold,
    mix(gold, land(0.4), 0.3),
    mix(canvas.meadow, scheme.accent, 0.3),
    mix(gold, scheme.wallShade, 0.35),
  ]
  return [64.6, 68, 73, 80]
    .map((y, rank) => {
      const tilt = random.between(-2.4, 2.4) * (1 + rank * 0.4)
      return below(
        [
          [-12, y + tilt],
          [width * 0.35, y + random.between(-0.6, 0.6)],
          [width * 0.7, y - tilt * 0.6],
          [width + 12, y - tilt],
        ],
        colours[rank] ?? gold,
      )
    })
    .join('')
}

/** The pilgrims' path with its way-mark; the coach takes the road beside the fields. */
function path(canvas: Canvas): string {
  const { width, focus, scheme } = canvas
  const random = canvas.random('path')
  const sway = random.between(-3, 3)
  const bends = (
    [
      [4, 62.4, 0.6],
      [1, 65, 1.2],
      [7 + sway, 69, 2.2],
      [-2, 75, 4],
      [-12 + sway, 84, 7.4],
      [4, 104, 14],
    ] as const
  ).map(([dx, y, wide]): Bend => [focus + dx, y, wide])
  const road: readonly Point[] = [
    [-4, 71.4],
    [width * 0.35, 70.4],
    [width * 0.7, 71.2],
    [width + 4, 70],
  ]
  const mark: Point = [focus + 14, 88]
  const stone = masonry(scheme)
  return [
    track(bends, canvas.road),
    stripe(road, 1.7, mix(canvas.road, scheme.wallShade, 0.3)),
    coach(canvas, { at: [width * random.between(0.24, 0.34), 71.5], length: 13.5 }),
    box([mark[0], mark[1] - 8], [4, 9], stone.wall),
    box([mark[0] + 2.8, mark[1] - 8], [1.2, 9], stone.shade),
    disc([mark[0] + 1.6, mark[1] - 5.2], 1.3, scheme.water),
    filled(
      [-0.9, -0.45, 0, 0.45, 0.9]
        .map((lean) => `M${short(mark[0] + 1.6)} ${short(mark[1] - 4.2)}l${short(lean - 0.12)} -1.8h.24z`)
        .join(''),
      scheme.accent,
    ),
  ].join('')
}

/** Ears of corn and poppies along the lower edge. */
function corn(canvas: Canvas): string {
  const { width, scheme, land, focus } = canvas
  const random = canvas.random('corn')
  const gold = mix(scheme.accent, scheme.roof, 0.12)
  const ears = Array.from({ length: Math.round(width * 1.1) }, () => {
    const x = random.between(-3, width + 3)
    if (Math.abs(x - focus + 3) < 11) return ''
    const [lean, rise] = [random.between(-0.6, 2.4), random.between(9, 17)]
    return `M${short(x)} 103Q${short(x)} ${short(103 - rise * 0.6)} ${short(x + lean)} ${short(103 - rise)}l.5 2.6-.1 2.2Q${short(x + 0.6)} ${short(103 - rise * 0.5)} ${short(x + 0.5)} 103z`
  })
  const poppies = Array.from({ length: Math.round(width / 7) }, () => {
    const x = random.between(0, width)
    return Math.abs(x - focus + 3) < 12 ? '' : disc([x, random.between(90, 97)], random.between(0.8, 1.3), scheme.roof)
  })
  return filled(ears.join(''), mix(gold, land(0.5), 0.25)) + poppies.join('')
}
