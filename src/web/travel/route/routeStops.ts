import type { RoutePoint } from './routePoints.ts'

/** A place where the tour stops. */
export interface RouteStop extends RoutePoint {
  /** Days of the programme at this place, in order. */
  readonly days: readonly number[]
}

/** Each place once, by its first day; points that only shape the line are left out. */
export function routeStops<Point extends RoutePoint>(points: readonly Point[]): readonly (Point & RouteStop)[] {
  const stops = new Map<string, Point & RouteStop>()
  for (const point of points) {
    if (point.day === null) continue
    const known = stops.get(point.name)
    stops.set(point.name, { ...(known ?? point), days: inOrder([...(known?.days ?? []), point.day]) })
  }
  return [...stops.values()]
}

/** Formats days with consecutive ones as ranges: «1, 3–5». */
export function formatDayNumbers(days: readonly number[]): string {
  const sorted = inOrder(days)
  const firsts = sorted.filter((day) => !sorted.includes(day - 1))
  const lasts = sorted.filter((day) => !sorted.includes(day + 1))
  return firsts
    .map((first, index) => (first === lasts[index] ? String(first) : `${first}–${lasts[index] ?? first}`))
    .join(', ')
}

function inOrder(days: readonly number[]): readonly number[] {
  return [...new Set(days)].sort((a, b) => a - b)
}
