import type { IsoDay } from '#domain/calendar.ts'
import type { AgeGroup } from '#platform/generated/resolverTypes.ts'
import type { DepartureRecord, TravelRecord } from '#platform/seed/records.ts'
import { placePrices } from './placePrices.ts'

/** What an adult pays at least, in centimes, by departure; null where no room for adults is sold. */
export type FromPrices = ReadonlyMap<string, number | null>

/**
 * The price «from» of each departure for who books on this day: the cheapest place for an adult together with the
 * extras nobody gets around. Extended departures have none, for they are chosen as an extension.
 */
export function fromPricesOf(travels: readonly TravelRecord[], today: IsoDay): FromPrices {
  const prices = new Map<string, number | null>()
  for (const { travel, variants } of travels) {
    const adult = youngestAdults(travel.pricing?.ageGroupSettings.ageGroups ?? [])
    for (const { ratioTravel, departures } of variants) {
      const lowest = (departure: DepartureRecord) =>
        adult === null ? null : least(placePrices(ratioTravel, { departure, adult, today }))
      for (const departure of departures) prices.set(departure.id, departure.includesExtension ? null : lowest(departure))
    }
  }
  return prices
}

/** Whose birthday is not known counts among the youngest adults. */
function youngestAdults(ageGroups: readonly AgeGroup[]): AgeGroup | null {
  const adults = ageGroups.filter(({ type }) => type === 'ADULT')
  return adults.reduce<AgeGroup | null>((youngest, group) => (youngest === null || group.minAge < youngest.minAge ? group : youngest), null)
}

function least(prices: readonly number[]): number | null {
  return prices.length === 0 ? null : Math.min(...prices)
}
