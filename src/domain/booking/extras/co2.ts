import { hasServiceTable } from '#domain/booking/availability/serviceUnits.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import { serviceRate } from '#domain/catalogue/rates.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
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
  const { draft } = booking
  const isKept = !draft.co2compensation || !hasServiceTable(booking) || co2Price(booking) !== null
  return isKept ? draft : { ...draft, co2compensation: false }
}

/** The reason there is no compensation, with the nearest date that has it as remedy; null when there is. */
export function co2Reason(booking: Booking): Reason | null {
  if (co2Price(booking) !== null) return null
  const remedy = otherDateRemedy(booking, (date) => priceOn(date) !== null)
  return { key: booking.date === null ? 'booking.reason.noDate' : 'booking.reason.notSoldOnDate', remedy }
}

function priceOn(date: SaleDate): number | null {
  const centimes = serviceRate(CO2_SERVICE_NO, date)
  return centimes !== null && centimes > 0 ? centimes : null
}
