import { addDays as addDaysTo, toDate } from 'date-fns'

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
  const { year, month, date } = partsOf(day)
  return date >= 1 && date <= daysInMonth(year, month) ? day : null
}

interface DayParts {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly date: number
}

function partsOf(day: IsoDay): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) }
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** 0 for a month that does not exist. */
function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeapYear ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)
}

/**
 * Local midnight of a day, for arithmetic with date-fns only. Days of one machine's zone lie a whole number of
 * calendar days apart, so the zone cancels out.
 */
function localMidnight(day: IsoDay): Date {
  const { year, month, date } = partsOf(day)
  // Set and not constructed: a year below 100 would become one of the last century.
  const midnight = toDate(0)
  midnight.setFullYear(year, month - 1, date)
  midnight.setHours(0, 0, 0, 0)
  return midnight
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

/** Sorts days from the earlier to the later. Comparing them as words would load the rules of a language first. */
export function compareDays(a: IsoDay, b: IsoDay): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Days from `from` to `to`; negative when `to` is earlier. Prices ask for it often, so it is plain arithmetic. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** Number of a day in a count without gaps. Its years begin in March, so that a leap day is the last of its year. */
function dayNumber(day: IsoDay): number {
  const { year, month, date } = partsOf(day)
  const count = month < 3 ? year - 1 : year
  const leapDays = Math.floor(count / 4) - Math.floor(count / 100) + Math.floor(count / 400)
  return count * 365 + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date
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
 * Age in whole years on a day (rule 5.1.1). Who was born on 29 February completes a year on 1 March of a
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

/** The calendar day of an instant in Europe/Zurich, the operator's zone; a number counts milliseconds since 1970. */
export function dayInZurich(instant: Date | number): IsoDay {
  return (knownFormat[0] ??= new Intl.DateTimeFormat('sv-SE', ZURICH_DAY)).format(instant)
}

// Swedish writes days as ISO does. The format is made when it is first asked for: the start of a page is spared it.
const knownFormat: [Intl.DateTimeFormat?] = []
const ZURICH_DAY = { timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit' } as const
