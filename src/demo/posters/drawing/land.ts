import type { Random } from './random.ts'
import type { Colour } from './colour.ts'
import { smoothPath, polygon, type Point, short } from './svg.ts'

interface RangeShape {
  readonly from: number
  readonly to: number
  /** Mean height of the skyline, y. */
  readonly y: number
  /** Amplitude: rise of peaks and fall of saddles. */
  readonly swing: number
  /** Distance from one peak to the next. */
  readonly step: number
}

/** Skyline of a mountain range: peaks and saddles. */
export function range(random: Random, { from, to, y, swing, step }: RangeShape): readonly Point[] {
  const points: Point[] = []
  let isPeak = random.chance(0.5)
  let mood = random.between(0.5, 1)
  for (let x = from - step; x < to + step * 1.5; x += step * random.between(0.28, 0.8)) {
    // The mood, a factor of the amplitude, changes slowly, so that high peaks stand in groups.
    if (random.chance(0.3)) mood = random.between(0.3, 1.25)
    const lift = isPeak ? -random.between(0.4, 1) * mood : random.between(0.05, 0.75) * mood
    points.push([x, y + lift * swing])
    isPeak = !isPeak
  }
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    return next === undefined ? [point] : [point, notch(random, point, next)]
  })
}

/** A point that breaks a straight slope. */
function notch(random: Random, [x1, y1]: Point, [x2, y2]: Point): Point {
  const share = random.between(0.35, 0.65)
  const bend = (y2 - y1) * random.between(-0.2, 0.2)
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + bend]
}

/** Skyline of hills around y. */
export function hills(random: Random, { from, to, y, swing, step }: RangeShape): readonly Point[] {
  const points: Point[] = []
  let side = random.chance(0.5) ? 1 : -1
  for (let x = from - step; x < to + step * 1.5; x += step * random.between(0.42, 0.62)) {
    points.push([x, y + side * swing * random.between(0.35, 1)])
    side = -side
  }
  return points
}

/** A point on the centre line of a road or river, and its width there. */
export type Bend = readonly [x: number, y: number, width: number]

/** A road or river along a smooth centre line. Widths are measured across its course. */
export function track(bends: readonly Bend[], fill: Colour): string {
  const course = sampled(bends)
  const edge = (side: number): readonly Point[] =>
    course.map(([x, y, width], index): Point => {
      const [before, after] = [course[index - 1] ?? [x, y, width], course[index + 1] ?? [x, y, width]]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy) || 1
      return [x - ((dy / length) * width * side) / 2, y + ((dx / length) * width * side) / 2]
    })
  return polygon([...edge(1), ...[...edge(-1)].reverse()], fill)
}

const SAMPLES = 12

/** Samples the smooth curve through the bends. */
function sampled(bends: readonly Bend[]): readonly Bend[] {
  const at = (index: number): Bend => bends[Math.min(Math.max(index, 0), bends.length - 1)] ?? [0, 0, 0]
  return bends.slice(1).flatMap((_, index) =>
    Array.from({ length: SAMPLES + (index === bends.length - 2 ? 1 : 0) }, (_unused, step): Bend => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      const t = step / SAMPLES
      return [through([a[0], b[0], c[0], d[0]], t), through([a[1], b[1], c[1], d[1]], t), b[2] + (c[2] - b[2]) * t]
    }),
  )
}

/** Catmull-Rom spline: point between b (t = 0) and c (t = 1). */
function through([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

/** A road from the side: a line of constant width. */
export function stripe(points: readonly Point[], width: number, colour: Colour): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" d="${smoothPath(points)}"/>`
}

/** Height of a polyline at x, by linear interpolation, clamped at its ends. */
export function heightAt(points: readonly Point[], x: number): number {
  const index = points.findIndex(([px]) => px >= x)
  const [before, after] = [points[index - 1], points[index]]
  if (after === undefined) return points.at(-1)?.[1] ?? 0
  if (before === undefined) return after[1]
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0])
}
