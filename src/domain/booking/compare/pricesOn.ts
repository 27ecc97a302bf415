import { baseDateChoice } from '#domain/booking/dates/extension.ts'
import { bedsMissing } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { currencyIn, type Offer } from '#domain/catalogue/offer.ts'
import { sameDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { cellsOf, type GridCell } from './priceCells.ts'
import { usualTotalOn } from './partyTotal.ts'

/**
 * Cells of some dates, of the chosen variant or of another (`to`): a whole season would delay the response to a key press.
 * Somebody without a bed, now or there, has the usual rooms. Empty without a chosen variant, and for a booking that was sent.
 */
export function pricesOn(dates: readonly SaleDate[], booking: Booking, to: Offer = booking.offer): readonly GridCell[] {
  const { draft, offer } = booking
  if (offer.pricing === null || offer.pricing.id !== draft.pricingTravelId || isSent(draft)) return []
  const priced = dates.map((date) => withChosenExtension(date, booking))
  const cells = cellsOf(booking, to, priced)
  return cells.map((cell, position) => {
    const [date, shown] = [priced[position], dates[position]]
    if (date === undefined || shown === undefined) return cell
    return { ...withUsualRooms(cell, date, { booking, to }), date: toDateChoice(shown) }
  })
}

/** A departure the visitor has extended has the price of its extension: the first step lists the departure alone. */
function withChosenExtension(date: SaleDate, { draft, date: chosen }: Booking): SaleDate {
  return draft.isUpgradedToExtension && chosen !== null && sameDate(baseDateChoice(draft), date) ? chosen : date
}

/** Without the difference where the totals are not comparable: on another date there is no extension, or no bed. */
function withUsualRooms(
  cell: GridCell,
  date: SaleDate,
  { booking, to }: { readonly booking: Booking; readonly to: Offer },
): GridCell {
  const { draft, offer: from } = booking
  const comparable = draft.isUpgradedToExtension && !cell.isChosen ? { ...cell, difference: null } : cell
  if (cell.reason !== null || (bedsMissing(draft) === 0 && cell.hasBeds)) return comparable
  const centimes = usualTotalOn(date, { ...draft, rooms: [] }, { from, to })
  return {
    ...comparable,
    total: centimes === null ? null : { centimes, currency: currencyIn(to) },
    difference: null,
  }
}
