import type { Position } from '#domain/booking/boarding/stopDistance.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'

/** A town the coach halts in, where its name belongs on a map. */
export interface StopTown {
  readonly town: string
  readonly position: Position
  /** Whether the chosen stop is here. */
  readonly isChosen: boolean
}

/** The towns of stops, each once, in the order of the stops but for the one of the chosen stop, which comes first. */
export function townsOfStops(stops: readonly BusStop[], stopNo: string | null): readonly StopTown[] {
  const inOrder = stops.toSorted((a, b) => Number(b.stopNo === stopNo) - Number(a.stopNo === stopNo))
  const towns = new Map<string, StopTown>()
  for (const stop of inOrder) {
    const town = stop.city ?? stop.name.split(',')[0] ?? stop.name
    if (stop.position !== null && !towns.has(town))
      towns.set(town, { town, position: stop.position, isChosen: stop.stopNo === stopNo })
  }
  return [...towns.values()]
}
