import type { Booking } from '#domain/booking/draft/booking.ts'
import { billedContact } from '#domain/booking/people/contactRules.ts'
import { bookerTraits } from '#domain/tracking/identity.ts'
import { track } from './lazyTracker.ts'

/** Tracks a placed booking as a conversion, and its booker, if the platform names one, in product analytics. */
export function trackBooking({ draft, offer: { travel, pricing } }: Booking, bookerId: string | null): void {
  const { bookingId, totalCentimes, agreedCentimes } = draft.submission
  const centimes = totalCentimes ?? agreedCentimes
  const value = centimes === null || pricing === null ? null : { centimes, currency: pricing.currency }
  track({ kind: 'conversion', name: 'Complete_Booking', tourName: travel.name, value, bookingId })
  const billed = billedContact(draft)
  if (bookerId !== null && billed !== null) track({ kind: 'booker', traits: bookerTraits(bookerId, billed) })
}
