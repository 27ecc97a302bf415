import type { Segment } from '#web/map/placeLabels.ts'
import { fitting, toPlane, type Point, type Size } from '#web/map/plane.ts'
import { mapPlan, type MapPlan } from './mapPlan.ts'
import { routeLegs, type RouteLeg } from './routeLegs.ts'
import type { RoutePoint } from './routePoints.ts'
import { routeRegion, type RouteRegion } from './routeRegion.ts'
import { routeStops, type RouteStop } from './routeStops.ts'

/** Geometry of a route, independent of the map size. */
export interface DrawnRoute extends RouteRegion {
  readonly legs: readonly RouteLeg[]
  readonly stops: readonly RouteStop[]
}

/** Computes the geometry of a route. */
export function drawnRoute(points: readonly RoutePoint[]): DrawnRoute {
  return { legs: routeLegs(points), stops: routeStops(points), ...routeRegion(points) }
}

/** Layout of the route in a map of a given size. */
export function planOf({ stops, box, hasInset }: DrawnRoute, size: Size): MapPlan {
  return mapPlan({ box, stops: stops.map(toPlane), hasInset }, size)
}

/** Transform from the plane to the drawing that fits the route into its box. */
export function drawingOf({ box }: DrawnRoute, { room }: MapPlan): (point: Point) => Point {
  return fitting(box, room)
}

/** Segments of polylines. */
export function segmentsOf(lines: readonly (readonly Point[])[]): readonly Segment[] {
  return lines.flatMap((line) => line.slice(1).map((to, index): Segment => [line[index] ?? to, to]))
}
