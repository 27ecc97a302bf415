import { toPlane, type Point } from '#web/map/plane.ts'
import type { RoutePoint } from './routePoints.ts'

/** The line from one stop to the next, as points of the plane. */
export type RouteLeg = readonly Point[]

/** Offset of a bent leg as a fraction of its length; outward and return legs bend to opposite sides. */
const BEND = 0.1

/** Segments of a curve between two points. */
const PIECES = 14

/** The legs of a route: curves through their intermediate points, slightly bent without any. */
export function routeLegs(points: readonly RoutePoint[]): readonly RouteLeg[] {
  const legs: Point[][] = []
  // A stop that is passed again ends a leg, too.
  const stops = new Set(points.flatMap(({ name, day }) => (day === null ? [] : [name])))
  for (const [index, point] of points.entries()) {
    const at = toPlane(point)
    legs.at(-1)?.push(at)
    const isEnd = index === points.length - 1
    if (!isEnd && (index === 0 || stops.has(point.name))) legs.push([at])
  }
  return legs
    .map((leg) => leg.filter(({ x, y }, index) => x !== leg[index - 1]?.x || y !== leg[index - 1]?.y))
    .flatMap((leg) => (leg.length < 2 ? [] : [curved(leg)]))
}

function curved(leg: readonly Point[]): RouteLeg {
  const [from, to] = leg
  return leg.length === 2 && from !== undefined && to !== undefined ? bent(from, to) : smooth(leg)
}

/** A quadratic Bézier curve that bends to the left of the direction of travel. */
function bent(from: Point, to: Point): RouteLeg {
  const middle = { x: (from.x + to.x) / 2 + (to.y - from.y) * BEND, y: (from.y + to.y) / 2 - (to.x - from.x) * BEND }
  // The curve passes halfway between the middle of the line and its control point.
  const handle = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 }
  return parts().map((part) => mixed([from, handle, to], [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]))
}

/** A Catmull-Rom spline through all points. */
function smooth(points: readonly Point[]): RouteLeg {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to]
    const curve = parts().map((part) => {
      const [square, cube] = [part ** 2, part ** 3]
      return mixed(
        [before, from, to, after],
        [
          (-part + 2 * square - cube) / 2,
          (2 - 5 * square + 3 * cube) / 2,
          (part + 4 * square - 3 * cube) / 2,
          (cube - square) / 2,
        ],
      )
    })
    return index === 0 ? curve : curve.slice(1)
  })
}

function parts(): readonly number[] {
  return Array.from({ length: PIECES + 1 }, (_, index) => index / PIECES)
}

function mixed(points: readonly Point[], weights: readonly number[]): Point {
  const sum = (pick: (point: Point) => number) =>
    points.reduce((total, point, index) => total + pick(point) * (weights[index] ?? 0), 0)
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) }
}
