import { bookingAfter } from '#domain/booking/commands/command.ts'
import { dateAvailability } from '#domain/booking/availability/dateAvailability.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { price } from '#domain/booking/price/price.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import { cheapest } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { baseDatesOf, toDateChoice } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'
import { onDate, migrated } from './migration.ts'

/** The total of the booking with a proposal, in centimes; null where a price is missing. */
export function totalWith(proposal: Proposal, booking: Booking): number | null {
  const { isComplete, total } = price(bookingAfter(booking, (now) => withProposal(now, proposal)))
  return isComplete ? total.centimes : null
}

/**
 * The total on the chosen date before rooms are chosen: with the cheapest rooms of the party's own, or beds in shared
 * rooms where there are none. So two adults pay twice the price «from». Null where there is no bed for everybody.
 */
function usualTotal(booking: Booking): number | null {
  const [own] = solveRooms(booking, { most: 1, isSharing: false }).proposals
  const [usual] = own === undefined ? solveRooms(booking, { most: 1 }).proposals : [own]
  return usual === undefined ? null : totalWith(usual, booking)
}

/**
 * The total before rooms are chosen on another date of the variant of `to`, in centimes; null where somebody has no bed
 * there.
 */
export function usualTotalOn(
  date: SaleDate,
  draft: BookingDraft,
  { from, to }: { readonly from: Offer; readonly to: Offer },
): number | null {
  // With this date alone, so that looking up the chosen date is quick.
  const there = { ...to, saleDates: [date] }
  return usualTotal(resolve(settle(onDate(migrated(draft, { from, to }), date, to), there), there))
}

/** The total before rooms are chosen on one date of another variant, such as its cheapest; null without a date. */
export function usualTotalIn(to: Offer, date: SaleDate | null, { draft, offer: from }: Booking): Money | null {
  const centimes = date && usualTotalOn(date, { ...draft, date: toDateChoice(date) }, { from, to })
  return centimes === null ? null : { centimes, currency: to.pricing?.currency ?? 'CHF' }
}

/**
 * The bookable date of a variant with the lowest total; null where none is bookable.
 * Assumption: the date that is cheapest for two is cheapest for any party.
 */
export function cheapestDate(offer: Offer): SaleDate | null {
  const dates = baseDatesOf(offer.saleDates).map((date) => ({
    date,
    state: dateAvailability(date, offer).state,
    centimes: fromPrice(date, offer),
  }))
  return cheapest(dates)?.date ?? null
}
