import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { withBookingAddon, withCollectiveAddon, withPersonalAddon, withRoomAddon } from './extras.ts'
import { withPersonalDiscount } from './extras.ts'
import { withDocuments } from './extras.ts'
import { withCo2, withEsim } from './extras.ts'
import type { Removal } from './removal.ts'

/** Removes the choice of a price line. */
export function withRemoval(draft: BookingDraft, removal: Removal, offer: Offer): BookingDraft {
  if (removal.kind === 'documents') return withDocuments(draft, 'electronic', offer)
  if (removal.kind === 'co2') return withCo2(draft, false, offer)
  return withQuantity(draft, { removal, quantity: 0 }, offer)
}

/** Undoes a removal, as far as the choice is still available. */
export function withRemovalUndone(draft: BookingDraft, removal: Removal, offer: Offer): BookingDraft {
  if (removal.kind === 'documents') return withDocuments(draft, 'print', offer)
  if (removal.kind === 'co2') return withCo2(draft, true, offer)
  return withQuantity(draft, { removal, quantity: removal.choice.quantity }, offer)
}

interface QuantityChange {
  readonly removal: Extract<Removal, { readonly choice: unknown }>
  readonly quantity: number
}

function withQuantity(draft: BookingDraft, { removal, quantity }: QuantityChange, offer: Offer): BookingDraft {
  switch (removal.kind) {
    case 'roomAddon':
      return withRoomAddon(draft, { ...removal.choice, quantity }, offer)
    case 'personalAddon':
      return withPersonalAddon(draft, { ...removal.choice, quantity }, offer)
    case 'bookingAddon':
      return withBookingAddon(draft, { ...removal.choice, quantity }, offer)
    case 'collectiveAddon':
      return withCollectiveAddon(draft, { ...removal.choice, quantity }, offer)
    case 'personalDiscount':
      return withPersonalDiscount(draft, { ...removal.choice, quantity }, offer)
    case 'esim':
      return withEsim(draft, { ...removal.choice, quantity }, offer)
  }
}
