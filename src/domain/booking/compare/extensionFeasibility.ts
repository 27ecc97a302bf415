import { areContingentsChecked, contingentState } from '#domain/booking/availability/contingents.ts'
import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { extensionContingent } from '#domain/booking/dates/extension.ts'
import { statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'

/** Whether the present beds are available on an extension date. */
export interface ExtensionOutlook {
  /**
   * `possible`: they are. `otherBeds`: they are not, but others for the party are. `impossible`: not sold, no beds, or
   * contingents failed to load. `unknown`: contingents are not loaded yet.
   */
  readonly state: 'possible' | 'otherBeds' | 'impossible' | 'unknown'
  /** The reason the present beds, or any, are unavailable; null otherwise. */
  readonly reason: Reason | null
}

/**
 * Computes whether an extension is possible with the present beds, before it is chosen. `offer` has the contingents of
 * the extension date; with others, or none, the state is `unknown`.
 */
export function extensionOutlook(draft: BookingDraft, choice: DateChoice, offer: Offer): ExtensionOutlook {
  const without = withoutExtension(draft, offer)
  const upgraded = withExtension(without, choice, offer)
  if (upgraded === without)
    return { state: 'impossible', reason: { key: 'booking.reason.notSoldOnDate', remedy: null } }
  if (contingentState(upgraded, offer) === 'failed')
    return { state: 'impossible', reason: { key: 'booking.reason.placesUnknown', remedy: null } }
  const isKnown = areContingentsChecked(upgraded, offer) || isOnWaitlist(upgraded, offer)
  const hopeful: ExtensionOutlook = { state: isKnown ? 'possible' : 'unknown', reason: null }
  const beds = bedCount(without)
  if (draft.travellers.length === 0 || (beds > 0 && bedCount(upgraded) === beds)) return hopeful
  const hasOtherBeds = hasBedsForParty(upgraded, offer)
  if (beds === 0 && hasOtherBeds) return hopeful
  const reason = beds > 0 ? unavailableBeds(without, choice, offer) : noBeds(upgraded, offer)
  return { state: hasOtherBeds ? 'otherBeds' : 'impossible', reason }
}

/** The reason present beds are not available with the extension: sold out, or not sold at all. */
function unavailableBeds(without: BookingDraft, choice: DateChoice, offer: Offer): Reason {
  const unlimited = withExtension(without, choice, { ...offer, contingents: null })
  if (bedCount(unlimited) < bedCount(without)) return { key: 'booking.reason.notSoldOnDate', remedy: null }
  return { key: 'booking.reason.soldOut', count: extensionContingent(unlimited, offer), remedy: null }
}

function noBeds(upgraded: BookingDraft, offer: Offer): Reason {
  return hasBedsForParty(upgraded, { ...offer, contingents: null })
    ? { key: 'booking.reason.soldOut', count: 0, remedy: null }
    : { key: 'booking.reason.noBedsForParty', remedy: null }
}

function hasBedsForParty(draft: BookingDraft, offer: Offer): boolean {
  return solveRooms(draft, offer, { most: 0 }).count > 0
}

function isOnWaitlist(draft: BookingDraft, offer: Offer): boolean {
  const code = statusCode(statusOf(draft, offer).status)
  return code === 'WAITLIST' || code === 'WAITLIST_CONTINGENT_CHECK'
}

function bedCount(draft: BookingDraft): number {
  return draft.travellers.filter(({ accommodationId }) => accommodationId !== null).length
}
