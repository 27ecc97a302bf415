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

/** Web Mercator projection; the world is 1 wide. */
export function toPlane({ latitude, longitude }: Position): Point {
  return { x: longitude / 360, y: -Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI) }
}

/** Inverse of `toPlane`. */
export function toPosition({ x, y }: Point): Position {
  return { latitude: (Math.atan(Math.exp(-2 * Math.PI * y)) * 360) / Math.PI - 90, longitude: x * 360 }
}

/** Bounding box of points; without points an empty box at 0, 0. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) }
}

/** The box enlarged on each side; a negative value shrinks it. */
export function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Avoids a division by zero for a single point. */
const MIN_EXTENT = 1e-9

/** Transform that fits a box of the plane into a box of the drawing: uniform scale, centred. */
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
