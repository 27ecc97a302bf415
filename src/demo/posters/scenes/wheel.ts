import { masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix } from '#demo/posters/drawing/colour.ts'
import { hills } from '#demo/posters/drawing/land.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, disc, filled, polygon, transformed, type Point, short } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { leafTree } from '#demo/posters/drawing/trees.ts'

const LAWN = 72
const HUB = 40
const RADIUS = 24
const CABINS = 15

/** A giant wheel with red cabins above chestnut trees, striped stalls at its foot, spires far behind. */
export function wheel(canvas: Canvas): string {
  const { width, scheme, focus } = canvas
  const random = canvas.random('wheel')
  const sun: Point = [focus - random.between(16, 30), random.between(20, 32)]
  const ridge = hills(canvas.random('ridge'), { from: -10, to: width + 10, y: 61, swing: 3, step: 48 })
  return [
    sky(canvas, { at: sun, radius: random.between(6, 8) }),
    clouds(canvas, random.between(16, 34), Math.ceil(width / 70)),
    below(ridge, mix(scheme.far, scheme.glow, 0.5)),
    skyline(canvas),
    iron(canvas, focus + random.between(-3, 0)),
    park(canvas),
    avenue(canvas),
  ].join('')
}

/** The minster and a dome, pale in the distance. */
function skyline(canvas: Canvas): string {
  const { width, focus, scheme } = canvas
  const random = canvas.random('skyline')
  const haze = masonry(scheme, 0.62)
  const parts = [
    tower([focus - 29, 66], { width: 3.4, height: 15, cap: 'spire' }, haze),
    box([focus - 28, 57], [9, 9], haze.shade),
    polygon(
      [
        [focus - 28, 57.2],
        [focus - 26.6, 52.6],
        [focus - 20, 52.6],
        [focus - 18.6, 57.2],
      ],
      haze.roof,
    ),
  ]
  if (canvas.isWide)
    parts.push(
      box([focus + 38, 56], [18, 12], haze.wall),
      tower([focus + 47, 58], { width: 9, height: 6, cap: 'dome' }, haze),
    )
  for (let x = -4; x < width + 4; x += random.between(7, 10))
    parts.push(box([x, 66 - random.between(4, 8)], [8, 12], random.chance(0.5) ? haze.wall : haze.shade))
  return parts.join('')
}

/** Rims, spokes as thin as thread, the supports, and the cabins. */
function iron({ scheme }: Canvas, x: number): string {
  const colour = mix(scheme.dark, scheme.roof, 0.2)
  const at = (angle: number, reach: number): Point => [x + Math.cos(angle) * reach, HUB + Math.sin(angle) * reach]
  const angles = Array.from({ length: CABINS * 2 }, (_, index) => ((index + 0.5) / CABINS) * Math.PI)
  const spokes = angles
    .filter((_, index) => index % 2 === 0)
    .map((angle) => at(angle, RADIUS))
    .map(([ex, ey]) => `M${short(x)} ${HUB}L${short(ex)} ${short(ey)}`)
  const ring = (reach: number, thick: number): string =>
    `<circle cx="${short(x)}" cy="${HUB}" r="${reach}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`
  const teeth = angles.map((angle) => {
    const [[ax, ay], [bx, by]] = [at(angle, RADIUS), at(angle + Math.PI / CABINS, RADIUS - 2.4)]
    return `M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`
  })
  const legs = [-1, 1].flatMap((side) =>
    [14, 9].map((reach) =>
      polygon(
        [
          [x + side * 0.5, HUB],
          [x + side * (reach + 0.8), LAWN + 2],
          [x + side * (reach - 0.8), LAWN + 2],
          [x - side * 0.5, HUB],
        ],
        mix(colour, scheme.far, reach === 9 ? 0.4 : 0),
      ),
    ),
  )
  const cabins = angles
    .filter((_, index) => index % 2 === 0)
    .map((angle) => at(angle, RADIUS + 0.3))
    .map(([cx, cy]) => cabin([cx, cy], scheme.roof, scheme))
  return [
    `<path fill="none" stroke="${colour}" stroke-width="0.3" d="${spokes.join('')}"/>`,
    `<path fill="none" stroke="${colour}" stroke-width="0.3" d="${teeth.join('')}"/>`,
    ...legs,
    ring(RADIUS, 0.75),
    ring(RADIUS - 2.4, 0.5),
    disc([x, HUB], 2.3, colour),
    disc([x, HUB], 1, scheme.glow),
    ...cabins,
  ].join('')
}

