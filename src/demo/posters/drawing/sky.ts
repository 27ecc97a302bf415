import type { Random } from './random.ts'
import { mix } from './colour.ts'
import { hills } from './land.ts'
import type { Canvas } from './canvas.ts'
import { below, box, disc, filled, type Point, CANVAS_HEIGHT, short } from './svg.ts'

/** Position and size of sun or moon. */
export interface Light {
  readonly at: Point
  readonly radius: number
}

const RINGS = [4.9, 3.6, 2.5, 1.65]

/** Sky with sun or moon, and with rings or bands of light as the seed decides; stars at night. */
export function sky(canvas: Canvas, light: Light): string {
  const { scheme, width } = canvas
  return [
    box([-1, -1], [width + 2, CANVAS_HEIGHT + 2], scheme.sky),
    canvas.random('sky').chance(0.55) ? rings(canvas, light) : bands(canvas),
    scheme.isNight ? stars(canvas, light.at) : '',
    disc(light.at, light.radius, scheme.sun),
  ].join('')
}

function rings({ scheme }: Canvas, { at, radius }: Light): string {
  const steps = RINGS.length + (scheme.isNight ? 2 : 0)
  return RINGS.map((reach, index) => disc(at, radius * reach, mix(scheme.sky, scheme.glow, (index + 1) / steps))).join(
    '',
  )
}

const BANDS = [14, 27, 38, 47]

/** Bands that get paler towards the horizon, with wavy edges. */
function bands(canvas: Canvas): string {
  const { scheme, width } = canvas
  const random = canvas.random('bands')
  return BANDS.map((y, index) => {
    const wave = hills(random, { from: -20, to: width + 20, y: y + random.between(-2, 2), swing: 1.6, step: 70 })
    return below(wave, mix(scheme.sky, scheme.glow, ((index + 1) / BANDS.length) * (scheme.isNight ? 0.8 : 1)))
  }).join('')
}

/** Flat clouds around height y; none at night. */
export function clouds(canvas: Canvas, y: number, count: number): string {
  const { scheme, width } = canvas
  if (scheme.isNight) return ''
  const random = canvas.random(`clouds ${Math.round(y)}`)
  const fill = mix(scheme.glow, scheme.snow, 0.55)
  const step = width / count
  return Array.from({ length: count }, (_, index) => {
    const x = step * (index + random.between(0.1, 0.8))
    return cloud(random, [x, y + random.between(-6, 6)], random.between(8, 15))
  })
    .map((path) => filled(path, fill))
    .join('')
}

/** Three flat lobes with round ends, one above the other. */
function cloud(random: Random, [x, y]: Point, half: number): string {
  return [0, 1, 2]
    .map((row) => {
      const [reach, thick] = [half * (1 - row * 0.3) * random.between(0.8, 1.05), half * 0.13]
      const from = x - reach + half * random.between(-0.25, 0.25)
      const top = y - row * thick * 0.98
      return `M${short(from)} ${short(top)}h${short(reach * 2)}a${short(thick / 2)} ${short(thick / 2)} 0 0 0 0 ${short(-thick)}h${short(-reach * 2)}a${short(thick / 2)} ${short(thick / 2)} 0 0 0 0 ${short(thick)}z`
    })
    .join('')
}

function stars(canvas: Canvas, [sunX, sunY]: Point): string {
  const random = canvas.random('stars')
  const count = Math.round(canvas.width / 2.6)
  return Array.from({ length: count }, () => {
    const at: Point = [random.between(0, canvas.width), random.between(1, 48)]
    const isNearMoon = Math.hypot(at[0] - sunX, at[1] - sunY) < 13
    return isNearMoon ? '' : disc(at, random.between(0.12, 0.36), canvas.scheme.snow)
  }).join('')
}

/** Three distant birds. */
export function birds(canvas: Canvas, [x, y]: Point): string {
  const random = canvas.random('birds')
  const wings = [0, 1, 2].map((index) => {
    const [bx, by, size] = [x + index * 4.4, y + random.between(-2, 2), random.between(1.1, 1.7)]
    return `M${bx - size} ${by - size * 0.45}Q${bx - size * 0.4} ${by - size * 0.5} ${bx} ${by}Q${bx + size * 0.4} ${by - size * 0.5} ${bx + size} ${by - size * 0.45}`
  })
  return `<path fill="none" stroke="${canvas.scheme.dark}" stroke-width="0.32" stroke-linecap="round" d="${wings.join('')}"/>`
}
