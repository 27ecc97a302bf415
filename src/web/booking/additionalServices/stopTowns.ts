import { townOf } from '#domain/booking/boarding/busStops.ts'
import type { Position } from '#domain/booking/boarding/stopDistance.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'

/** A town with a stop, and the position of its label on a map. */
export interface StopTown {
  readonly town: string
  readonly position: Position
  /** Whether the chosen stop is here. */
  readonly isChosen: boolean
}

/** The towns of stops without duplicates, that of the chosen stop first, the others in the order of the stops. */
export function townsOfStops(stops: readonly BusStop[], stopNo: string | null): readonly StopTown[] {
  const inOrder = [...stops].sort((a, b) => Number(b.stopNo === stopNo) - Number(a.stopNo === stopNo))
  const towns = new Map<string, StopTown>()
  for (const stop of inOrder) {
    const town = townOf(stop)
    if (stop.position !== null && !towns.has(town))
      towns.set(town, { town, position: stop.position, isChosen: stop.stopNo === stopNo })
  }
  return [...towns.values()]
}
