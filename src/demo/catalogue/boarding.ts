import { boardingLines, type ArrivalPlan, type FeederPlan, type Station, type StopPlan } from '#demo/parts/stations.ts'
import type { Tour, VariantPlan } from '#demo/tours/tour.ts'
import type { BusDirectionRecord, BusStationRecord, BusStopRecord } from '#platform/catalogue/records.ts'

const DESTINATION_NODE = '90'
const DESTINATION_STATION = '9000'

/** Timetables of a variant, the same for all its departures; both null for travels without coach. */
export function boardingOf(
  { arrival }: Tour,
  { line }: VariantPlan,
): { outbound: BusDirectionRecord | null; return: BusDirectionRecord | null } {
  if (line === null) return { outbound: null, return: null }
  const feeders = boardingLines[line]
  const stopsOfReturn = [...feeders].reverse().map(({ name, stops }) => ({ name, stops: [...stops].reverse() }))
  return {
    outbound: toDirection(feeders, arrival, 'out'),
    return: toDirection(stopsOfReturn, arrival, 'back'),
  }
}

/** The destination is the last node outbound, and the first on the return (rules 4.6.5). */
function toDirection(
  feeders: readonly FeederPlan[],
  arrival: ArrivalPlan,
  direction: 'out' | 'back',
): BusDirectionRecord {
  const nodes = feeders.map(({ name }, index) => ({ nr: nodeNo(index), bezeichnung: name }))
  const stops = feeders.flatMap((feeder, index) => feeder.stops.map((stop) => toStop(stop, nodeNo(index), direction)))
  const place = direction === 'back' ? (arrival.returnFrom ?? arrival) : arrival
  const end = { nr: DESTINATION_NODE, bezeichnung: place.name }
  const endStop: BusStopRecord = {
    nr: stopNo(DESTINATION_STATION, direction),
    knoten: DESTINATION_NODE,
    halt: DESTINATION_STATION,
    zeit: direction === 'out' ? arrival.arrives : arrival.leaves,
    zuschlagCents: 0,
  }
  const boarded = feeders.flatMap(({ stops: plans }) => plans.map(([station]) => toStation(station)))
  const stations = [...boarded, toDestination(place)]
  return direction === 'out'
    ? { nodes: [...nodes, end], stops: [...stops, endStop], stations }
    : { nodes: [end, ...nodes], stops: [endStop, ...stops], stations }
}

function nodeNo(index: number): string {
  return String((index + 1) * 10)
}

function stopNo(stationNo: string, direction: 'out' | 'back'): string {
  return `${direction === 'out' ? '1' : '2'}${stationNo}`
}

function toStop(
  [station, out, back, surchargeCents]: StopPlan,
  knoten: string,
  direction: 'out' | 'back',
): BusStopRecord {
  return {
    nr: stopNo(station.nr, direction),
    knoten,
    halt: station.nr,
    zeit: direction === 'out' ? out : back,
    zuschlagCents: surchargeCents ?? 0,
  }
}

function toStation(station: Station): BusStationRecord {
  return {
    nr: station.nr,
    bezeichnung: station.name,
    zuschlagCents: station.surchargeCents,
    ort: station.city,
    plz: station.zip,
    breite: station.latitude,
    laenge: station.longitude,
  }
}

function toDestination({ name, city, zip, position }: Omit<ArrivalPlan, 'arrives' | 'leaves'>): BusStationRecord {
  return {
    nr: DESTINATION_STATION,
    bezeichnung: name,
    zuschlagCents: 0,
    ort: city,
    plz: zip,
    breite: position[0],
    laenge: position[1],
  }
}
