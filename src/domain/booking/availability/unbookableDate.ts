import type { Booking } from '#domain/booking/draft/booking.ts'
import { closesBooking } from '#domain/catalogue/dateState.ts'
import { isFamilyFor, isFamilyPackageSold } from './familyFit.ts'
import { dateAvailability } from './dateAvailability.ts'

/**
 * Whether nothing can be chosen on the chosen date: it is closed or sold out, without the waitlist. Family packages
 * have places of their own: a sold-out date stays bookable for a family with a package left.
 */
export function isDateUnbookable(booking: Booking): boolean {
  const { draft, offer, date } = booking
  if (date === null || draft.switchedToWaitlistFallback) return false
  const { state } = dateAvailability(date, offer)
  return closesBooking(state) && !(state === 'SOLD_OUT' && hasFamilyPackage(booking))
}

function hasFamilyPackage(booking: Booking): boolean {
  const { offer } = booking
  const packages = offer.pricing?.familyPackages ?? []
  return packages.some((one) => isFamilyFor(one, booking.people) && isFamilyPackageSold(one, booking))
}

/** Whether the chosen date is no longer sold by the loaded variant. */
export function isDateGone({ draft, offer, date }: Booking): boolean {
  return draft.date !== null && offer.pricing?.id === draft.pricingTravelId && date === null
}
