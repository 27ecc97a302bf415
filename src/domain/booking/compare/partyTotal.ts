import { bookingAfter } from '#domain/booking/commands/command.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { onDate, migrated } from './migration.ts'

/** The total of the booking with a proposal, in centimes; null where a price is missing. */
export function totalWith(proposal: Proposal, booking: Booking): number | null {
  const after = bookingAfter(booking, (now) => withProposal(now, proposal))
  const { isComplete, total } = comparablePrice(after, booking)
  return isComplete ? total.centimes : null
}

/**
 * The total on the chosen date before rooms are chosen: with the cheapest rooms of the party's own, or beds in shared
 * rooms where there are none. So two adults pay twice the price «from». Somebody alone has the cheapest bed of all, as in
 * the list of rooms. Null where there is no bed for everybody.
 */
function usualTotal(booking: Booking): number | null {
  const [own] = solveRooms(booking, { most: 1, isSharing: booking.draft.travellers.length === 1 }).proposals
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
