import type { PriceConstraint } from './priceWords.ts'
import type { ReadPart } from './queryPart.ts'
import { isInTime, timeInView } from './timeInView.ts'
import { meetsAll, type Period } from './travelDates.ts'

/** A price of a travel. */
export interface TravelPrice {
  readonly centimes: number
  /** ISO code. */
  readonly currency: string
}

/** The prices «from» of a list, as its cards show them. */
export interface TravelPrices {
  /** Months the list is filtered by (`2027-05`); empty for all. */
  readonly months: readonly string[]
  /** The price of a travel on those of its departures that are meant; null where none is known. */
  readonly priceOf: (travel: number, isMeant: (period: Period) => boolean) => TravelPrice | null
}

export const NO_PRICES: TravelPrices = { months: [], priceOf: () => null }

/** The limits of price in a query. */
export interface PriceLimits {
  /** Whether a travel keeps them all. */
  readonly fits: (travel: number) => boolean
  /** Of the travels with 1, those whose price is nearest to the limits: all that keep them, else a few; unknown ones last. */
  readonly nearest: (travels: Uint8Array) => Uint8Array
}

/** A handful: what is told to come nearest should do so. */
const MOST_NEAREST = 6

/**
 * Null where the query names no price. The price is that of a card, so of the dates in view; and those that satisfy the
 * query in its other parts, such as a duration, must not cost more either.
 */
export function createPriceLimits(parts: readonly ReadPart[], { months, priceOf }: TravelPrices): PriceLimits | null {
  const limits = parts.flatMap(({ price }) => price ?? [])
  if (limits.length === 0) return null
  const view = timeInView(months, { parts: parts.map(({ part }) => part) })
  const isInView = (period: Period) => isInTime(period, view)
  const isMeant = meetsAll(parts.flatMap(({ constraint }) => constraint ?? []))
  return {
    fits: (travel) => {
      const ofMeant = limits.map((limit) => ({ ...limit, min: null }))
      return excess(priceOf(travel, isInView), limits) === 0 && excess(priceOf(travel, isMeant), ofMeant) === 0
    },
    nearest: (travels) => {
      const distances = Array.from(travels, (is, travel) =>
        is === 1 ? excess(priceOf(travel, isInView) ?? priceOf(travel, () => true), limits) : null,
      )
      const sorted = distances.filter((distance) => distance !== null).sort((first, second) => first - second)
      const most = sorted[0] === 0 ? 0 : (sorted[MOST_NEAREST - 1] ?? Infinity)
      return Uint8Array.from(distances, (distance) => (distance !== null && distance <= most ? 1 : 0))
    },
  }
}

/** By how many centimes a price is outside of limits; infinite for an unknown one. */
function excess(price: TravelPrice | null, limits: readonly PriceConstraint[]): number {
  return limits.reduce((sum, { min, max, currency }) => {
    if (min === null && max === null) return sum
    if (price === null) return Infinity
    const { centimes } = price
    // Another currency is never the price looked for, but may come near.
    const other = currency === null || price.currency === currency ? 0 : 1
    return sum + other + Math.max(0, centimes - (max ?? Infinity), (min ?? 0) - centimes)
  }, 0)
}
