import type { Position } from '#domain/booking/boarding/stopDistance.ts'
import { toPlane, toPosition, type Box, type Point, type Size } from './plane.ts'

/** The visible region of a map, north up. */
export interface MapView extends Size {
  readonly toDrawing: (position: Position) => Point
  readonly toEarth: (point: Point) => Position
}

/** The view with a point of the plane at its top left corner. `scale`: pixels for the whole world. */
export function viewAt({ left, top }: Pick<Box, 'left' | 'top'>, scale: number, size: Size): MapView {
  return {
    ...size,
    toDrawing: (position) => {
      const { x, y } = toPlane(position)
      return { x: (x - left) * scale, y: (y - top) * scale }
    },
    toEarth: ({ x, y }) => toPosition({ x: x / scale + left, y: y / scale + top }),
  }
}

/** Box of the zoom buttons, kept free of labels, in pixels. */
export const ZOOM_BUTTONS = { left: 0, top: 0, right: 64, bottom: 112 } as const

/** Points within the visible area. */
export function inView<Drawn extends Point>(points: readonly Drawn[], { width, height }: Size): readonly Drawn[] {
  return points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
}

/** Kilometres. */
const EARTH_CIRCUMFERENCE = 40_075

/** Scale at a position: units of the drawing per kilometre. */
export function unitsPerKilometre({ toDrawing }: MapView, { latitude, longitude }: Position): number {
  const degree = toDrawing({ latitude, longitude: longitude + 1 }).x - toDrawing({ latitude, longitude }).x
  return degree / ((EARTH_CIRCUMFERENCE / 360) * Math.cos((latitude * Math.PI) / 180))
}
