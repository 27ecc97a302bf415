import { writtenDays } from './routeStops.ts'

/** A place of a drawing where the tour stops, in the units of the drawing. */
export interface DrawnStop {
  readonly name: string
  readonly days: readonly number[]
  readonly x: number
  readonly y: number
}

/** A mark with the days of one place, or of several that lie too close for a mark each. */
export interface RouteMark {
  readonly x: number
  readonly y: number
  /** The days, as they are written on it; empty on a mark without letters. */
  readonly label: string
  /** Half its width. */
  readonly reach: number
  /** The places, in the order of the tour. */
  readonly names: readonly string[]
}

/** Sizes of marks, in the units of the drawing. */
export interface MarkSize {
  /** Half the height; a mark with a single day is as wide as high. */
  readonly radius: number
  /** Width of a digit of its label; 0 for a mark without letters. */
  readonly digit: number
}

interface Group {
  readonly stops: readonly DrawnStop[]
  readonly mark: RouteMark
}

/** Free room around a mark. */
const GAP = 2

/** The marks of a route: no two of them touch, for those that would become one. */
export function routeMarks(stops: readonly DrawnStop[], size: MarkSize): readonly RouteMark[] {
  let groups: readonly Group[] = stops.map((stop) => toGroup([stop], size))
  for (let merged = mergedOnce(groups, size); merged !== null; merged = mergedOnce(groups, size)) groups = merged
  return groups.map(({ mark }) => mark)
}

/** The groups with the first two that touch made one; null when none do. */
function mergedOnce(groups: readonly Group[], size: MarkSize): readonly Group[] | null {
  for (const [index, one] of groups.entries()) {
    const other = groups.slice(index + 1).find(({ mark }) => touch(one.mark, mark, size))
    if (other === undefined) continue
    const both = toGroup([...one.stops, ...other.stops], size)
    return groups.flatMap((group) => (group === one ? [both] : group === other ? [] : [group]))
  }
  return null
}

function toGroup(stops: readonly DrawnStop[], { radius, digit }: MarkSize): Group {
  const inOrder = stops.toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0))
  const label = digit === 0 ? '' : writtenDays(stops.flatMap(({ days }) => days))
  const reach = Math.max(radius, (label.length * digit) / 2 + radius / 2)
  const mark = { x: middle(stops.map(({ x }) => x)), y: middle(stops.map(({ y }) => y)), label, reach, names: inOrder.map(({ name }) => name) }
  return { stops, mark }
}

function touch(one: RouteMark, other: RouteMark, { radius }: MarkSize): boolean {
  return Math.abs(one.x - other.x) < one.reach + other.reach + GAP && Math.abs(one.y - other.y) < 2 * radius + GAP
}

/** Half way between the outermost, so that a crowd at one end does not pull. */
function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}
