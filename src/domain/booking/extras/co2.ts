import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
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
export function co2Price(draft: BookingDraft, offer: Offer): number | null {
  const date = dateOf(draft, offer)
  return date === null ? null : priceOn(date)
}

/** The reason there is no compensation, with the nearest date that has it as remedy; null when there is. */
export function co2Reason(draft: BookingDraft, offer: Offer): Reason | null {
  if (co2Price(draft, offer) !== null) return null
  const remedy = otherDateRemedy(draft, offer, (date) => priceOn(date) !== null)
  return { key: dateOf(draft, offer) === null ? 'booking.reason.noDate' : 'booking.reason.notSoldOnDate', remedy }
}

function priceOn(date: SaleDate): number | null {
  const centimes = serviceRate(CO2_SERVICE_NO, date)
  return centimes !== null && centimes > 0 ? centimes : null
}
