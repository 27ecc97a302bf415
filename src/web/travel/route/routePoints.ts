import type { Position } from '#domain/booking/boarding/stopDistance.ts'

/** A point of the route. */
export interface RoutePoint extends Position {
  readonly name: string
  /** Null for points that only shape the line. */
  readonly day: number | null
}
