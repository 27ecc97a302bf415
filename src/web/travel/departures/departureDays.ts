import { formatWeekdayAndDay } from '#web/text/days.ts'
import type { DepartureRow } from './departures.ts'

type Days = Pick<DepartureRow, 'startDate' | 'endDate'>

/** `Sa 12.06. – Fr 18.06.`; the day alone for a day trip. */
export function departureDays(days: Days): string {
  return departureDayParts(days).join(' ')
}

/** The parts of `departureDays` that a line does not break within. */
export function departureDayParts({ startDate, endDate }: Days): readonly string[] {
  const first = formatWeekdayAndDay(startDate)
  return startDate === endDate ? [first] : [`${first} –`, formatWeekdayAndDay(endDate)]
}
