import type { Segment } from '#web/map/placeLabels.ts'
import { fitting, toPlane, type Point, type Size } from '#web/map/plane.ts'
import { mapPlan, type MapPlan } from './mapPlan.ts'
import { routeLegs, type RouteLeg } from './routeLegs.ts'
import type { RoutePoint } from './routePoints.ts'
import { routeRegion, type RouteRegion } from './routeRegion.ts'
import { routeStops, type RouteStop } from './routeStops.ts'

/** What a map of a route draws, before its size is known. */
export interface DrawnRoute extends RouteRegion {
  readonly legs: readonly RouteLeg[]
  readonly stops: readonly RouteStop[]
}

/** A route ready to be drawn. */
export function drawnRoute(points: readonly RoutePoint[]): DrawnRoute {
  return { legs: routeLegs(points), stops: routeStops(points), ...routeRegion(points) }
}

/** Where the route stands in a map of some size. */
export function planOf({ stops, box, hasInset }: DrawnRoute, size: Size): MapPlan {
  return mapPlan({ box, stops: stops.map(toPlane), hasInset }, size)
}

/** How the plane is drawn where the route fills its room. */
export function drawingOf({ box }: DrawnRoute, { room }: MapPlan): (point: Point) => Point {
  return fitting(box, room)
}

/** The pieces of drawn lines. */
export function segmentsOf(lines: readonly (readonly Point[])[]): readonly Segment[] {
  return lines.flatMap((line) => line.slice(1).map((to, index): Segment => [line[index] ?? to, to]))
}
