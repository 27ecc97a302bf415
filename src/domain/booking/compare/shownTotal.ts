import { dateAvailability, firstStepDates } from '#domain/booking/availability/dateAvailability.ts'
import { hasRooms } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { childrenIn } from '#domain/booking/people/partyPeople.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { cheapest, closesBooking } from '#domain/catalogue/dateState.ts'
import { currencyIn, type Offer } from '#domain/catalogue/offer.ts'
import { dateKey, type SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'
import type { GridCell } from './priceCells.ts'

const PAIR = 2

/** Computes the cells of dates of the chosen variant or of another, by `dateKey`. */
export type PricesOn = (dates: readonly SaleDate[], booking: Booking, to?: Offer) => ReadonlyMap<string, GridCell>

interface ShownCells {
  /** By `dateKey`. */
  readonly cells: ReadonlyMap<string, GridCell>
  /** Of the variant the dates belong to. */
  readonly offer: Offer
  /** Places listed earlier, by `dateKey`. */
  readonly seen: ReadonlyMap<string, number>
}

/** The total to show for a date; provisional until that of its cell is computed. Null where there is none. */
export function shownTotal(date: SaleDate, cell: Pick<GridCell, 'total'> | null, booking: Booking): Money | null {
  return cell === null ? provisionalTotal(date, booking, booking.offer) : cell.total
}

/** Total for two adults without rooms on a date: twice the from-price. Null for any other party. */
function provisionalTotal(date: SaleDate, booking: Booking, offer: Offer): Money | null {
  const { draft } = booking
  const isPair = draft.travellers.length === PAIR && draft.babies.length === 0 && childrenIn(booking).length === 0
  const from = isPair && draft.rooms.length === 0 ? fromPrice(date, offer) : null
  return from === null ? null : { centimes: from * PAIR, currency: currencyIn(offer) }
}

/** The difference of a date to the present total worth showing, in centimes; null for the chosen date and for none. */
export function shownDifference(cell: Pick<GridCell, 'isChosen' | 'difference'> | null): number | null {
  return cell === null || cell.isChosen || cell.difference === 0 ? null : cell.difference
}

/** Whether the chosen rooms are not sold, or not left, on another date; false before rooms are chosen. */
export function needsOtherRooms(
  cell: Pick<GridCell, 'isChosen' | 'status' | 'hasBeds'> | null,
  { draft }: Booking,
): boolean {
  if (cell === null || cell.isChosen || cell.status === 'CLOSED') return false
  return hasRooms(draft) && !cell.hasBeds
}

/**
 * The price «from» of several dates: the lowest of the totals shown beside them, of those that can be booked, else of those
 * with a waitlist. Dates that need other rooms count only where all do. Null where nothing is on sale; undefined where it is not known,
 * or there is none for this party.
 */
export function leastShownTotal(
  dates: readonly SaleDate[],
  booking: Booking,
  { cells, offer, seen }: ShownCells,
): Money | null | undefined {
  const shown = dates.flatMap((date) => {
    const key = dateKey(date)
    const { state } = dateAvailability(date, offer, seen.get(key))
    const cell = cells.get(key) ?? null
    const total = cell === null ? provisionalTotal(date, booking, offer) : cell.total
    return closesBooking(state) ? [] : [{ cell, state, total, centimes: total?.centimes ?? null }]
  })
  const withRooms = shown.filter(({ cell }) => !needsOtherRooms(cell, booking))
  return shown.length === 0 ? null : ((cheapest(withRooms) ?? cheapest(shown))?.total ?? undefined)
}

/** The price «from» of a variant, the lowest shown in its list of dates. */
export function leastOfVariant(
  offer: Offer,
  booking: Booking,
  { seen, pricesOn }: { readonly seen: ReadonlyMap<string, number>; readonly pricesOn: PricesOn },
): Money | null | undefined {
  const dates = firstStepDates(offer, seen)
  return leastShownTotal(dates, booking, { cells: pricesOn(dates, booking, offer), offer, seen })
}
