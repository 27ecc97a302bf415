import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { addDays, type IsoDay } from '#domain/calendar.ts'
import { findStop, type BusLine, type BusNetwork, type BusStop, type Direction } from '#domain/catalogue/busNetwork.ts'
import { formatPlainMoney, type Currency } from '#domain/money.ts'

/** The part of a date that boarding depends on. */
export interface Boarding {
  readonly busNetwork: BusNetwork
}

/** The town of a stop; the part of its name before the comma where the back office gives none. */
export function townOf({ city, name }: Pick<BusStop, 'city' | 'name'>): string {
  return city ?? name.split(',')[0] ?? name
}

/** Whether the date has outbound nodes, so that all travellers need stops (rule 5.9.2.1). */
export function hasBoarding({ busNetwork }: Boarding): boolean {
  return busNetwork.outbound.nodeNos.length > 0
}

/** Whether stops of the chosen date can be chosen; null where the platform has sent some that are unreadable. */
export function canChooseStops({ date }: Booking): boolean | null {
  if (date === null) return false
  return date.isBusNetworkReadable ? hasBoarding(date) : null
}

/**
 * Whether travellers board at stops; while the bus network is not loaded, by the transport type of the variant.
 * Assumption: the platform calls travels by coach `BUS`.
 */
export function isByCoach({ offer, date }: Booking): boolean {
  if (date !== null && isBusNetworkKnown(date)) return hasBoarding(date)
  return offer.pricing?.transportType === 'BUS'
}

/** Whether the date has any stops: the first steps do not load the bus network, and some dates have none. */
export function isBusNetworkKnown({ busNetwork }: Boarding): boolean {
  return busNetwork.outbound.stops.length + busNetwork.return.stops.length > 0
}

/** Stops to get on: the outbound stops without those of the last node, the destination. */
export function boardingStops({ busNetwork: { outbound } }: Boarding): readonly BusStop[] {
  const destination = outbound.nodeNos.at(-1)
  return outbound.stops.filter(({ nodeNo }) => nodeNo !== destination)
}

/** Stops to get off: the return stops without those of the first node, the destination. */
export function dropOffStops({ busNetwork }: Boarding): readonly BusStop[] {
  const destination = busNetwork.return.nodeNos[0]
  return busNetwork.return.stops.filter(({ nodeNo }) => nodeNo !== destination)
}

/** The stops on offer in one direction. */
export function stopsOf(date: Boarding, direction: Direction): readonly BusStop[] {
  return direction === 'outbound' ? boardingStops(date) : dropOffStops(date)
}

/** `06:30 | Bern, Neufeld`; the name alone where the time is unknown. */
export function stopLabel({ time, name }: Pick<BusStop, 'time' | 'name'>): string {
  return time === null ? name : `${time} | ${name}`
}

/** The label for visitors: `00:15 +1 | Bern, Neufeld` where the time is after midnight. */
export function shownStopLabel({ time, name, isNextDay }: Pick<BusStop, 'time' | 'name' | 'isNextDay'>): string {
  return stopLabel({ time: time !== null && isNextDay ? `${time} +1` : time, name })
}

/**
 * The label with its surcharge, `… + CHF 20.-`, also with `CHF 0.-` (rule 3.11.2). For the booking on the wire;
 * visitors see a surcharge only where there is one.
 * Assumption: {surcharge} is formatted like any amount.
 */
export function stopLabelWithPrice(stop: Pick<BusStop, 'time' | 'name' | 'surcharge'>, currency: Currency): string {
  return `${stopLabel(stop)} + ${formatPlainMoney({ centimes: stop.surcharge, currency })}`
}

/** The stops at the destination, which visitors do not choose (rules 4.6.5); null without a bus. */
export function derivedStops({ busNetwork }: Boarding): {
  readonly outboundDropOffStopNo: string | null
  readonly returnBoardingStopNo: string | null
} {
  return {
    outboundDropOffStopNo: stopAt(busNetwork.outbound, busNetwork.outbound.nodeNos.at(-1)),
    returnBoardingStopNo: stopAt(busNetwork.return, busNetwork.return.nodeNos[0]),
  }
}

function stopAt({ stops }: BusLine, nodeNo: string | undefined): string | null {
  return stops.find((stop) => stop.nodeNo === nodeNo)?.stopNo ?? null
}

/** Calendar day of a stop, which may be after midnight; `day` is the one on which its direction starts. */
export function dayAt(day: IsoDay, stop: Pick<BusStop, 'isNextDay'> | null): IsoDay {
  return stop?.isNextDay === true ? addDays(day, 1) : day
}

type StopNos = Pick<Traveller, 'outboundStopNo' | 'returnStopNo'>

/** The stop number of a traveller in one direction. */
export function stopNoOf({ outboundStopNo, returnStopNo }: StopNos, direction: Direction): string | null {
  return direction === 'outbound' ? outboundStopNo : returnStopNo
}

/** The choice of a stop in one direction, as a part of a traveller. */
export function stopChoice(direction: Direction, stopNo: string | null): Partial<StopNos> {
  return direction === 'outbound' ? { outboundStopNo: stopNo } : { returnStopNo: stopNo }
}

/** `group` when all travellers share the same station, else `individual` (rule 4.15.2). */
export function boardingSelectionType(booking: Booking, direction: Direction): 'group' | 'individual' {
  const stations = booking.stops.map((stops) => stops[direction]?.stationNo ?? null)
  return new Set(stations).size <= 1 ? 'group' : 'individual'
}

/** Whether any stop is chosen, so that the price needs the bus network. */
export function hasStops({ travellers }: Pick<Decisions, 'travellers'>): boolean {
  return travellers.some(({ outboundStopNo, returnStopNo }) => outboundStopNo !== null || returnStopNo !== null)
}

/**
 * The return stop at the station of the outbound stop; null without an outbound stop, or where the station has no
 * return stop.
 */
export function returnStopAtOutbound(
  { outboundStopNo }: Pick<Traveller, 'outboundStopNo'>,
  date: Boarding,
): BusStop | null {
  const stationNo = findStop(outboundStopNo, date.busNetwork.outbound)?.stationNo
  return dropOffStops(date).find((stop) => stop.stationNo === stationNo) ?? null
}

/** Whether the return stop equals the outbound one or is not chosen, so that it follows a new outbound stop. */
export function isReturnFollowing(traveller: StopNos, date: Boarding): boolean {
  return traveller.returnStopNo === null || traveller.returnStopNo === returnStopAtOutbound(traveller, date)?.stopNo
}

/** Whether the return stops of all travellers follow their outbound stops. */
export function areReturnsFollowing({ draft }: Booking, date: Boarding): boolean {
  return draft.travellers.every((traveller) => isReturnFollowing(traveller, date))
}

/** Where travellers get on but have no stop on the way back, as where the coach does not halt there; without duplicates. */
export function stopsWithoutReturn({ stops }: Booking): readonly BusStop[] {
  return [...new Set(stops.flatMap((own) => (own.return === null ? (own.outbound ?? []) : [])))]
}
