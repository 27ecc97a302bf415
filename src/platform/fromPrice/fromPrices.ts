import type { IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords, DepartureRecord } from '#platform/catalogue/records.ts'
import type { AgeGroup } from '#platform/generated/resolverTypes.ts'
import { pairPrice } from './pairPrice.ts'

/** Price per person for two adults in a double room, in centimes, by departure id; null where none is sold. */
export type FromPrices = ReadonlyMap<string, number | null>

/** The price «from» of each departure when booked on this day. Null for extended departures, which have none. */
export function fromPricesOf(
  { travels, ratioConfig }: Pick<CatalogueRecords, 'travels' | 'ratioConfig'>,
  today: IsoDay,
): FromPrices {
  const prices = new Map<string, number | null>()
  for (const { travel, variants } of travels) {
    const pricing = travel.pricing ?? null
    const adult = youngestAdults(pricing?.ageGroupSettings.ageGroups ?? [])
    for (const { ratioTravel, departures } of variants) {
      const priceOn = (departure: DepartureRecord) =>
        adult === null || pricing === null
          ? null
          : pairPrice(ratioTravel, { departure, adult, today, pricing, ratioConfig })
      for (const departure of departures)
        prices.set(departure.id, departure.includesExtension ? null : priceOn(departure))
    }
  }
  return prices
}

/** An adult of unknown age counts as one of the youngest adult group. */
function youngestAdults(ageGroups: readonly AgeGroup[]): AgeGroup | null {
  const adults = ageGroups.filter(({ type }) => type === 'ADULT')
  return adults.reduce<AgeGroup | null>(
    (youngest, group) => (youngest === null || group.minAge < youngest.minAge ? group : youngest),
    null,
  )
}
