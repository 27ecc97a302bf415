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
