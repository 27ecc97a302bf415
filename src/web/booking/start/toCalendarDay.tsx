import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { shownTotal } from '#domain/booking/compare/shownTotal.ts'
import { dateKey, hasExtensionOn, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatWeekdayRange } from '#web/text/days.ts'
import type { CalendarDay } from '#web/ui/Calendar.tsx'
import { dateFacts } from './dateFacts.ts'

interface ShownDate {
  readonly date: SaleDate
  /** Price of the departure for this party; null while it is unknown. */
  readonly cell: GridCell | null
  /** Places left at the last response on this page; null where there was none. */
  readonly places: number | null
  readonly isChosen: boolean
  readonly onChoose: (date: SaleDate) => void
}

/** A departure as a calendar button; a closed one is focusable (`aria-disabled`), and a click does nothing. */
export function toCalendarDay({ date, cell, places, isChosen, onChoose }: ShownDate, booking: Booking): CalendarDay {
  const { offer } = booking
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
    price: shownTotal(date, cell, booking),
    hasExtension: hasExtensionOn(date.startDate, offer.saleDates),
    spokenText: `${formatWeekdayRange(date)}, ${state}`,
    renderControl: (control) => (
      <button type="button" aria-pressed={isChosen} aria-disabled={isClosed} onClick={choose} {...control} />
    ),
  }
}
