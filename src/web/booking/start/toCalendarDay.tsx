import type { GridCell } from '#domain/booking/compare/partyPriceGrid.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { CalendarDay } from '#web/ui/Calendar.tsx'
import { datesText } from './DateRow.tsx'
import { dateFacts } from './dateFacts.ts'
import { soonTotal } from './soonTotal.ts'

interface ShownDate {
  readonly date: SaleDate
  /** What the present party pays there; null where that is not known. */
  readonly cell: GridCell | null
  /** Places left when this page last heard of them; null where it never did. */
  readonly places: number | null
  readonly isChosen: boolean
  readonly onChoose: (date: SaleDate) => void
}

/** A departure as a button of the calendar; closed ones can have the focus, and are left where they are by a press. */
export function toCalendarDay(
  { date, cell, places, isChosen, onChoose }: ShownDate,
  draft: BookingDraft,
  offer: Offer,
): CalendarDay {
  const { code, state, reason } = dateFacts(date, offer, places)
  const isClosed = reason !== null
  const choose = () => {
    if (!isClosed) onChoose(date)
  }
  return {
    key: dateKey(date),
    startDate: date.startDate,
    state: code,
    stateName: state,
    price: cell === null ? soonTotal(date, draft, offer) : cell.total,
    hasExtension: offer.saleDates.some(
      ({ startDate, extension }) => extension !== null && startDate === date.startDate,
    ),
    spokenText: `${datesText(date)}, ${state}`,
    renderControl: (control) => (
      <button type="button" aria-pressed={isChosen} aria-disabled={isClosed} onClick={choose} {...control} />
    ),
  }
}
