import { derivedStops } from '#domain/booking/boarding/busStops.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { findDate, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { asLoaded, loadedOrNull } from './loaded.ts'

/** Variant, date, status and contingents of the booking on the wire, in their loaded form. */
export function wireSale(booking: Booking, times: LoadingTimes) {
  const { draft, offer, date } = booking
  const before = findDate(draft.extensionDowngradeDate, offer.saleDates)
  const contingents = wireContingents(date, offer)
  return {
    pricingTravel: loadedOrNull(offer.pricing?.loaded ?? null),
    pricingTravelTimestamp: times.pricingTravel,
    travelDate: date === null ? null : wireDate(date),
    availabilityStatus: asLoaded(booking.status),
    defaultAvailabilityStatus: loadedOrNull(
      offer.settings.statuses.find(({ isDefaultStatus }) => isDefaultStatus) ?? null,
    ),
    defaultWaitlistFallbackAvailabilityStatus: loadedOrNull(waitlistFallback(offer)),
    switchedToWaitlistFallback: draft.switchedToWaitlistFallback,
    isUpgradedToExtension: draft.isUpgradedToExtension,
    extensionDowngradeDate: before === null ? null : wireDate(before),
    contingents,
    contingentTimestamp: contingents === null ? null : times.contingents,
    busStops: date === null ? NO_STOPS : derivedStops(date),
  }
}

const NO_STOPS = { outboundDropOffStopNo: null, returnBoardingStopNo: null }

/**
 * The loaded departure with the one extension of this date.
 * Assumption: «without the dates» omits `pricingTravel.dates` alone; the chosen departure is sent with its tables.
 */
function wireDate({ loaded, extension }: SaleDate) {
  return { ...asLoaded(loaded), extension: loadedOrNull(extension) }
}

/** The contingents of the chosen departure; null while unknown. */
function wireContingents(date: SaleDate | null, { contingents }: Offer) {
  if (contingents === null || contingents.dateId !== date?.id) return null
  const { packages, services } = contingents.left
  return {
    packages: [...packages].map(([ratioPackageNo, available]) => ({ ratioPackageNo, available })),
    services: [...services].map(([ratioServiceNo, available]) => ({ ratioServiceNo, available })),
  }
}

/** Unix times of the platform's responses in seconds; null for parts not loaded. */
export interface LoadingTimes {
  readonly travel: number | null
  readonly pricingTravel: number | null
  readonly contingents: number | null
}
