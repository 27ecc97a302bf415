import type { RoutePoint } from './routePoints.ts'

/** A place where the tour stops. */
export interface RouteStop extends RoutePoint {
  /** The first day of the programme on which it is reached. */
  readonly day: number
}

/** Every place once, by the day on which it is first reached; points that only shape the line are none. */
export function routeStops<Point extends RoutePoint>(points: readonly Point[]): readonly (Point & RouteStop)[] {
  const names = new Set<string>()
  return points.flatMap((point) => {
    const { name, day } = point
    if (day === null || names.has(name)) return []
    names.add(name)
    return [{ ...point, day }]
  })
}
