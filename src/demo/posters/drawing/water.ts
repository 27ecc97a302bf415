import { mix, type Colour } from './colour.ts'
import type { Canvas } from './canvas.ts'
import { box, type Point, short } from './svg.ts'

interface WaterShape {
  readonly top: number
  readonly bottom: number
  /** x of the reflection of sun or moon. */
  readonly lightX: number
}

/** Still water, paler at the far shore, with the reflection of sun or moon. */
export function water(canvas: Canvas, { top, bottom, lightX }: WaterShape): string {
  const { scheme, width } = canvas
  const pale = mix(scheme.water, scheme.glow, scheme.isNight ? 0.25 : 0.4)
  const band = (bottom - top) * 0.16
  return [
    box([-1, top], [width + 2, bottom - top + 1], scheme.water),
    box([-1, top], [width + 2, band], pale),
    lightPath(canvas, { top, bottom, lightX }, mix(scheme.sun, scheme.glow, 0.3)),
  ].join('')
}

/** Reflection: lines of light that get wider towards the viewer. */
function lightPath(canvas: Canvas, { top, bottom, lightX }: WaterShape, colour: Colour): string {
  const random = canvas.random(`light ${short(top)}`)
  const depth = bottom - top
  const lines = Array.from({ length: 13 }, (_, index) => {
    const share = (index + 0.6) / 13
    const y = top + depth * share ** 1.35
    const half = (1.4 + 5.2 * share) * random.between(0.45, 1.1)
    const x = lightX + random.between(-2.2, 2.2) * share
    return lens([x, y], half, 0.16 + 0.42 * share)
  })
  return `<path fill="${colour}" fill-opacity="${canvas.scheme.isNight ? 0.75 : 0.85}" d="${lines.join('')}"/>`
}

/** Ripples over the whole surface. */
export function ripples(canvas: Canvas, { top, bottom }: Omit<WaterShape, 'lightX'>, colour: Colour): string {
  const random = canvas.random(`ripples ${short(top)}`)
  const count = Math.round(canvas.width / 5)
  const lines = Array.from({ length: count }, () => {
    const share = random.between(0, 1)
    return lens([random.between(0, canvas.width), top + (bottom - top) * share], 1.5 + 5 * share, 0.1 + 0.2 * share)
  })
  return `<path fill="${colour}" d="${lines.join('')}"/>`
}

function lens([x, y]: Point, half: number, thick: number): string {
  return `M${short(x - half)} ${short(y)}Q${short(x)} ${short(y - thick)} ${short(x + half)} ${short(y)}Q${short(x)} ${short(y + thick)} ${short(x - half)} ${short(y)}z`
}

/** Reflection of a drawing on the water line y, flattened. */
export function reflected(drawing: string, y: number, strength = 0.32): string {
  return `<g transform="translate(0 ${short(y * 1.6)}) scale(1 -0.6)" opacity="${strength}">${drawing}</g>`
}
