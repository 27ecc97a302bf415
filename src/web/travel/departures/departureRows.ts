import { monthOf } from '#domain/calendar.ts'
import { cheapest, isOpen } from '#domain/catalogue/dateState.ts'
import type { DepartureRow } from './departures.ts'

/** The departures of one month. */
export interface MonthGroup {
  /** `2027-06` */
  readonly month: string
  readonly rows: readonly DepartureRow[]
}

/** Departures grouped by the month in which they start, in order. */
export function groupByMonth(rows: readonly DepartureRow[]): readonly MonthGroup[] {
  const months = [...new Set(rows.map(({ startDate }) => monthOf(startDate)))]
  return months.map((month) => ({ month, rows: rows.filter(({ startDate }) => monthOf(startDate) === month) }))
}

/**
 * The number of departures as lists tell it: without extensions, and those on the same days once. Rows with extensions
 * alone count as they are.
 */
export function departureCount(rows: readonly DepartureRow[]): number {
  const base = rows.filter(({ extensionId }) => extensionId === null)
  return new Set((base.length === 0 ? rows : base).map(({ startDate, endDate }) => `${startDate} ${endDate}`)).size
}

const SHOWN_AT_FIRST = 12
const FEWEST_HIDDEN = 4

/**
 * The departures a list begins with (rules 2.4.3): the first twelve, with the month of the last completed. All of them if
 * fewer than four would be left over, or if the chosen one would be.
 * @param rows in order
 */
export function firstDepartures(rows: readonly DepartureRow[], chosenKey: string | null): readonly DepartureRow[] {
  const last = rows[SHOWN_AT_FIRST - 1]
  if (last === undefined) return rows
  const shown = rows.filter(({ startDate }) => monthOf(startDate) <= monthOf(last.startDate))
  const hidden = rows.slice(shown.length)
  return hidden.length < FEWEST_HIDDEN || hidden.some(({ key }) => key === chosenKey) ? rows : shown
}

/** Availability of all departures of a travel together. */
export type OverallAvailability = 'bookable' | 'waitlist' | 'soldOut' | 'none'

export function overallAvailability(rows: readonly DepartureRow[]): OverallAvailability {
  if (rows.every(({ state }) => state === 'BY_PHONE')) return 'none'
  if (rows.some(({ state }) => isOpen(state))) return 'bookable'
  return rows.some(canBeChosen) ? 'waitlist' : 'soldOut'
}

/** Whether a departure can be booked or waited for. */
export function canBeChosen({ state, canWait }: Pick<DepartureRow, 'state' | 'canWait'>): boolean {
  return isOpen(state) || state === 'WAITLIST' || canWait
}

/** The departure with the from-price: one without extension if there is any. Null if none has a price. */
export function cheapestDeparture(rows: readonly DepartureRow[]): DepartureRow | null {
  const base = rows.filter(({ extensionId }) => extensionId === null)
  const candidates = base.length === 0 ? rows : base
  return cheapest(candidates.map((row) => ({ row, state: row.state, centimes: row.fromCentimes })))?.row ?? null
}
