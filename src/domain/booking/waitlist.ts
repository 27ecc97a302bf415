import { statusCode, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { packageNosOn } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'
import { dateOf, familyPackageIdOf, saleOf, statusOf } from './chosen.ts'
import { contingentState, packageContingent } from './contingents.ts'
import type { BookingDraft } from './draft.ts'
import type { Reason } from './reason.ts'
import { isSatisfiable } from './rooms.ts'
import { solveRooms } from './roomSolver.ts'
import { offeredRooms } from './roomStock.ts'

/** With so many places left or fewer they are told with emphasis. Assumption: a coach with eight free seats is nearly full. */
export const FEW_PLACES = 8

/** Places left in all rooms of the chosen date, 0 when it is sold out; null where nobody knows or they do not count. */
export function placesLeft(draft: BookingDraft, offer: Offer): number | null {
  const sale = saleOf(draft, offer)
  if (sale === null || contingentState(draft, offer) !== 'known') return null
  const sold = offeredRooms(offer).map((room) => packageNosOn(room, sale.date))
  return placesIn(sold, (packageNo) => packageContingent(packageNo, draft, offer))
}

/** Places of rooms, each sold as some packages: a place takes one of each, and rooms share what is left of a package. */
function placesIn(rooms: readonly (readonly string[])[], placesOf: (packageNo: string) => number): number {
  const taken = new Map<string, number>()
  const perRoom = rooms.map((packageNos) => {
    if (packageNos.length === 0) return 0
    const places = Math.min(...packageNos.map((packageNo) => placesOf(packageNo) - (taken.get(packageNo) ?? 0)))
    for (const packageNo of packageNos) taken.set(packageNo, (taken.get(packageNo) ?? 0) + places)
    return places
  })
  return sumOf(perRoom)
}

/** Why the visitor cannot change over to the waitlist: the platform names none, or they have; null when they can. */
export function waitlistReason(draft: BookingDraft, offer: Offer): Reason | null {
  const canSwitch = !draft.switchedToWaitlistFallback && waitlistFallback(offer) !== null
  return canSwitch ? null : { key: 'booking.reason.noWaitlist', opening: null }
}

/** Why the waitlist is put to the visitor. */
export type WaitlistCause = 'switched' | 'closed' | 'noPlaces'

/**
 * Why changing over to the waitlist, or back, is put to the visitor; null while the booking goes on without.
 * Assumption: where everybody finds a bed nobody wants to wait, so the switch is not shown then.
 */
export function waitlistCause(draft: BookingDraft, offer: Offer): WaitlistCause | null {
  if (draft.switchedToWaitlistFallback) return 'switched'
  if (waitlistFallback(offer) === null || dateOf(draft, offer) === null) return null
  switch (statusCode(statusOf(draft, offer).status)) {
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

/** Whether the party finds no beds on the chosen date, as far as contingents are known. */
function lacksPlaces(draft: BookingDraft, offer: Offer): boolean {
  const isSomebodyWithoutBed = draft.travellers.some(({ accommodationId }) => accommodationId === null)
  if (!isSomebodyWithoutBed || familyPackageIdOf(draft) !== null) return false
  return contingentState(draft, offer) === 'known' && isSatisfiable(draft, offer) && solveRooms(draft, offer, { most: 0 }).count === 0
}
