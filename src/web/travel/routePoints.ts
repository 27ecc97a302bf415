/** A place of the route, in degrees. */
export interface RoutePoint {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Null for points that only shape the line. */
  readonly day: number | null
}

/** A point of a drawing, in its own units. */
export interface DrawnPoint {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly isStop: boolean
}

interface Ground {
  readonly width: number
  readonly height: number
  readonly margin: number
}

/**
 * The route fitted into a ground, north up. Degrees east are shortened by the cosine of the middle latitude, which is
 * close enough to what a map shows for a tour of some hundred kilometres.
 */
export function drawRoute(points: readonly RoutePoint[], { width, height, margin }: Ground): readonly DrawnPoint[] {
  const middle = mean(points.map(({ latitude }) => latitude))
  const shrink = Math.cos((middle * Math.PI) / 180)
  const flat = points.map((point) => ({ point, x: point.longitude * shrink, y: -point.latitude }))
  const [left, right] = bounds(flat.map(({ x }) => x))
  const [top, bottom] = bounds(flat.map(({ y }) => y))
  const scale = Math.min((width - 2 * margin) / (right - left || 1), (height - 2 * margin) / (bottom - top || 1))
  const round = (value: number) => Math.round(value * 10) / 10
  return flat.map(({ point, x, y }) => ({
    x: round(width / 2 + (x - (left + right) / 2) * scale),
    y: round(height / 2 + (y - (top + bottom) / 2) * scale),
    name: point.name,
    isStop: point.day !== null,
  }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
}

function bounds(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
