import { monthOf } from '#domain/calendar.ts'
import type { DepartureRow } from './departures.ts'

/** The departures of one month. */
export interface MonthOfRows {
  /** `2027-06` */
  readonly month: string
  readonly rows: readonly DepartureRow[]
}

/** Departures by the month in which they start, in order. */
export function byMonth(rows: readonly DepartureRow[]): readonly MonthOfRows[] {
  const months = [...new Set(rows.map(({ startDate }) => monthOf(startDate)))]
  return months.map((month) => ({ month, rows: rows.filter(({ startDate }) => monthOf(startDate) === month) }))
}

/** How the departures of a travel stand as a whole, which decides what is said above them. */
export type Outlook = 'bookable' | 'waitlist' | 'soldOut' | 'none'

export function outlookOf(rows: readonly DepartureRow[]): Outlook {
  if (rows.every(({ isByPhone }) => isByPhone)) return 'none'
  if (rows.some(({ statusCode }) => statusCode !== 'CLOSED' && statusCode !== 'WAITLIST')) return 'bookable'
  return rows.some(canBeChosen) ? 'waitlist' : 'soldOut'
}

/** Whether the funnel takes a departure: it can be booked or waited for. */
export function canBeChosen({ statusCode, canWait }: DepartureRow): boolean {
  return statusCode !== 'CLOSED' || canWait
}

/** The least price among departures that can be chosen; null when none has a price. */
export function leastCentimes(rows: readonly DepartureRow[]): number | null {
  const prices = rows.filter(canBeChosen).map(({ fromCentimes }) => fromCentimes).filter((price) => price !== null)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** The departure that has the least price; one without extension where there is any. Null when none has a price. */
export function leastRow(rows: readonly DepartureRow[]): DepartureRow | null {
  const base = rows.filter(({ extensionId }) => extensionId === null)
  const meant = base.length === 0 ? rows : base
  const least = leastCentimes(meant)
  return meant.find((row) => row.fromCentimes === least && least !== null && canBeChosen(row)) ?? null
}
