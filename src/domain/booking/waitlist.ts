import { statusCode, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { packageNoOn } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'
import { dateOf, familyPackageIdOf, saleOf, statusOf } from './chosen.ts'
import { areContingentsChecked, packageContingent } from './contingents.ts'
import type { BookingDraft } from './draft.ts'
import { proposeRooms } from './roomProposal.ts'
import { isSatisfiable } from './rooms.ts'
import { offeredRooms } from './roomStock.ts'

/** With so many places left or fewer, the visitor is told how many. Assumption: a coach with eight free seats is nearly full. */
const FEW_PLACES = 8

/** Places left in all rooms of the chosen date where they are few; null where there are plenty or nobody knows. */
export function fewPlacesLeft(draft: BookingDraft, offer: Offer): number | null {
  const sale = saleOf(draft, offer)
  if (sale === null || !areContingentsChecked(draft, offer)) return null
  const packageNos = new Set(offeredRooms(offer).flatMap((room) => packageNoOn(room, sale.date) ?? []))
  const places = sumOf([...packageNos].map((packageNo) => packageContingent(packageNo, draft, offer)))
  return places > 0 && places <= FEW_PLACES ? places : null
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
  return areContingentsChecked(draft, offer) && isSatisfiable(draft, offer) && proposeRooms(draft, offer) === null
}