/** A cabin like a small garden house, hung under its point on the rim. */
function cabin([x, y]: Point, paint: string, { wall, window, dark }: Canvas['scheme']): string {
  return (
    polygon(
      [
        [x - 2.2, y - 0.5],
        [x - 1.4, y - 1.7],
        [x + 1.4, y - 1.7],
        [x + 2.2, y - 0.5],
      ],
      dark,
    ) +
    `<path fill="${paint}" d="M${short(x - 1.9)} ${short(y - 0.6)}h3.8v3.1h-3.8z"/>` +
    box([x - 1.9, y + 1.5], [3.8, 0.4], wall) +
    [-1.45, -0.35, 0.75].map((dx) => box([x + dx, y - 0.1], [0.75, 1.1], window)).join('')
  )
}

/** Stalls and a roundabout's tent between the trees. */
function park(canvas: Canvas): string {
  const { width, focus, scheme, land } = canvas
  const random = canvas.random('park')
  const colours = { lit: mix(land(0.5), scheme.accent, 0.14), shade: land(0.62) }
  const trees = Array.from(
    { length: Math.ceil(width / 8) + 2 },
    (_, index) => index * 8 - 3 + random.between(-1.4, 1.4),
  ).map((x) =>
    leafTree(random, [x, LAWN + 3], {
      height: Math.abs(x - focus) < 20 ? random.between(8, 10) : random.between(12, 17),
      ...colours,
    }),
  )
  const stripes = (left: number, foot: number): string =>
    [0, 1, 2, 3, 4, 5]
      .map((index) => box([left + index * 1.6, foot - 7], [1.6, 1.8], index % 2 === 0 ? scheme.accent : scheme.snow))
      .join('')
  const stall = (left: number): string =>
    box([left + 0.4, 72], [8.8, 5.6], scheme.wall) +
    box([left + 1.4, 73], [6.8, 2.4], scheme.window) +
    stripes(left, 77.6) +
    polygon(
      [
        [left - 0.2, 70.7],
        [left + 1.4, 68.6],
        [left + 8.2, 68.6],
        [left + 9.8, 70.7],
      ],
      scheme.roof,
    )
  return [
    ...trees,
    box([-2, LAWN + 2], [width + 4, 32], canvas.meadow),
    stall(focus - 31),
    stall(focus + 20),
    tent(canvas, focus - 2),
    canvas.isWide ? stall(focus - 62) + tent(canvas, focus - 84) : '',
  ].join('')
}

function tent({ scheme }: Canvas, x: number): string {
  const gores = [-8, -4.8, -1.6, 1.6, 4.8].map((dx, index) =>
    polygon(
      [
        [x + dx, 70],
        [x, 63.6],
        [x + dx + 3.2, 70],
      ],
      index % 2 === 0 ? scheme.accent : scheme.snow,
    ),
  )
  const poles = [-7, -3.4, 0, 3.4, 7].map((dx) => box([x + dx - 0.2, 70], [0.4, 7], scheme.snow))
  const drawing =
    box([x - 7, 70], [14, 7], mix(scheme.dark, scheme.roof, 0.35)) +
    poles.join('') +
    gores.join('') +
    box([x - 8.2, 69.6], [16.4, 1.3], scheme.roof) +
    box([x - 8.2, 76.6], [16.4, 1.2], scheme.wall) +
    box([x - 0.15, 62.4], [0.3, 1.6], scheme.dark)
  return transformed(drawing, [0, 2.8])
}

/** The straight avenue, old chestnuts near the viewer at both edges. */
function avenue(canvas: Canvas): string {
  const { width, scheme, land } = canvas
  const random = canvas.random('avenue')
  const colours = { lit: mix(land(0.72), scheme.accent, 0.1), shade: land(0.86) }
  return [
    box([-2, 82], [width + 4, 22], mix(canvas.road, scheme.wallShade, 0.12)),
    box([-2, 82], [width + 4, 0.9], scheme.wall),
    filled(
      Array.from({ length: Math.ceil(width / 9) + 1 }, (_, index) => `M${index * 9} 93.4h5v.5h-5z`).join(''),
      scheme.wall,
    ),
    coach(canvas, { at: [width * random.between(0.42, 0.56), 90.8], length: 18 }),
    leafTree(random, [width * -0.01, 105], { height: 35, ...colours }),
    leafTree(random, [width * 1.04, 104], { height: 38, ...colours }),
    box([-2, 96.6], [width + 4, 8], land(0.9)),
  ].join('')
}
