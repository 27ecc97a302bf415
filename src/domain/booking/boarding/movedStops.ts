import type { Traveller } from '#domain/booking/draft/person.ts'
import { findStop, type BusLine } from '#domain/catalogue/busNetwork.ts'
import { isBusNetworkKnown, type Boarding } from './busStops.ts'

interface Move {
  /** The present date; null without one. */
  readonly from: Boarding | null
  /** Null where it is not sold. */
  readonly to: Boarding | null
  /** Whether numbers stay while a network is not loaded, as within a variant, which usually has the same on all dates. */
  readonly areNumbersKept: boolean
}

/**
 * The travellers with the stops of another date at the stations of their present ones, as stop numbers belong to a
 * date. A station that is not served leaves no stop.
 */
export function withStopsMoved(
  travellers: readonly Traveller[],
  { from, to, areNumbersKept }: Move,
): readonly Traveller[] {
  const areKnown = from !== null && to !== null && isBusNetworkKnown(from) && isBusNetworkKnown(to)
  if (!areKnown && areNumbersKept) return travellers
  return travellers.map((traveller) => ({
    ...traveller,
    outboundStopNo: areKnown
      ? movedStop(traveller.outboundStopNo, from.busNetwork.outbound, to.busNetwork.outbound)
      : null,
    returnStopNo: areKnown ? movedStop(traveller.returnStopNo, from.busNetwork.return, to.busNetwork.return) : null,
  }))
}

/** A station may have several stops: the one of the same number goes first. */
function movedStop(stopNo: string | null, from: BusLine, to: BusLine): string | null {
  const stationNo = findStop(stopNo, from)?.stationNo ?? null
  const stops = to.stops.filter((stop) => stop.stationNo === stationNo)
  return (findStop(stopNo, { stops }) ?? stops[0])?.stopNo ?? null
}
