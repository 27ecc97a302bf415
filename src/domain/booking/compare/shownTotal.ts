import { hasRooms } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { childrenIn } from '#domain/booking/people/partyPeople.ts'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'
import type { GridCell } from './priceCells.ts'

const PAIR = 2

/** The total to show for a date; provisional until that of its cell is computed. Null where there is none. */
export function shownTotal(date: SaleDate, cell: Pick<GridCell, 'total'> | null, booking: Booking): Money | null {
  return cell === null ? provisionalTotal(date, booking) : cell.total
}

/** Total for two adults without rooms on a date: twice the from-price. Null for any other party. */
function provisionalTotal(date: SaleDate, booking: Booking): Money | null {
  const { draft, offer } = booking
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

/** The lowest of the totals to show; null where there is none. @param cells by `dateKey`. */
export function leastShownTotal(
  dates: readonly SaleDate[],
  cells: ReadonlyMap<string, GridCell>,
  booking: Booking,
): Money | null {
  const totals = dates.flatMap((date) => shownTotal(date, cells.get(dateKey(date)) ?? null, booking) ?? [])
  return totals.toSorted((a, b) => a.centimes - b.centimes)[0] ?? null
}
