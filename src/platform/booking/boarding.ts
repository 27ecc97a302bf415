import type { Network } from '#platform/backOffice/networks.ts'
import { type Booking, type Person, nameOf } from './booking.ts'

type Stop = Network['stops'][number]

/** Chosen outbound stop. Null if unknown or at the last node, which is the destination. */
export function outboundStop(
  { outboundNetwork }: Pick<Booking['sale'], 'outboundNetwork'>,
  person: Person,
): Stop | null {
  return findStop(boardingStops(outboundNetwork), person.order.busStopItemOutbound?.stopNo)
}

/** Chosen return stop. Null if unknown or at the first node, which is the destination. */
export function returnStop({ returnNetwork }: Pick<Booking['sale'], 'returnNetwork'>, person: Person): Stop | null {
  return findStop(dropOffStops(returnNetwork), person.order.busStopItemReturn?.stopNo)
}

/** Stops a traveller can choose to get on. */
function boardingStops(network: Network | null): readonly Stop[] {
  const destination = network?.nodes.at(-1)?.nr
  return network?.stops.filter(({ knoten }) => knoten !== destination) ?? []
}

/** Stops a traveller can choose to get off. */
function dropOffStops(network: Network | null): readonly Stop[] {
  const destination = network?.nodes.at(0)?.nr
  return network?.stops.filter(({ knoten }) => knoten !== destination) ?? []
}

function findStop(stops: readonly Stop[], stopNo: string | undefined): Stop | null {
  return stops.find(({ nr }) => nr === stopNo) ?? null
}

/** On coach travels every traveller needs a stop of this departure in each direction that has any to choose. */
export function boardingIssue({ sale, people, order }: Booking): string | null {
  const isByCoach = (sale.outboundNetwork?.nodes.length ?? 0) > 0
  const needsOutbound = isByCoach && boardingStops(sale.outboundNetwork).length > 0
  const needsReturn = isByCoach && dropOffStops(sale.returnNetwork).length > 0
  const isWrongOutbound = (person: Person) =>
    outboundStop(sale, person) === null && (needsOutbound || person.order.busStopItemOutbound !== null)
  const isWrongReturn = (person: Person) =>
    returnStop(sale, person) === null && (needsReturn || person.order.busStopItemReturn !== null)
  const withoutOutbound = people.filter(isWrongOutbound)
  if (withoutOutbound.length > 0) return `Bitte wählen Sie den Einsteigeort: ${withoutOutbound.map(nameOf).join(', ')}.`
  const withoutReturn = people.filter(isWrongReturn)
  if (withoutReturn.length > 0) return `Bitte wählen Sie den Aussteigeort: ${withoutReturn.map(nameOf).join(', ')}.`
  const { outboundDropOffStopNo, returnBoardingStopNo } = order.busStops ?? {}
  const isKnown =
    isStopOf(sale.outboundNetwork, outboundDropOffStopNo ?? null) &&
    isStopOf(sale.returnNetwork, returnBoardingStopNo ?? null)
  return isKnown
    ? null
    : 'Der Fahrplan dieser Reise hat sich geändert. Bitte wählen Sie die Ein- und Aussteigeorte neu.'
}

function isStopOf(network: Network | null, stopNo: string | null): boolean {
  return stopNo === null || (network?.stops.some(({ nr }) => nr === stopNo) ?? false)
}
