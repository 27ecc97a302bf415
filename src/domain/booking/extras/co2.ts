import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { serviceRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** Service number of the CO2 compensation (rule 9.3.1.1). */
export const CO2_SERVICE_NO = '7474'

/** Its name (rule 9.3.1.1). */
export const CO2_LABEL = 'CO2-Kompensation'

/**
 * Price of the compensation for each traveller in centimes; null where it is not offered, as it has no positive price.
 */
export function co2Price({ date }: Booking): number | null {
  return date === null ? null : priceOn(date)
}

/** Drops the compensation where it is not offered. */
export function settleCo2(booking: Booking): BookingDraft {
  const { draft, sale } = booking
  const isKept = !draft.co2compensation || sale === null || co2Price(booking) !== null
  return isKept ? draft : { ...draft, co2compensation: false }
}

function priceOn(date: SaleDate): number | null {
  const centimes = serviceRate(CO2_SERVICE_NO, date)
  return centimes !== null && centimes > 0 ? centimes : null
}
