import type { Currency } from '#domain/money.ts'
import { boardingStops, townOf, type Boarding } from './busStops.ts'

/** A boarding place, over all dates. */
export interface BoardingPlace {
  /** `Bern, Neufeld P+R` */
  readonly name: string
  /** `Bern`; the part of the name before its comma where the back office gives no town. */
  readonly town: string
  /** Centimes where equal on all dates; null otherwise. */
  readonly surcharge: number | null
  readonly currency: Currency
  /** `06:30` where equal on all dates; null otherwise, and where unknown. */
  readonly time: string | null
}

interface PricedBoarding extends Boarding {
  /** That of the variant. */
  readonly currency: Currency
}

/** The boarding places of these dates, without duplicates, by name. Empty for travels without a coach. */
export function boardingPlaces(dates: readonly PricedBoarding[]): readonly BoardingPlace[] {
  const places = new Map<string, BoardingPlace>()
  const stops = dates.flatMap((date) => boardingStops(date).map((stop) => ({ ...stop, currency: date.currency })))
  for (const { stationNo, name, city, surcharge, currency, time } of stops) {
    const known = places.get(stationNo) ?? { surcharge, currency, time }
    places.set(stationNo, {
      name,
      town: townOf({ city, name }),
      surcharge: known.surcharge === surcharge && known.currency === currency ? surcharge : null,
      currency,
      time: known.time === time ? time : null,
    })
  }
  return [...places.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'))
}
