import { dayInZurich, readDay, weekdayOf, type IsoDay } from '#domain/calendar.ts'

/** `14.05.2026`; days are UTC days and never shift. Empty for null. */
export function formatDay(day: IsoDay | null): string {
  const known = readDay(day)
  return known === null ? '' : `${known.slice(8)}.${known.slice(5, 7)}.${known.slice(0, 4)}`
}

/** `12.06.2027 – 18.06.2027`; a null day is left out, and the second of two equal ones. */
export function formatDateRange(startDate: IsoDay | null, endDate: IsoDay | null): string {
  return [...new Set([formatDay(startDate), formatDay(endDate)])].filter((text) => text !== '').join(' – ')
}

/** `12.06.`, without year. */
export function formatDayOfYear(day: IsoDay): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.`
}

/** `Sa 12.06.`, without year. */
export function formatWeekdayAndDay(day: IsoDay): string {
  return `${formatWeekday(day).short} ${formatDayOfYear(day)}`
}

interface Days {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/** `Sa 12.06. – Fr 18.06.`; the day alone for a day trip. */
export function formatWeekdayRange(days: Days): string {
  return weekdayRangeParts(days).join(' ')
}

/** The parts of `formatWeekdayRange` that a line does not break within. */
export function weekdayRangeParts({ startDate, endDate }: Days): readonly string[] {
  const first = formatWeekdayAndDay(startDate)
  return startDate === endDate ? [first] : [`${first} –`, formatWeekdayAndDay(endDate)]
}

/** The weekday of a day, short and in full: `Sa`, `Samstag`. */
export function formatWeekday(day: IsoDay): { readonly short: string; readonly long: string } {
  const long = WEEKDAYS[weekdayOf(day) - 1] ?? ''
  return { short: long.slice(0, 2), long }
}

/** The weekdays from Monday on, short and in full. */
export function weekdayNames(): readonly { readonly short: string; readonly long: string }[] {
  return WEEKDAYS.map((long) => ({ short: long.slice(0, 2), long }))
}

/** `Samstag, 12. Juni 2027`. */
export function formatLongDay(day: IsoDay): string {
  return `${formatWeekday(day).long}, ${Number(day.slice(8, 10))}. ${formatMonth(day)}`
}

/** `Juni 2027` of `2027-06` or of a day in it. */
export function formatMonth(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}

/** `Juni` of `2027-06`. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? ''
}

/** Number of a month by its name or the beginning of it, `Feb`; null for any other word. */
export function monthOfName(word: string): number | null {
  const place = MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase()))
  return place < 0 ? null : place + 1
}

/** `14:35 Uhr` of a timestamp in Swiss time; `16.01.2027, 00:05 Uhr` if that is not today. */
export function formatMoment(timestamp: string, today: IsoDay): string {
  // Created on demand: constructing it is slow and would delay hydration.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', timeStyle: 'short' })
  const instant = new Date(timestamp)
  const [day, time] = [dayInZurich(instant), clock.format(instant)]
  return day === today ? `${time} Uhr` : `${formatDay(day)}, ${time} Uhr`
}

// Written out: constructing `Intl.DateTimeFormat` delays each page more than loading all our texts.
const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
