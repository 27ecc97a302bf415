import type { Offer } from '#domain/catalogue/offer.ts'
import { dateOf } from './chosen.ts'
import type { BookingDraft } from './draft.ts'
import { settle } from './settle.ts'

/** Service of the CO2 compensation (specification 9, Service numbers). */
export const CO2_SERVICE_NO = '7474'

/** Centimes the compensation costs each traveller; null where it is not offered, for its price is not above 0. */
export function co2Price(draft: BookingDraft, offer: Offer): number | null {
  const centimes = dateOf(draft, offer)?.services.get(CO2_SERVICE_NO)?.centimes ?? null
  return centimes !== null && centimes > 0 ? centimes : null
}

/** Chooses the compensation or gives it up. Where it is not offered nothing changes. */
export function withCo2(draft: BookingDraft, isChosen: boolean, offer: Offer): BookingDraft {
  if (isChosen && co2Price(draft, offer) === null) return draft
  return settle({ ...draft, co2compensation: isChosen }, offer)
}
