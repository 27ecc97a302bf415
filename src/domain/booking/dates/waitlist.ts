import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { bedsMissing, familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { withoutSelections } from '#domain/booking/draft/selections.ts'
import { isSatisfiable } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { resolveStatus, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Status } from '#domain/catalogue/status.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'

/** The reason the waitlist is offered. */
export type WaitlistCause = 'switched' | 'closed' | 'noPlaces'

/**
 * The reason the waitlist switch is shown; null while it is not.
 * Assumption: the switch is hidden where there are beds for the whole party, as waiting is unnecessary then.
 */
export function waitlistCause(booking: Booking): WaitlistCause | null {
  const { draft, offer } = booking
  if (draft.switchedToWaitlistFallback) return 'switched'
  if (waitlistFallback(offer) === null || booking.date === null) return null
  const code = statusCode(booking.status.status)
  if (code !== 'CLOSED' && isDateUnbookable(booking)) return 'noPlaces'
  switch (code) {
    case 'CLOSED':
      return 'closed'
    case 'WAITLIST':
    case 'WAITLIST_CONTINGENT_CHECK':
      return null
    case 'BOOKABLE':
    case 'OTHER':
      return lacksPlaces(booking) ? 'noPlaces' : null
  }
}

/** False if the visitor has switched to the waitlist, and could book nothing on the chosen date by leaving it. */
export function isSwitchUseful({ draft, offer }: Booking): boolean {
  if (!draft.switchedToWaitlistFallback) return true
  return waitlistCause(resolve({ ...withoutSelections(draft), switchedToWaitlistFallback: false }, offer)) === null
}

/** Whether the visitor is told what the status of the chosen date means; one that is simply bookable means nothing. */
export function isStatusTold({ draft, status }: Booking, cause: WaitlistCause | null): boolean {
  return draft.date !== null && (cause === 'noPlaces' || statusCode(status.status) !== 'BOOKABLE')
}

/** Whether there are no beds for the party on the chosen date, as far as contingents are known. */
function lacksPlaces(booking: Booking): boolean {
  const { draft } = booking
  if (bedsMissing(draft) === 0 || familyPackageIdOf(draft) !== null) return false
  return booking.contingents.state === 'known' && isSatisfiable(booking) && solveRooms(booking, { most: 0 }).count === 0
}

/**
 * The status the visitor can switch to: the fallback, or once switched the status of the date. Null where there is
 * none.
 */
export function statusOfferedToSwitch({ draft, offer, date }: Booking): Status | null {
  return draft.switchedToWaitlistFallback ? resolveStatus(date, offer) : waitlistFallback(offer)
}
