import { minutesOf } from '#domain/timeOfDay.ts'
import type { BackOfficeDate } from './backOfficeDate.ts'
import { isReadable } from './backOfficeJson.ts'

/** A stop of the coach on one departure. */
export interface BusStop {
  /** `t_knotenhalte_….nr` */
  readonly stopNo: string
  /** `t_haltestellen_….nr` */
  readonly stationNo: string
  readonly nodeNo: string
  /** `06:30`, or as the back office writes it where that is no time; null when unknown. */
  readonly time: string | null
  /** Whether the time is after midnight, the day after the other stops of its direction. */
  readonly isNextDay: boolean
  readonly name: string
  /** Centimes: the stop's surcharge when positive, else the station's (rule 3.11.4). */
  readonly surcharge: number
  readonly city: string | null
  readonly zip: string | null
  /** Degrees; null when unknown. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

/** One direction: nodes in travelling order, and their stops. */
export interface BusLine {
  readonly nodeNos: readonly string[]
  readonly stops: readonly BusStop[]
}

/** The coach lines of one departure: outbound (`hin`) and return (`rueck`). */
export interface BusNetwork {
  readonly outbound: BusLine
  readonly return: BusLine
}

/** The stop with this number; null when it is not on the line. */
export function findStop(stopNo: string | null, line: Pick<BusLine, 'stops'>): BusStop | null {
  return line.stops.find((stop) => stop.stopNo === stopNo) ?? null
}

/**
 * Joins nodes, stops and stations. A stop without its node or station is left out. A network is unreadable when one of
 * its tables is malformed, or none of its stops can be joined: then no stop can be chosen.
 */
export function readBusNetwork(json: BackOfficeDate): { readonly network: BusNetwork; readonly isReadable: boolean } {
  const outbound = readLine(json.t_knotens_hin, json.t_knotenhalte_hin, json.t_haltestellen_hin)
  const back = readLine(json.t_knotens_rueck, json.t_knotenhalte_rueck, json.t_haltestellen_rueck)
  return {
    network: {
      outbound: withNextDays(outbound.line, outbound.line.nodeNos.at(-1)),
      return: withNextDays(back.line, back.line.nodeNos[0]),
    },
    isReadable: outbound.isReadable && back.isReadable,
  }
}

type Nodes = BackOfficeDate['t_knotens_hin']

type Halts = BackOfficeDate['t_knotenhalte_hin']

type Stations = BackOfficeDate['t_haltestellen_hin']

function readLine(
  nodes: Nodes,
  halts: Halts,
  stations: Stations,
): { readonly line: BusLine; readonly isReadable: boolean } {
  const nodeNos = nodes.rows.map(({ nr }) => nr)
  const nodeSet = new Set(nodeNos)
  const stationByNo = new Map(stations.rows.map((station) => [station.nr, station]))
  const stops: BusStop[] = []
  for (const halt of halts.rows) {
    const station = stationByNo.get(halt.halt)
    if (station !== undefined && nodeSet.has(halt.knoten)) stops.push(toStop(halt, station))
  }
  const isJoined = halts.rows.length === 0 || stops.length > 0
  return { line: { nodeNos, stops }, isReadable: isJoined && [nodes, halts, stations].every(isReadable) }
}

function toStop(halt: Halts['rows'][number], station: Stations['rows'][number]): BusStop {
  const { breite, laenge } = station
  const own = halt.zuschlag ?? 0
  return {
    stopNo: halt.nr,
    stationNo: station.nr,
    nodeNo: halt.knoten,
    time: halt.zeit,
    isNextDay: false,
    name: station.bezeichnung,
    surcharge: own > 0 ? own : (station.zuschlag ?? 0),
    city: station.ort,
    zip: station.plz,
    position: breite === null || laenge === null ? null : { latitude: breite, longitude: laenge },
  }
}

/** Assumption: a coach reaches its last stop in the country less than this many minutes after its first. */
const LONGEST_ROUND_MINUTES = 12 * 60

/**
 * Marks the times after midnight: those more than a round before the latest. The destination is at another time of day.
 */
function withNextDays(line: BusLine, destination: string | undefined): BusLine {
  const minutesAt = ({ nodeNo, time }: BusStop) => (nodeNo === destination ? null : minutesOf(time))
  const latest = Math.max(...line.stops.map((stop) => minutesAt(stop) ?? 0))
  const isNextDay = (stop: BusStop) => latest - (minutesAt(stop) ?? latest) > LONGEST_ROUND_MINUTES
  return { ...line, stops: line.stops.map((stop) => ({ ...stop, isNextDay: isNextDay(stop) })) }
}

/** Outbound (`hin`) or return (`rueck`). */
export type Direction = 'outbound' | 'return'
