import { addDays, daysBetween, monthOf, type IsoDay } from '#domain/calendar.ts'
import { formatWeekday } from '#web/text/days.ts'

const DAYS_OF_WEEK = 7
const SOME_MONDAY: IsoDay = '2024-01-01'

/** The Mondays of the weeks a month (`2027-06`) has days in. */
export function weeksOf(month: string): readonly IsoDay[] {
  const first = `${month}-01`
  const gap = (((daysBetween(SOME_MONDAY, first) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK)
  const mondays = [0, 1, 2, 3, 4, 5].map((week) => addDays(first, week * DAYS_OF_WEEK - gap))
  return mondays.filter((monday) => monthOf(monday) === month || monthOf(addDays(monday, DAYS_OF_WEEK - 1)) === month)
}

/** The weekdays from Monday on, short and in full. */
export function weekdayLetters(): readonly { readonly short: string; readonly long: string }[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => formatWeekday(addDays(SOME_MONDAY, index)))
}
