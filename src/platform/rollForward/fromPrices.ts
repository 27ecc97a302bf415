import type { IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords, DepartureRecord } from '#platform/catalogue/records.ts'
import type { AgeGroup } from '#platform/generated/resolverTypes.ts'
import { pairPrice } from './pairPrice.ts'

/** What one of two adults pays in a double room, in centimes, by departure; null where none is sold. */
export type FromPrices = ReadonlyMap<string, number | null>

/**
 * The price «from» of each departure for who books on this day. Extended departures have none, for they are chosen as an
 * extension.
 */
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

/** Whose birthday is not known counts among the youngest adults. */
function youngestAdults(ageGroups: readonly AgeGroup[]): AgeGroup | null {
  const adults = ageGroups.filter(({ type }) => type === 'ADULT')
  return adults.reduce<AgeGroup | null>(
    (youngest, group) => (youngest === null || group.minAge < youngest.minAge ? group : youngest),
    null,
  )
}
