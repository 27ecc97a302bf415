import { addDays as addDaysTo, differenceInCalendarDays, isValid, parseISO } from 'date-fns'

/** A calendar day, `2026-05-14`. Days have no time and no zone; they compare as strings. */
export type IsoDay = string

const DAY_PATTERN = /^(\d{4}-\d{2}-\d{2})(?:$|T)/

/**
 * Reads the calendar day of what the back office calls a date: a day, or a timestamp whose UTC day counts.
 * Null when the text holds no day that exists.
 */
export function readDay(text: string | null): IsoDay | null {
  const day = DAY_PATTERN.exec(text ?? '')?.[1]
  if (day === undefined) return null
  const date = parseISO(`${day}T00:00:00Z`)
  return isValid(date) && date.toISOString().slice(0, 10) === day ? day : null
}

/**
 * Local midnight of a day, for arithmetic with date-fns only. Days of one machine's zone lie a whole number of
 * calendar days apart, so the zone cancels out.
 */
function localMidnight(day: IsoDay): Date {
  return parseISO(day)
}

function toDay(date: Date): IsoDay {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return toDay(addDaysTo(localMidnight(day), count))
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return differenceInCalendarDays(localMidnight(to), localMidnight(from))
}

/** Days a travel takes, first and last day included. */
export function durationDays(startDate: IsoDay, endDate: IsoDay): number {
  return daysBetween(startDate, endDate) + 1
}

/** The same day of the year `count` years later; 29 February becomes 1 March where it does not exist. */
export function addYears(day: IsoDay, count: number): IsoDay {
  const year = String(Number(day.slice(0, 4)) + count).padStart(4, '0')
  const sameDay = `${year}${day.slice(4)}`
  return readDay(sameDay) ?? `${year}-03-01`
}

/**
 * Age in whole years on a day (specification 5, Ages). Who was born on 29 February completes a year on 1 March of a
 * common year, as Swiss law counts it. Negative before birth.
 */
export function ageOn(birthday: IsoDay, day: IsoDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** `2026-05` of `2026-05-14`. */
export function monthOf(day: IsoDay): string {
  return day.slice(0, 7)
}

/** The calendar day of an instant in Europe/Zurich, the operator's zone. */
export function dayInZurich(instant: Date): IsoDay {
  return ZURICH_DAY.format(instant)
}

// Swedish writes days as ISO does.
const ZURICH_DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
