import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { billedContact } from '#domain/booking/people/contactRules.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { bookerTraits } from '#domain/tracking/identity.ts'
import { tell } from './lazyTracker.ts'

/** Tells a placed booking to marketing, and the booker, where the platform names one, to the product's analytics. */
export function tellBooking(draft: BookingDraft, { travel, pricing }: Offer, bookerId: string | null): void {
  const { bookingId, totalCentimes, agreedCentimes } = draft.submission
  const centimes = totalCentimes ?? agreedCentimes
  const value = centimes === null || pricing === null ? null : { centimes, currency: pricing.currency }
  tell({ kind: 'conversion', name: 'Complete_Booking', tourName: travel.name, value, bookingId })
  const billed = billedContact(draft)
  if (bookerId !== null && billed !== null) tell({ kind: 'booker', traits: bookerTraits(bookerId, billed) })
}
