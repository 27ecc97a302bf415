import { roomPrices, singleSupplement, type RoomPrice } from '#domain/booking/roomPrices.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { bargainOf } from '#domain/catalogue/bargainTerms.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import type { Currency } from '#domain/money.ts'
import { leastDeparture } from './departureRows.ts'
import type { DepartureRow, Sale } from './departures.ts'

/** The rooms of a variant on the date its price «from» is of. */
export interface VariantRooms {
  readonly variantId: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly rooms: readonly RoomPrice[]
  /** Centimes a person; null for none. */
  readonly singleSupplement: number | null
  /** The early-booking discount of a person, above 0, and the last day of it; null where there is none. */
  readonly bargain: { readonly centimes: number; readonly lastDay: IsoDay } | null
  readonly currency: Currency
}

/** What the rooms of each variant cost; a variant of which nothing can be chosen is left out. */
export function roomsOf(variants: readonly PricingTravel[], rows: readonly DepartureRow[], sale: Sale): readonly VariantRooms[] {
  return variants.flatMap((pricing) => {
    const row = leastDeparture(rows.filter(({ variantId }) => variantId === pricing.id))
    const offer = makeOffer({ ...sale, pricing, isEsimActive: false, hasPaymentPage: false, contingents: null })
    const date = offer.saleDates.find(({ id, extension }) => id === row?.dateId && (extension?.id ?? null) === row.extensionId)
    if (date === undefined) return []
    const bargain = bargainOf(date, offer)
    return [
      {
        ...{ variantId: pricing.id, startDate: date.startDate, endDate: date.endDate, currency: pricing.currency },
        ...{ rooms: roomPrices(date, offer), singleSupplement: singleSupplement(date, offer) },
        bargain: bargain === null ? null : { centimes: -bargain.centimes, lastDay: bargain.lastDay },
      },
    ]
  })
}
