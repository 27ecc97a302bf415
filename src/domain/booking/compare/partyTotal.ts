import { standingOf } from '#domain/booking/availability/standing.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { price } from '#domain/booking/price/price.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import { cheapest } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { baseDatesOf, toDateChoice } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { onDate, onVariant } from './carriedOver.ts'

/** What the whole booking costs once a proposal is taken, in centimes; null where something chosen has no price. */
export function totalWith(proposal: Proposal, draft: BookingDraft, offer: Offer): number | null {
  const { isComplete, total } = price(withProposal(draft, proposal, offer), offer)
  return isComplete ? total.centimes : null
}

/**
 * What the party pays on the chosen date before it has rooms: in the cheapest rooms of its own, and only where there are
 * none in places beside others. So two adults pay twice the price «from». Null where there is no bed for everybody.
 */
function usualTotal(draft: BookingDraft, offer: Offer): number | null {
  const [own] = solveRooms(draft, offer, { most: 1, isSharing: false }).proposals
  const [usual] = own === undefined ? solveRooms(draft, offer, { most: 1 }).proposals : [own]
  return usual === undefined ? null : totalWith(usual, draft, offer)
}

/** The same on another date of a variant, whose offer `to` is. */
export function usualTotalOn(
  date: SaleDate,
  draft: BookingDraft,
  { from, to }: { readonly from: Offer; readonly to: Offer },
): number | null {
  // Of this one date alone: whatever looks for the chosen date finds it at once.
  const there = { ...to, saleDates: [date] }
  return usualTotal(settle(onDate(onVariant(draft, { from, to }), date, to), there), there)
}

/**
 * What the party pays at least on a variant: on its cheapest date on which something can be booked. Null where it sells
 * nothing to them.
 * Assumption: the date that is cheapest for two is so for any party.
 */
export function leastTotal(
  draft: BookingDraft,
  { from, to }: { readonly from: Offer; readonly to: Offer },
): number | null {
  const dates = baseDatesOf(to.saleDates).map((date) => ({
    date,
    state: standingOf(date, to).state,
    centimes: fromPrice(date, to),
  }))
  const date = cheapest(dates)?.date ?? null
  return date === null ? null : usualTotalOn(date, { ...draft, date: toDateChoice(date) }, { from, to })
}
