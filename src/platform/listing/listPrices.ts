import type { TravelPrices } from '#domain/search/priceLimits.ts'
import { isInTime, type TimeInView } from '#domain/search/timeInView.ts'
import type { Period } from '#domain/search/travelDates.ts'
import type { Listing } from './listing.ts'

/** The price «from» of a travel for those of its departures that are meant, in centimes; null if none is known. */
export type PriceOf = (travelId: string, isMeant: (period: Period) => boolean) => number | null

type ListPrices = TravelPrices['priceOf']

/** The prices of a list, by index. */
export function pricesOf(listings: readonly Listing[], priceOf: PriceOf): ListPrices {
  return (number, isMeant) => {
    const travel = listings[number]?.travel
    const centimes = travel === undefined ? null : priceOf(travel.id ?? '', isMeant)
    return travel === undefined || centimes === null ? null : { centimes, currency: travel.currency }
  }
}

/**
 * Travels by price, the lowest first, and otherwise as they were; those without a price come last. The site sorts its
 * cards with code of its own, `sortedByPrice` in the domain (decision 01).
 */
export function sortedByPrice(travels: readonly number[], priceOf: ListPrices, view: TimeInView): readonly number[] {
  const inView = (travel: number) => priceOf(travel, (period) => isInTime(period, view))
  // As on the cards: one without a departure in view shows them all.
  const prices = new Map(
    travels.map((travel) => [travel, (inView(travel) ?? priceOf(travel, () => true))?.centimes ?? Number.MAX_VALUE]),
  )
  return travels.toSorted((first, second) => (prices.get(first) ?? 0) - (prices.get(second) ?? 0))
}
