import type { IsoDay } from '#domain/calendar.ts'
import { toAmount } from '#domain/money.ts'
import { isWaitlist } from '#platform/catalogue/availability.ts'
import type { ListingDate } from '#platform/generated/resolverTypes.ts'
import type { UpcomingDepartures, UpcomingDeparture } from './listing.ts'
import type { PlacesLeft } from './placesLeft.ts'

/** Dates of a travel as shown in lists. */
export interface ListedDates {
  /** First and last day of the earliest upcoming departure without extension; null if there is none. */
  readonly startDate: IsoDay | null
  readonly endDate: IsoDay | null
  /** Upcoming departures, earliest first; departures with equal days and extension are merged. */
  readonly dates: readonly ListingDate[]
  /** Lowest price among the departures of the best availability; null if none is known. */
  readonly minPrice: number | null
}

/** Ranks of availability, best first. */
const BOOKABLE = 0
const WAITLISTED = 1
const CLOSED = 2

/** Shared by lists, cards and the travel page. */
export function listedDates(departures: UpcomingDepartures, places: PlacesLeft): ListedDates {
  const first = departures.find(({ includesExtension }) => !includesExtension)
  const byDays = new Map<string, UpcomingDeparture[]>()
  for (const departure of departures) {
    const key = `${departure.startDate} ${departure.endDate} ${String(departure.includesExtension)}`
    const known = byDays.get(key)
    if (known === undefined) byDays.set(key, [departure])
    else known.push(departure)
  }
  return {
    startDate: first?.startDate ?? null,
    endDate: first?.endDate ?? null,
    dates: [...byDays.values()].flatMap((sameDays) => toDate(sameDays, places) ?? []),
    minPrice: amountOf(leastPrice(departures, places)),
  }
}

/** The price that a card shows for some of its dates, in centimes; null if none is known. */
export function listedPrice(
  departures: UpcomingDepartures,
  places: PlacesLeft,
  isMeant: (departure: UpcomingDeparture) => boolean,
): number | null {
  return leastPrice(
    departures.filter((departure) => !departure.includesExtension && isMeant(departure)),
    places,
  )
}

/** Merges departures (of several variants) on the same days; null if none. The best available decides on the status. */
function toDate(sameDays: readonly UpcomingDeparture[], places: PlacesLeft): ListingDate | null {
  const [best] = bestAvailable(sameDays, places)
  if (best === undefined) return null
  const { startDate, endDate, includesExtension, status } = best
  const sameStatus = sameDays.filter((departure) => departure.status === status)
  return {
    startDate,
    endDate,
    includesExtension,
    status,
    placesLeft:
      includesExtension || !dependsOnContingent(status)
        ? null
        : sameStatus.reduce((sum, { id }) => sum + (places.get(id) ?? 0), 0),
    minPrice: status === 'CLOSED' ? null : amountOf(leastPrice(sameDays, places)),
  }
}

function leastPrice(departures: readonly UpcomingDeparture[], places: PlacesLeft): number | null {
  const sold = departures.filter(
    ({ status, fromPrice }) => status !== null && status !== 'CLOSED' && fromPrice !== null,
  )
  const prices = bestAvailable(sold, places).flatMap(({ fromPrice }) => fromPrice ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

/** Departures of the best availability. */
function bestAvailable(departures: readonly UpcomingDeparture[], places: PlacesLeft): readonly UpcomingDeparture[] {
  const best = Math.min(...departures.map((departure) => availabilityRank(departure, places)))
  return departures.filter((departure) => availabilityRank(departure, places) === best)
}

function availabilityRank({ id, status }: UpcomingDeparture, places: PlacesLeft): number {
  if (status === null || status === 'CLOSED') return CLOSED
  if (status === 'WAITLIST') return WAITLISTED
  return dependsOnContingent(status) && (places.get(id) ?? 0) === 0 ? WAITLISTED : BOOKABLE
}

/** Contingents do not matter for waitlist and request (rule 5.7.1). */
function dependsOnContingent(status: string | null): boolean {
  return status !== null && status !== 'CLOSED' && !isWaitlist(status)
}

function amountOf(centimes: number | null): number | null {
  return centimes === null ? null : toAmount(centimes)
}
