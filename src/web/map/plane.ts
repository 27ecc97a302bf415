import type { Position } from '#domain/booking/boarding/stopDistance.ts'

/** A point of a drawing: x to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle of a drawing. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Where a position lies on a map as everybody draws it (Web Mercator), the whole world being 1 wide. */
export function toPlane({ latitude, longitude }: Position): Point {
  return { x: longitude / 360, y: -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI) }
}

/** The way back from the plane. */
export function toPosition({ x, y }: Point): Position {
  return { latitude: (Math.atan(Math.exp(-2 * Math.PI * y)) * 360) / Math.PI - 90, longitude: x * 360 }
}

/** The smallest box around points; of no points it is empty at 0, 0. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) }
}

/** The box with free room added on each side. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** A box narrower than this is a point. */
const MIN_EXTENT = 1e-9

/** How a box of the plane is drawn into a part of a drawing, north up, as large as it fits and in its middle. */
export function fitting(wanted: Box, room: Box): (point: Point) => Point {
  const [width, height] = [wanted.right - wanted.left, wanted.bottom - wanted.top]
  const scale = Math.min(
    (room.right - room.left) / Math.max(width, MIN_EXTENT),
    (room.bottom - room.top) / Math.max(height, MIN_EXTENT),
  )
  const [middleX, middleY] = [(wanted.left + wanted.right) / 2, (wanted.top + wanted.bottom) / 2]
  return ({ x, y }) => ({
    x: (room.left + room.right) / 2 + (x - middleX) * scale,
    y: (room.top + room.bottom) / 2 + (y - middleY) * scale,
  })
}
