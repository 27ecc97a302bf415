import type { IsoDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/money.ts'
import { resolveStatus, statusCode, statusTexts, waitlistFallback, type StatusCode } from '#domain/catalogue/availability.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { phoneDatesOf } from '#domain/catalogue/phoneDates.ts'
import { compareDays } from '#domain/calendar.ts'
import { fromPrice } from '#domain/booking/fromPrice.ts'
import { t } from '#web/text/travel.ts'

/** One line of the table of departures. */
export interface DepartureRow {
  /** Names the line among all variants of the travel, also in an address. */
  readonly key: string
  readonly variantId: string
  readonly dateId: string
  /** Null for a departure without extension, like its label. */
  readonly extensionId: string | null
  readonly extensionLabel: string | null
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly statusLabel: string
  readonly statusCode: StatusCode
  /** Whether one can wait for a place although it is closed. */
  readonly canWait: boolean
  /** Whether its prices cannot be read now, so that only a call books it. */
  readonly isByPhone: boolean
  /** Cheapest price of one adult with everything that cannot be left out; null when the tables have none. */
  readonly fromCentimes: number | null
  readonly currency: Currency
}

/** What departures are read with. */
export interface Sale {
  readonly travel: BookableTravel
  readonly settings: SalesSettings
  readonly tenantId: string
  readonly today: IsoDay
}

/** The departures of all variants of a travel; empty when it cannot be booked online. */
export function departuresOf(variants: readonly PricingTravel[], sale: Sale): readonly DepartureRow[] {
  return variants.flatMap((pricing) => {
    const offer = makeOffer({ ...sale, pricing, isEsimActive: false, hasPaymentPage: false, contingents: null })
    const rows = [...offer.saleDates.map((date) => rowOf(date, offer, pricing.id)), ...phoneDatesOf(offer).unreadable.map((date) => phoneRowOf(date, pricing.id))]
    return rows
      .map((row) => ({ variantId: pricing.id, currency: pricing.currency, ...row }))
      .toSorted((a, b) => compareDays(a.startDate, b.startDate))
  })
}

function rowOf(date: Offer['saleDates'][number], offer: Offer, variantId: string) {
  const status = resolveStatus(date, offer)
  const code = statusCode(status.status)
  const extensionId = date.extension?.id ?? null
  return {
    key: [variantId, date.id, ...(extensionId === null ? [] : [extensionId])].join('~'),
    dateId: date.id,
    extensionId,
    extensionLabel: date.extension?.label ?? null,
    startDate: date.startDate,
    endDate: date.endDate,
    statusLabel: statusTexts(status, offer.tenantId).label,
    statusCode: code,
    canWait: code === 'CLOSED' && waitlistFallback(offer) !== null,
    isByPhone: false,
    fromCentimes: fromPrice(date, offer),
  }
}

/** A departure whose prices cannot be read: shown as one that cannot be chosen here, and why. */
function phoneRowOf({ id, startDate, endDate }: Departure, variantId: string) {
  return {
    ...{ key: [variantId, id].join('~'), dateId: id, extensionId: null, extensionLabel: null, startDate, endDate },
    ...{ statusLabel: t('travel.byPhone'), statusCode: 'CLOSED', canWait: false, isByPhone: true, fromCentimes: null } as const,
  }
}
