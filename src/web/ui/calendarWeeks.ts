import { addDays, daysBetween } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { formatWeekday } from '#web/text/days.ts'

const DAYS_OF_WEEK = 7
const SOME_MONDAY: IsoDay = '2024-01-01'

/** The days of a month (`2027-06`) in weeks from Monday to Sunday; null for days of the months beside. */
export function weeksOf(month: string): readonly (readonly (IsoDay | null)[])[] {
  const first = `${month}-01`
  const isInMonth = (day: IsoDay) => day.startsWith(month)
  const gap = ((daysBetween(SOME_MONDAY, first) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK
  const mondays = [0, 1, 2, 3, 4, 5].map((week) => addDays(first, week * DAYS_OF_WEEK - gap))
  const weeks = mondays.map((monday) => Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(monday, index)))
  return weeks.filter((week) => week.some(isInMonth)).map((week) => week.map((day) => (isInMonth(day) ? day : null)))
}

/** The weekdays from Monday on, short and in full. */
export function weekdayLetters(): readonly { readonly short: string; readonly long: string }[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => formatWeekday(addDays(SOME_MONDAY, index)))
}
