import { house, masonry } from '#demo/posters/drawing/buildings.ts'
import { coach } from '#demo/posters/drawing/coach.ts'
import { mix, type Colour } from '#demo/posters/drawing/colour.ts'
import { hills, stripe } from '#demo/posters/drawing/land.ts'
import { clouds, sky } from '#demo/posters/drawing/sky.ts'
import type { Canvas } from '#demo/posters/drawing/canvas.ts'
import { below, box, polygon, type Point } from '#demo/posters/drawing/svg.ts'
import { tower } from '#demo/posters/drawing/towers.ts'
import { cypress, leafTree } from '#demo/posters/drawing/trees.ts'

const FIELD = 62
const VIOLET: Colour = '#6d4fa3'
const LILAC: Colour = '#a98bd0'

/** Rows of lavender running together under a low sun, a farm with its cypresses at their end. */
export function lavender(canvas: Canvas): string {
  const { width, scheme, focus, land } = canvas
  const random = canvas.random('lavender')
  const sun: Point = [focus - random.between(16, 26), random.between(32, 40)]
  const line = (part: string, y: number, swing: number): readonly Point[] =>
    hills(canvas.random(part), { from: -10, to: width + 10, y, swing, step: 48 })
  return [
    sky(canvas, { at: sun, radius: random.between(6.5, 9) }),
    clouds(canvas, random.between(14, 22), Math.ceil(width / 80)),
    below(line('far', 50, 5), mix(scheme.far, scheme.glow, 0.3)),
    below(line('middle', 56, 3), land(0.25)),
    below(line('near', 60.5, 1.6), land(0.5)),
    farm(canvas),
    rows(canvas),
    road(canvas),
  ].join('')
}

function farm(canvas: Canvas): string {
  const { focus, scheme, land } = canvas
  const random = canvas.random('farm')
  const x = focus + random.between(6, 12)
  const stone = masonry(scheme, 0.05)
  return [
    cypress([x - 5.5, FIELD + 0.5], 13, land(0.85)),
    cypress([x - 2.6, FIELD + 0.4], 17, land(0.92)),
    tower([x + 8, FIELD], { width: 4.6, height: 9, cap: 'pyramid' }, stone),
    house([x, FIELD + 0.6], 7.5, stone),
    cypress([x + 14.5, FIELD + 0.6], 11, land(0.9)),
    leafTree(random, [focus - 24, FIELD + 1], { height: 9, lit: land(0.6), shade: land(0.8) }),
    leafTree(random, [focus - 30, FIELD + 1], { height: 7, lit: land(0.6), shade: land(0.8) }),
  ].join('')
}

/** Wedges from one point on the horizon, in two violets: light tops and dark furrows. */
function rows(canvas: Canvas): string {
  const { width, focus, scheme } = canvas
  const random = canvas.random('rows')
  const eye = focus + random.between(-12, 4)
  const night = scheme.isNight ? 0.62 : 0
  const [ground, top, crest] = [VIOLET, LILAC, '#c9b1e4' as const].map((colour) => mix(colour, scheme.dark, night))
  if (ground === undefined || top === undefined || crest === undefined) return ''
  const pitch = 17
  const count = Math.ceil(width / pitch) * 2
  const wedge = (shift: number, share: number, fill: Colour): string =>
    Array.from({ length: count * 2 + 1 }, (_, index) => {
      const x = eye + (index - count + shift) * pitch
      return polygon(
        [
          [eye + (x - eye) * 0.06, FIELD],
          [eye + (x + pitch * share - eye) * 0.06, FIELD],
          [x + pitch * share, 101],
          [x, 101],
        ],
        fill,
      )
    }).join('')
  return (
    box([-1, FIELD], [width + 2, 40], mix(ground, scheme.dark, 0.25)) +
    wedge(0, 0.72, ground) +
    wedge(0, 0.5, top) +
    wedge(0.04, 0.16, crest)
  )
}

/** The road crosses between farm and field, so that the coach stands against the violet. */
function road(canvas: Canvas): string {
  const { width, scheme } = canvas
  const random = canvas.random('road')
  const y = FIELD + 4.2
  const at = width * random.between(0.2, 0.36)
  return [
    box([-1, y - 2.4], [width + 2, 4], mix(canvas.land(0.6), scheme.glow, 0.12)),
    stripe(
      [
        [-3, y],
        [width / 2, y],
        [width + 3, y],
      ],
      1.7,
      mix(scheme.wall, scheme.wallShade, 0.25),
    ),
    coach(canvas, { at: [at, y + 0.4], length: 12.5 }),
  ].join('')
}
