import { dateAvailability } from '#domain/booking/availability/dateAvailability.ts'
import { fromPrice, fromRoomName } from '#domain/booking/price/fromPrice.ts'
import { compareDays, type IsoDay } from '#domain/calendar.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { bargainDiscountOn } from '#domain/catalogue/bargainTerms.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import type { DateState } from '#domain/catalogue/dateState.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { phoneDatesOf } from '#domain/catalogue/phoneDates.ts'
import type { Currency } from '#domain/money.ts'
import { t } from '#web/text/travel.ts'
import { departureKey } from './departureKey.ts'

/** A row of the table of departures. */
export interface DepartureRow {
  /** See `departureKey`; part of URLs. */
  readonly key: string
  readonly variantId: string
  readonly dateId: string
  /** Null without extension, like its label. */
  readonly extensionId: string | null
  readonly extensionLabel: string | null
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly statusLabel: string
  readonly state: DateState
  /** Places left if they are few; null otherwise. */
  readonly fewPlaces: number | null
  /** Whether there is a waitlist although nothing can be booked. */
  readonly canWait: boolean
  /** From-price per person; null if the price tables have none. */
  readonly fromCentimes: number | null
  /** The early-booking discount included in the from-price; null for none. */
  readonly bargain: { readonly insteadOfCentimes: number; readonly lastDay: IsoDay } | null
  /** Room of the from-price; null for a double room. */
  readonly fromRoom: string | null
  readonly currency: Currency
}

/** The sale all departures of a travel have in common. */
export interface SaleContext {
  readonly travel: BookableTravel
  readonly settings: SalesSettings
  readonly tenantId: string
  readonly today: IsoDay
}

/** The departures of all variants of a travel; empty if it cannot be booked online. */
export function departuresOf(variants: readonly PricingTravel[], sale: SaleContext): readonly DepartureRow[] {
  return variants.flatMap((pricing) => {
    const offer = makeOffer({ ...sale, pricing, isEsimActive: false, hasPaymentPage: false, contingents: null })
    const { notOnline, unpriced, unreadable } = phoneDatesOf(offer)
    const rows = [
      ...offer.saleDates.map((date) => rowOf(date, offer, pricing.id)),
      ...[...notOnline, ...unpriced, ...unreadable].map((date) => phoneRowOf(date, pricing.id)),
    ]
    return rows
      .map((row) => ({ variantId: pricing.id, currency: pricing.currency, ...row }))
      .sort((a, b) => compareDays(a.startDate, b.startDate))
  })
}

function rowOf(date: Offer['saleDates'][number], offer: Offer, variantId: string) {
  const { status, state, fewPlaces, canWait } = dateAvailability(date, offer)
  const extensionId = date.extension?.id ?? null
  const fromCentimes = fromPrice(date, offer)
  const bargain = bargainDiscountOn(date, offer)
  return {
    key: departureKey({ variantId, dateId: date.id, extensionId }),
    dateId: date.id,
    extensionId,
    extensionLabel: date.extension?.label ?? null,
    startDate: date.startDate,
    endDate: date.endDate,
    statusLabel: state === 'SOLD_OUT' ? t('travel.soldOut') : statusTexts(status, offer.tenantId).label,
    state,
    fewPlaces,
    canWait,
    fromCentimes,
    bargain:
      bargain === null || fromCentimes === null
        ? null
        : { insteadOfCentimes: fromCentimes - bargain.centimes, lastDay: bargain.lastDay },
    fromRoom: fromRoomName(date, offer),
  }
}

/** The row of a departure sold by phone only, which cannot be chosen. */
function phoneRowOf({ id, startDate, endDate }: Departure, variantId: string) {
  return {
    key: departureKey({ variantId, dateId: id, extensionId: null }),
    dateId: id,
    extensionId: null,
    extensionLabel: null,
    startDate,
    endDate,
    statusLabel: t('travel.byPhone'),
    state: 'BY_PHONE' as const,
    fewPlaces: null,
    canWait: false,
    fromCentimes: null,
    bargain: null,
    fromRoom: null,
  }
}
