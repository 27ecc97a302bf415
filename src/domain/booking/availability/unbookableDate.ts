import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { closesBooking } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { isFamilyFor, isFamilyPackageSold } from './familyFit.ts'
import { guestsOf } from './roomStock.ts'
import { dateAvailability } from './dateAvailability.ts'

/**
 * Whether nothing can be chosen on the chosen date: it is closed or sold out, without the waitlist. Family packages
 * have places of their own: a sold-out date stays bookable for a family with a package left.
 */
export function isDateUnbookable(draft: BookingDraft, offer: Offer): boolean {
  const date = dateOf(draft, offer)
  if (date === null || draft.switchedToWaitlistFallback) return false
  const { state } = dateAvailability(date, offer)
  return closesBooking(state) && !(state === 'SOLD_OUT' && hasFamilyPackage(draft, offer))
}

function hasFamilyPackage(draft: BookingDraft, offer: Offer): boolean {
  const packages = offer.pricing?.familyPackages ?? []
  return packages.some((one) => isFamilyFor(one, guestsOf(draft)) && isFamilyPackageSold(one, draft, offer))
}
