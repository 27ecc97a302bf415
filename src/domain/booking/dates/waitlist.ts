import { contingentState } from '#domain/booking/availability/contingents.ts'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { dateOf, familyPackageIdOf, statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isSatisfiable } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'

/** The reason the visitor cannot switch to the waitlist: there is none, or they already did; null when they can. */
export function waitlistReason(draft: BookingDraft, offer: Offer): Reason | null {
  const canSwitch = !draft.switchedToWaitlistFallback && waitlistFallback(offer) !== null
  return canSwitch ? null : { key: 'booking.reason.noWaitlist', remedy: null }
}

/** The reason the waitlist is offered. */
export type WaitlistCause = 'switched' | 'closed' | 'noPlaces'

/**
 * The reason the waitlist switch is shown; null while it is not.
 * Assumption: the switch is hidden where there are beds for the whole party, as waiting is unnecessary then.
 */
export function waitlistCause(draft: BookingDraft, offer: Offer): WaitlistCause | null {
  if (draft.switchedToWaitlistFallback) return 'switched'
  if (waitlistFallback(offer) === null || dateOf(draft, offer) === null) return null
  const code = statusCode(statusOf(draft, offer).status)
  if (code !== 'CLOSED' && isDateUnbookable(draft, offer)) return 'noPlaces'
  switch (code) {
    case 'CLOSED':
      return 'closed'
    case 'WAITLIST':
    case 'WAITLIST_CONTINGENT_CHECK':
      return null
    case 'BOOKABLE':
    case 'OTHER':
      return lacksPlaces(draft, offer) ? 'noPlaces' : null
  }
}

/** Whether there are no beds for the party on the chosen date, as far as contingents are known. */
function lacksPlaces(draft: BookingDraft, offer: Offer): boolean {
  const isSomebodyWithoutBed = draft.travellers.some(({ accommodationId }) => accommodationId === null)
  if (!isSomebodyWithoutBed || familyPackageIdOf(draft) !== null) return false
  return (
    contingentState(draft, offer) === 'known' &&
    isSatisfiable(draft, offer) &&
    solveRooms(draft, offer, { most: 0 }).count === 0
  )
}
