import { compareDays, monthOf } from '#domain/calendar.ts'
import { departuresInView, type DatedTravel, type DateView, type ListedDeparture } from './datesInView.ts'

/** A departure in the calendar of all travels. */
export interface CalendarEntry<Travel> {
  readonly travel: Travel
  readonly departure: ListedDeparture
}

/** A month of the calendar. */
export interface CalendarMonth<Travel> {
  /** `2027-05` */
  readonly month: string
  /** By start date; of the same date in the order of the travels. */
  readonly entries: readonly CalendarEntry<Travel>[]
}

/**
 * The departures of the view by month, months without departures included. Those on a feast may begin in a month before
 * its own, which is then added.
 */
export function calendarMonths<Travel extends Pick<DatedTravel, 'dates' | 'minPrice'>>(
  travels: readonly Travel[],
  view: DateView,
): readonly CalendarMonth<Travel>[] {
  const entries = travels
    .flatMap((travel) => departuresInView(travel, view).map((departure) => ({ travel, departure })))
    .sort((a, b) => compareDays(a.departure.startDate, b.departure.startDate))
  const months = new Set([...view.months, ...(isFeast(view) ? entries.map(startMonth) : [])])
  return [...months]
    .sort(compareDays)
    .map((month) => ({ month, entries: entries.filter((entry) => startMonth(entry) === month) }))
}

function isFeast({ days = [] }: DateView): boolean {
  return days.length > 0
}

function startMonth({ departure }: Pick<CalendarEntry<unknown>, 'departure'>): string {
  return monthOf(departure.startDate)
}
