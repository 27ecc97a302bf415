import { monthOf, type IsoDay } from '#domain/calendar.ts'
import type { Period } from './travelDates.ts'

/** The time whose departures are shown. */
export interface TimeInView {
  /** Months as in the filter (`2027-05`); empty for all. */
  readonly months: readonly string[]
  /** Days of feasts or of a week in these months: departures on one of them, instead of all in the months. */
  readonly days?: readonly IsoDay[]
  /** Whether departures have to begin on one of these days, as those of a week. */
  readonly isByStart?: boolean
}

interface Part {
  readonly kind?: string
  readonly months: readonly string[]
  readonly days: readonly IsoDay[]
}

/** The times in a parsed query. */
interface ReadParts {
  readonly parts: readonly Part[]
}

/** The time of the view: months, feasts and weeks of the query, within the months of the filter. */
export function timeInView(wanted: readonly string[], reading: ReadParts | null): Required<TimeInView> {
  const parts = reading?.parts ?? []
  const days = parts.flatMap((part) => part.days)
  const named = [...new Set([...parts.flatMap((part) => part.months), ...days.map(monthOf)])]
  const both = wanted.filter((month) => named.includes(month))
  const months = wanted.length === 0 ? named : both.length === 0 ? wanted : both
  return {
    months,
    days: days.filter((day) => months.includes(monthOf(day))),
    isByStart: parts.some(({ kind }) => kind === 'week'),
  }
}

/** Whether a departure is in the time of the view. */
export function isInTime({ startDate, endDate }: Period, { months, days = [], isByStart }: TimeInView): boolean {
  return days.length > 0
    ? days.some((day) => startDate <= day && day <= (isByStart ? startDate : endDate))
    : months.length === 0 || months.includes(monthOf(startDate))
}
