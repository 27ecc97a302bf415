import type { Random } from './random.ts'
import type { Colour } from './colour.ts'
import { polygon, clipped, type Point, short, linePath } from './svg.ts'

/** A single peak, lit from the left. */
export interface Peak {
  readonly x: number
  readonly top: number
  readonly base: number
  /** Width of each flank at the base. */
  readonly reach: readonly [left: number, right: number]
  readonly lit: Colour
  readonly shade: Colour
  readonly snow: { readonly lit: Colour; readonly shade: Colour; readonly line: number } | null
}

/** A peak in two planes, lit and shaded, with shadows along its ridge and snow above a line. */
export function mountain(random: Random, peak: Peak): string {
  const left = flank(random, peak, -peak.reach[0])
  const right = flank(random, peak, peak.reach[1])
  const ridge = ridgeOf(random, peak)
  const outline: readonly Point[] = [...[...left].reverse(), [peak.x, peak.top], ...right]
  const shaded: readonly Point[] = [[peak.x, peak.top], ...right, ...[...ridge].reverse()]
  const blades = bladesOf(random, ridge)
  const planes = (lit: Colour, shade: Colour): string =>
    polygon(outline, lit) + polygon(shaded, shade) + blades.map((blade) => polygon(blade, shade)).join('')
  const rock = planes(peak.lit, peak.shade)
  if (peak.snow === null) return rock
  const name = `s${short(peak.x)}-${short(peak.top)}`
  return rock + clipped(name, snowField(random, peak, peak.snow.line), planes(peak.snow.lit, peak.snow.shade))
}

const FLANK_STEPS = [0.1, 0.2, 0.33, 0.46, 0.62, 0.8, 1]

/** Steep under the summit, flatter towards the valley, with small irregularities. */
function flank(random: Random, { x, top, base }: Peak, reach: number): readonly Point[] {
  return FLANK_STEPS.map((share, index) => {
    const drop = share ** 0.78 + (index < FLANK_STEPS.length - 1 ? random.between(-0.035, 0.035) : 0)
    return [x + reach * share, top + (base - top) * drop]
  })
}

/** Zigzag edge between light and shade, from the summit down, wider towards the base. */
function ridgeOf(random: Random, { x, top, base, reach }: Peak): readonly Point[] {
  const drift = (reach[1] - reach[0]) * 0.12 + random.between(-0.12, 0.12) * reach[0]
  const steps = [0.12, 0.22, 0.36, 0.5, 0.66, 0.84, 1]
  return steps.map((share, index) => {
    const swing = (index % 2 === 0 ? 1 : -1) * reach[0] * (0.035 + 0.11 * share) * random.between(0.7, 1.2)
    return [x + drift * share + swing, top + (base - top) * share]
  })
}

/** Shadows of the ridge on the lit face: thin wedges pointing down. */
function bladesOf(random: Random, ridge: readonly Point[]): readonly (readonly Point[])[] {
  return ridge.flatMap(([x, y], index) => {
    const next = ridge[index + 1]
    if (next === undefined || index % 2 === 0) return []
    const length = (next[1] - y) * random.between(1.3, 2.1)
    const tip: Point = [x - length * random.between(0.45, 0.7), y + length]
    return [[[x + 0.4, y - 0.4], tip, [x + (next[0] - x) * 0.55, y + (next[1] - y) * 0.62]]]
  })
}

/** Clip path of the snow, with a jagged lower edge. */
function snowField(random: Random, { x, top, base, reach }: Peak, line: number): string {
  const height = base - top
  const teeth: Point[] = []
  let isTooth = false
  for (let at = x - reach[0]; at < x + reach[1]; at += height * random.between(0.035, 0.075)) {
    const depth = isTooth ? random.between(0.05, 0.2) : -random.between(0.02, 0.09)
    teeth.push([at, top + height * (line + depth)])
    isTooth = !isTooth
  }
  return `${linePath([[x - reach[0], top - 2], ...teeth, [x + reach[1], top - 2]])}Z`
}
