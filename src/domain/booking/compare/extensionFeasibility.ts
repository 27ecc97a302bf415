import { bookingAfter } from '#domain/booking/commands/command.ts'
import { areContingentsChecked } from '#domain/booking/availability/contingents.ts'
import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { extensionContingent } from '#domain/booking/dates/extension.ts'
import { bedCount } from '#domain/booking/draft/chosen.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { isToBeConfirmed, statusCode } from '#domain/catalogue/dateState.ts'
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
 * Computes whether an extension is possible with the present beds, before it is chosen. `booking.offer`
 * has the contingents of the extension date; with others, or none, the state is `unknown`.
 */
export function extensionOutlook(booking: Booking, choice: DateChoice): ExtensionOutlook {
  const { draft } = booking
  const without = bookingAfter(booking, withoutExtension)
  const upgraded = bookingAfter(without, (now) => withExtension(now, choice))
  if (upgraded.draft === without.draft)
    return { state: 'impossible', reason: { key: 'booking.reason.notSoldOnDate', remedy: null } }
  if (upgraded.contingents.state === 'failed')
    return { state: 'impossible', reason: { key: 'booking.reason.placesUnknown', remedy: null } }
  const isKnown = areContingentsChecked(upgraded) || isToBeConfirmed(statusCode(upgraded.status.status))
  const hopeful: ExtensionOutlook = { state: isKnown ? 'possible' : 'unknown', reason: null }
  const beds = bedCount(without.draft)
  if (draft.travellers.length === 0 || (beds > 0 && bedCount(upgraded.draft) === beds)) return hopeful
  const hasOtherBeds = hasBedsForParty(upgraded)
  if (beds === 0 && hasOtherBeds) return hopeful
  const reason = beds > 0 ? unavailableBeds(without, choice) : noBeds(upgraded)
  return { state: hasOtherBeds ? 'otherBeds' : 'impossible', reason }
}

/** The reason present beds are not available with the extension: sold out, or not sold at all. */
function unavailableBeds({ draft: without, offer }: Booking, choice: DateChoice): Reason {
  const unlimited = bookingAfter(resolve(without, withoutContingents(offer)), (now) => withExtension(now, choice))
  if (bedCount(unlimited.draft) < bedCount(without)) return { key: 'booking.reason.notSoldOnDate', remedy: null }
  return { key: 'booking.reason.soldOut', count: extensionContingent(resolve(unlimited.draft, offer)), remedy: null }
}

function noBeds({ draft: upgraded, offer }: Booking): Reason {
  return hasBedsForParty(resolve(upgraded, withoutContingents(offer)))
    ? { key: 'booking.reason.soldOut', count: 0, remedy: null }
    : { key: 'booking.reason.noBedsForParty', remedy: null }
}

/** The offer without any limit: neither contingents nor listed places. */
function withoutContingents(offer: Offer): Offer {
  return { ...offer, contingents: null, saleDates: offer.saleDates.map((date) => ({ ...date, places: null })) }
}

function hasBedsForParty(booking: Booking): boolean {
  return solveRooms(booking, { most: 0 }).count > 0
}
