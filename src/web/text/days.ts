import { readDay, type IsoDay } from '#domain/calendar.ts'

/** `14.05.2026`; days are UTC days and never shift. Empty for null. */
export function formatDay(day: IsoDay | null): string {
  const known = readDay(day)
  return known === null ? '' : `${known.slice(8)}.${known.slice(5, 7)}.${known.slice(0, 4)}`
}

/** `12.06.2027 – 18.06.2027`, with the parts that are known. */
export function formatDays(startDate: IsoDay | null, endDate: IsoDay | null): string {
  return [formatDay(startDate), formatDay(endDate)].filter((text) => text !== '').join(' – ')
}

/** `Sa 12.06.`, for tables that are grouped by month. */
export function formatWeekdayAndDay(day: IsoDay): string {
  return `${WEEKDAY.format(utcNoon(day)).replace('.', '')} ${day.slice(8, 10)}.${day.slice(5, 7)}.`
}

/** The weekday of a day, short and in full: `Sa`, `Samstag`. */
export function formatWeekday(day: IsoDay): { readonly short: string; readonly long: string } {
  const noon = utcNoon(day)
  return { short: WEEKDAY.format(noon).replace('.', ''), long: LONG_WEEKDAY.format(noon) }
}

/** `Samstag, 12. Juni 2027`, where a day is read as a sentence. */
export function formatLongDay(day: IsoDay): string {
  return LONG.format(utcNoon(day))
}

/** `Juni 2027` of `2027-06` or of a day in it. */
export function formatMonth(month: string): string {
  return MONTH.format(utcNoon(`${month.slice(0, 7)}-01`))
}

function utcNoon(day: IsoDay): Date {
  return new Date(`${day.slice(0, 10)}T12:00:00Z`)
}

const WEEKDAY = new Intl.DateTimeFormat('de-CH', { timeZone: 'UTC', weekday: 'short' })
const LONG_WEEKDAY = new Intl.DateTimeFormat('de-CH', { timeZone: 'UTC', weekday: 'long' })
const LONG = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const MONTH = new Intl.DateTimeFormat('de-CH', { timeZone: 'UTC', month: 'long', year: 'numeric' })
