import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as addDaysTo, addWeeks, getISODay, setYear, startOfISOWeek } from 'date-fns'
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'

/** A calendar day, `2026-05-14`. Without time and zone; days compare as strings. */
export type IsoDay = string

const DAY_PATTERN = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:$|T| \d)/
const DAY_LENGTH = 10

/**
 * Parses a back-office date: a day, or a timestamp, of which the day counts as written, whatever time and zone follow
 * (rule 10.1). Null when there is no such day.
 */
export function readDay(text: string | null): IsoDay | null {
  if (text === null || !DAY_PATTERN.test(text)) return null
  const day = text.slice(0, DAY_LENGTH)
  return isInMonth(day) ? day : null
}

/** Fast path, as lists parse thousands of days: days up to the 28th exist in every month. */
function isInMonth(day: IsoDay): boolean {
  return day.slice(8) <= '28' || toDay(toDate(day)) === day
}

/** Midnight of a day in UTC, where every day exists and is equally long. */
function toDate(day: IsoDay): Date {
  const midnight = new UTCDateMini(0)
  midnight.setFullYear(yearOf(day), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
  return midnight
}

function toDay(date: Date): IsoDay {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return toDay(addDaysTo(toDate(day), count))
}

/** Compares two days for sorting. Plain comparison: `localeCompare` would load the collation rules first. */
export function compareDays(a: IsoDay, b: IsoDay): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Days from `from` to `to`; negative when `to` is earlier. `Date.parse` reads a bare day as midnight in UTC, where all
 * days are equally long; for prices this is hot, and date-fns takes thirteen times as long.
 */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  // Reads no clock.
  // eslint-disable-next-line no-restricted-syntax
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay
}

/** Duration of a travel in days, first and last day included. */
export function durationDays(startDate: IsoDay, endDate: IsoDay): number {
  return daysBetween(startDate, endDate) + 1
}

/** The same day of the year `count` years later; 29 February becomes 1 March where it does not exist. */
export function addYears(day: IsoDay, count: number): IsoDay {
  // The addYears of date-fns would give 28 February.
  return toDay(setYear(toDate(day), yearOf(day) + count))
}

/**
 * Age in whole years on a day (rule 5.1.1). A birthday on 29 February completes a year on 1 March of a common year, as
 * in Swiss law. Negative before birth, where date-fns would return 0.
 */
export function ageOn(birthday: IsoDay, day: IsoDay): number {
  const years = yearOf(day) - yearOf(birthday)
  return day.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** 2026 of `2026-05-14` or of a month, `2026-05`. */
export function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4))
}

/** `2026-05` of `2026-05-14`. */
export function monthOf(day: IsoDay): string {
  return day.slice(0, 7)
}

/** What begins in one month. */
export interface MonthGroup<Item> {
  /** `2027-06` */
  readonly month: string
  readonly items: readonly Item[]
}

/** Groups by the month of the first day; the order stays. */
export function groupByMonth<Item extends { readonly startDate: IsoDay }>(
  items: readonly Item[],
): readonly MonthGroup<Item>[] {
  const months = [...new Set(items.map(({ startDate }) => monthOf(startDate)))]
  return months.map((month) => ({ month, items: items.filter(({ startDate }) => monthOf(startDate) === month) }))
}

/** ISO weekday, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: IsoDay): number {
  return getISODay(toDate(day))
}

/** Monday of an ISO week; that of week 1 may be in December of the year before. */
export function mondayOfWeek(year: number, week: number): IsoDay {
  // 4 January is in week 1 of every year.
  return toDay(startOfISOWeek(addWeeks(toDate(`${year}-01-04`), week - 1)))
}

/** The days of a month (`2027-06`) in weeks from Monday to Sunday; null for days of adjacent months. */
export function weeksOf(month: string): readonly (readonly (IsoDay | null)[])[] {
  const first = `${month}-01`
  const isOfMonth = (day: IsoDay) => monthOf(day) === month
  const daysBefore = weekdayOf(first) - 1
  return [0, 7, 14, 21, 28, 35]
    .map((start) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => addDays(first, start + weekday - daysBefore)))
    .filter((week) => week.some(isOfMonth))
    .map((week) => week.map((day) => (isOfMonth(day) ? day : null)))
}

/**
 * The calendar day of an instant in Europe/Zurich, the operator's zone; a number is Unix time in milliseconds. Summer and
 * winter time differ in one hour of a day: only then are the time zones asked, which take a browser longer to load than the
 * page to begin.
 */
export function dayInZurich(instant: Date | number): IsoDay {
  const [winter, summer] = [dayAhead(instant, 1), dayAhead(instant, 2)]
  return winter === summer ? winter : (knownFormat[0] ??= new Intl.DateTimeFormat('sv-SE', ZURICH_DAY)).format(instant)
}

/** @param hours by which a clock is ahead of UTC */
function dayAhead(instant: Date | number, hours: number): IsoDay {
  return toDay(new UTCDateMini(Number(instant) + hours * millisecondsInHour))
}

// Swedish dates are in ISO format.
const knownFormat: [Intl.DateTimeFormat?] = []
const ZURICH_DAY = { timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit' } as const
