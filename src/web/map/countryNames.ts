import { countries } from 'virtual:base-map'
import type { MapView } from './mapView.ts'
import type { Point } from './plane.ts'

/** A country in view, with candidate points for the centre of its name, the best first. */
export interface CountryInView {
  readonly name: string
  readonly points: readonly Point[]
}

/** Grid spacing, in units of the drawing. */
const STEP = 14

/** Maximum candidates per country. */
const MAX_CANDIDATES = 24

/** Countries in view, the largest visible area first. */
export function countriesInView(view: MapView): readonly CountryInView[] {
  const columns = Math.floor(view.width / STEP)
  const rows = Math.floor(view.height / STEP)
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => countryAt(view, pointOf(column, row))),
  )
  const points = new Map<number, Point[]>()
  for (const [row, line] of cells.entries()) {
    for (const [column, country] of line.entries()) {
      if (country !== 0) points.set(country, [...(points.get(country) ?? []), { x: column, y: row }])
    }
  }
  return [...points]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([country, at]) => ({
      name: countries.names[country - 1] ?? '',
      points: innermost(at, (x, y) => cells[y]?.[x] === country),
    }))
}

function pointOf(column: number, row: number): Point {
  return { x: (column + 0.5) * STEP, y: (row + 0.5) * STEP }
}

/** Cells furthest from the border of their country, measured by a box three times as wide as high, like a name. */
function innermost(cells: readonly Point[], isOwn: (x: number, y: number) => boolean): readonly Point[] {
  const reach = ({ x, y }: Point) => {
    let free = 0
    while (
      free < 12 &&
      isOwn(x - free - 1, y) &&
      isOwn(x + free + 1, y) &&
      isOwn(x, y - Math.ceil(free / 3)) &&
      isOwn(x, y + Math.ceil(free / 3))
    )
      free += 1
    return free
  }
  const rated = cells.map((cell) => ({ cell, free: reach(cell) })).sort((a, b) => b.free - a.free)
  // Samples the better half evenly, since neighbouring cells are almost equal candidates.
  return rated
    .filter((_, index) => index % Math.max(1, Math.floor(rated.length / (2 * MAX_CANDIDATES))) === 0)
    .slice(0, MAX_CANDIDATES)
    .map(({ cell }) => pointOf(cell.x, cell.y))
}

/** Number of the country at a point, from 1; 0 for water, small countries and outside the base map. */
function countryAt({ toEarth }: MapView, point: Point): number {
  const { latitude, longitude } = toEarth(point)
  const row = countries.rows[Math.floor((latitude - countries.south) / countries.cell)] ?? []
  let column = Math.floor((longitude - countries.west) / countries.cell)
  if (column < 0) return 0
  for (let index = 0; index + 1 < row.length; index += 2) {
    column -= row[index] ?? 0
    if (column < 0) return row[index + 1] ?? 0
  }
  return 0
}
