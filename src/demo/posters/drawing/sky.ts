import type { Chance } from './chance.ts'
import { mix } from './colour.ts'
import { hills } from './land.ts'
import type { Stage } from './stage.ts'
import { below, box, disc, filled, type Point, SHEET_HEIGHT, short } from './svg.ts'

/** Position and size of sun or moon. */
export interface Light {
  readonly at: Point
  readonly radius: number
}

const RINGS = [4.9, 3.6, 2.5, 1.65]

/** Sky with sun or moon, and with rings or bands of light as the seed decides; stars at night. */
export function sky(stage: Stage, light: Light): string {
  const { scheme, width } = stage
  return [
    box([-1, -1], [width + 2, SHEET_HEIGHT + 2], scheme.sky),
    stage.chance('sky').happens(0.55) ? rings(stage, light) : bands(stage),
    scheme.isNight ? stars(stage, light.at) : '',
    disc(light.at, light.radius, scheme.sun),
  ].join('')
}

function rings({ scheme }: Stage, { at, radius }: Light): string {
  const steps = RINGS.length + (scheme.isNight ? 2 : 0)
  return RINGS.map((reach, index) => disc(at, radius * reach, mix(scheme.sky, scheme.glow, (index + 1) / steps))).join(
    '',
  )
}

const BANDS = [14, 27, 38, 47]

/** Bands that get paler towards the horizon, with wavy edges. */
function bands(stage: Stage): string {
  const { scheme, width } = stage
  const chance = stage.chance('bands')
  return BANDS.map((y, index) => {
    const wave = hills(chance, { from: -20, to: width + 20, y: y + chance.between(-2, 2), swing: 1.6, step: 70 })
    return below(wave, mix(scheme.sky, scheme.glow, ((index + 1) / BANDS.length) * (scheme.isNight ? 0.8 : 1)))
  }).join('')
}

/** Flat clouds around height y; none at night. */
export function clouds(stage: Stage, y: number, count: number): string {
  const { scheme, width } = stage
  if (scheme.isNight) return ''
  const chance = stage.chance(`clouds ${Math.round(y)}`)
  const fill = mix(scheme.glow, scheme.snow, 0.55)
  const step = width / count
  return Array.from({ length: count }, (_, index) => {
    const x = step * (index + chance.between(0.1, 0.8))
    return cloud(chance, [x, y + chance.between(-6, 6)], chance.between(8, 15))
  })
    .map((path) => filled(path, fill))
    .join('')
}

/** Three flat lobes with round ends, one above the other. */
function cloud(chance: Chance, [x, y]: Point, half: number): string {
  return [0, 1, 2]
    .map((row) => {
      const [reach, thick] = [half * (1 - row * 0.3) * chance.between(0.8, 1.05), half * 0.13]
      const from = x - reach + half * chance.between(-0.25, 0.25)
      const top = y - row * thick * 0.98
      return `M${short(from)} ${short(top)}h${short(reach * 2)}a${short(thick / 2)} ${short(thick / 2)} 0 0 0 0 ${short(-thick)}h${short(-reach * 2)}a${short(thick / 2)} ${short(thick / 2)} 0 0 0 0 ${short(thick)}z`
    })
    .join('')
}

function stars(stage: Stage, [sunX, sunY]: Point): string {
  const chance = stage.chance('stars')
  const count = Math.round(stage.width / 2.6)
  return Array.from({ length: count }, () => {
    const at: Point = [chance.between(0, stage.width), chance.between(1, 48)]
    const isNearMoon = Math.hypot(at[0] - sunX, at[1] - sunY) < 13
    return isNearMoon ? '' : disc(at, chance.between(0.12, 0.36), stage.scheme.snow)
  }).join('')
}

/** Three distant birds. */
export function birds(stage: Stage, [x, y]: Point): string {
  const chance = stage.chance('birds')
  const wings = [0, 1, 2].map((index) => {
    const [bx, by, size] = [x + index * 4.4, y + chance.between(-2, 2), chance.between(1.1, 1.7)]
    return `M${bx - size} ${by - size * 0.45}Q${bx - size * 0.4} ${by - size * 0.5} ${bx} ${by}Q${bx + size * 0.4} ${by - size * 0.5} ${bx + size} ${by - size * 0.45}`
  })
  return `<path fill="none" stroke="${stage.scheme.dark}" stroke-width="0.32" stroke-linecap="round" d="${wings.join('')}"/>`
}
