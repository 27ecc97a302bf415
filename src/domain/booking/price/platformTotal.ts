import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { price } from './price.ts'

/** Step in which the visitor agrees to the price. */
const PAYMENT_STEP = 4

/** Names everything a booking pays for, and at which price; insurances without theirs, for the summary brings it along. */
export function pricedKey(draft: BookingDraft, offer: Offer): string {
  const lines = price(draft, offer).lines.filter(({ kind }) => kind !== 'insurance')
  const insurances = [draft.familyInsurance, ...draft.travellers.map(({ insurance }) => insurance)]
  return JSON.stringify([
    lines.map(({ id, quantity, unitCentimes }) => [id, quantity, unitCentimes]),
    insurances.map((insurance) => insurance?.ratioServiceNo ?? null),
  ])
}

/**
 * The total the platform's summary names for exactly this booking, in centimes; null where it names none, or named it
 * for something else.
 */
export function platformTotal(draft: BookingDraft, offer: Offer): number | null {
  const { summary } = draft
  if (summary === null || summary.totalCentimes === null) return null
  return summary.pricedKey === pricedKey(draft, offer) ? summary.totalCentimes : null
}

/**
 * Whether the total of the summary was named before stops, insurances and the like were chosen.
 * Assumption: it is then asked for once more where the visitor agrees to the price, not after each choice.
 */
export function isTotalOutdated(draft: BookingDraft, offer: Offer): boolean {
  const isNamed = draft.summary !== null && draft.summary.totalCentimes !== null
  return isNamed && draft.currentStep >= PAYMENT_STEP && platformTotal(draft, offer) === null
}
