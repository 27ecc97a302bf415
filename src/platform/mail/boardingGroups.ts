import { minutesOf } from '#domain/timeOfDay.ts'
import { type Network, stationName } from '#platform/backOffice/networks.ts'
import { outboundStop, returnStop } from '#platform/booking/boarding.ts'
import { type Booking, nameOf } from '#platform/booking/booking.ts'

type Stop = Network['stops'][number]

/** A stop as shown in a mail. */
interface NamedStop {
  readonly name: string
  readonly time: string
  /** Whether the coach stops after midnight, on the day after the first. */
  readonly isNextDay: boolean
}

/** Travellers with the same outbound and return stop. */
interface BoardingGroup {
  /** Index of the first of them among the travellers. */
  first: number
  people: string[]
  outbound: NamedStop | null
  /** The return stop, by the name it is stored by in waiting mails. */
  homeward: NamedStop | null
}

/** Assumption: a coach reaches its last stop in the country within this time after its first. */
const LONGEST_ROUND_MINUTES = 12 * 60

/** Groups travellers by their stops, in the order of travellers; empty without coach. */
export function boardingGroups({ sale, people }: Booking): BoardingGroup[] {
  const groups = new Map<string, BoardingGroup>()
  for (const person of people) {
    const [out, back] = [outboundStop(sale, person), returnStop(sale, person)]
    if (out === null && back === null) continue
    const key = `${out?.nr ?? ''} ${back?.nr ?? ''}`
    const group = groups.get(key)
    if (group === undefined)
      groups.set(key, {
        first: person.index,
        people: [nameOf(person)],
        outbound: namedStop(out, sale.outboundNetwork, sale.outboundNetwork?.nodes.at(-1)?.nr),
        homeward: namedStop(back, sale.returnNetwork, sale.returnNetwork?.nodes.at(0)?.nr),
      })
    else group.people.push(nameOf(person))
  }
  return [...groups.values()]
}

/** @param destination node to leave out, for its times belong to another part of the journey */
function namedStop(stop: Stop | null, network: Network | null, destination: string | undefined): NamedStop | null {
  if (stop === null || network === null) return null
  const minutes = network.stops.filter(({ knoten }) => knoten !== destination).map(({ zeit }) => minutesOf(zeit) ?? 0)
  const own = minutesOf(stop.zeit)
  return {
    name: stationName(network, stop),
    time: stop.zeit,
    isNextDay: own !== null && Math.max(...minutes) - own > LONGEST_ROUND_MINUTES,
  }
}

/** `06:30 Uhr, Bern, Neufeld`. */
export function stopText({ time, name, isNextDay }: NamedStop): string {
  return [time === '' ? '' : `${time} Uhr${isNextDay ? ' (am nächsten Tag)' : ''}`, name]
    .filter((part) => part !== '')
    .join(', ')
}
