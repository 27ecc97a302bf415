import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { selectedItems } from './selectedItems.ts'
import { unavailableIn, type UnavailableItem } from './unavailable.ts'

/** Chosen for single people, who take theirs along when they travel no more. */
const OF_PEOPLE: readonly PriceKind[] = ['personalAddon', 'personalDiscount']

/**
 * The rooms, extras and discounts of a booking that a change has removed, wholly or in part. Empty before the variant
 * is loaded.
 */
export function removedItems({ draft, offer: from }: Booking, after: Booking): readonly UnavailableItem[] {
  const count = after.draft.travellers.length
  const chosen = selectedItems(draft, { from, to: after.offer }).map((item) =>
    OF_PEOPLE.includes(item.kind) ? { ...item, quantity: Math.min(item.quantity, count) } : item,
  )
  return unavailableIn(after, chosen)
}

/** The same of a change by which the offer stays. */
export function removedItemsBy(
  { before, after }: { readonly before: BookingDraft; readonly after: BookingDraft },
  offer: Offer,
): readonly UnavailableItem[] {
  return removedItems(resolve(before, offer), resolve(after, offer))
}
