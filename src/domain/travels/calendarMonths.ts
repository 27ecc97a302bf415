import { monthOf, readDay, type IsoDay } from '#domain/calendar.ts'
import type { DatedTravel } from './displayDates.ts'

/** A departure in the calendar of all travels. */
export interface CalendarEntry<Travel> {
  readonly travel: Travel
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/** A month of the calendar. */
export interface CalendarMonth<Travel> {
  /** `2027-05` */
  readonly month: string
  /** By start date; travels that start together stay in their order. */
  readonly entries: readonly CalendarEntry<Travel>[]
}

/**
 * Every departure without extension that starts after today in one of the months, in time.
 * @param months as in the filter (`2027-05`), in any order; a month without departures is there all the same.
 */
export function calendarMonths<Travel extends Pick<DatedTravel, 'dates'>>(
  travels: readonly Travel[],
  months: readonly string[],
  today: IsoDay,
): readonly CalendarMonth<Travel>[] {
  const entries = travels
    .flatMap((travel) => entriesOf(travel))
    .filter(({ startDate }) => startDate > today)
    .toSorted((a, b) => compare(a.startDate, b.startDate))
  return months
    .toSorted(compare)
    .map((month) => ({ month, entries: entries.filter(({ startDate }) => monthOf(startDate) === month) }))
}

/** The same days are sold in several variants: the calendar names them once. */
function entriesOf<Travel extends Pick<DatedTravel, 'dates'>>(travel: Travel): readonly CalendarEntry<Travel>[] {
  const byDays = new Map<string, CalendarEntry<Travel>>()
  for (const date of travel.dates) {
    const [startDate, endDate] = [readDay(date.startDate), readDay(date.endDate)]
    if (date.includesExtension || startDate === null || endDate === null) continue
    byDays.set(`${startDate} ${endDate}`, { travel, startDate, endDate })
  }
  return [...byDays.values()]
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
