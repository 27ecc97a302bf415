import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { price } from '#domain/booking/price/price.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/**
 * The price difference of an extension for the present party and choices, in centimes. Null where a price is missing or
 * somebody would lose their bed, as the totals are not comparable then. Contingents count where `offer` has those of
 * the extension date.
 */
export function extensionDifference(draft: BookingDraft, choice: DateChoice, offer: Offer): number | null {
  const without = withoutExtension(draft, offer)
  const upgraded = withExtension(without, choice, offer)
  const [before, after] = [price(without, offer), price(upgraded, offer)]
  const keepsBeds = upgraded.travellers.every(({ accommodationId }) => accommodationId !== null)
  return keepsBeds && before.isComplete && after.isComplete ? after.total.centimes - before.total.centimes : null
}
