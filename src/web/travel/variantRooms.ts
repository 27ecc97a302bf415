import { roomPrices, singleSupplement, type RoomPrice } from '#domain/booking/roomPrices.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { bargainOf } from '#domain/catalogue/bargainTerms.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Currency } from '#domain/money.ts'
import { canBeChosen, leastDeparture } from './departureRows.ts'
import type { DepartureRow, Sale } from './departures.ts'

/** The rooms of a variant, by the dates that can be chosen. */
export interface VariantRooms {
  readonly variantId: string
  /** `DepartureRow.key` of the departure the price «from» is of. */
  readonly leastKey: string
  readonly dates: readonly DateRooms[]
  readonly currency: Currency
}

interface DateRooms {
  /** `DepartureRow.key` */
  readonly key: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly rooms: readonly RoomPrice[]
  /** Centimes a person; null for none. */
  readonly singleSupplement: number | null
  /** The early-booking discount of a person, above 0, and the last day of it; null where there is none. */
  readonly bargain: { readonly centimes: number; readonly lastDay: IsoDay } | null
}

/** What the rooms of each variant cost; a variant of which nothing can be chosen is left out. */
export function roomsOf(variants: readonly PricingTravel[], rows: readonly DepartureRow[], sale: Sale): readonly VariantRooms[] {
  return variants.flatMap((pricing) => {
    const own = rows.filter(({ variantId }) => variantId === pricing.id)
    const least = leastDeparture(own)
    if (least === null) return []
    const offer = makeOffer({ ...sale, pricing, isEsimActive: false, hasPaymentPage: false, contingents: null })
    const shared = new Map<string, readonly RoomPrice[]>()
    const dates = own.filter(canBeChosen).flatMap(({ key, dateId, extensionId }) => {
      const date = offer.saleDates.find(({ id, extension }) => id === dateId && (extension?.id ?? null) === extensionId)
      return date === undefined ? [] : [{ key, ...roomsOn(date, offer, shared) }]
    })
    return [{ variantId: pricing.id, leastKey: least.key, dates, currency: pricing.currency }]
  })
}

/** @param shared lists of dates before: most dates cost the same, and a list that is the same one goes out with the page once. */
function roomsOn(date: SaleDate, offer: Offer, shared: Map<string, readonly RoomPrice[]>): Omit<DateRooms, 'key'> {
  const { startDate, endDate } = date
  const own = roomPrices(date, offer)
  const text = JSON.stringify(own)
  const rooms = shared.get(text) ?? own
  shared.set(text, rooms)
  const bargain = bargainOf(date, offer)
  return {
    ...{ startDate, endDate, rooms, singleSupplement: singleSupplement(date, offer) },
    bargain: bargain === null ? null : { centimes: -bargain.centimes, lastDay: bargain.lastDay },
  }
}
