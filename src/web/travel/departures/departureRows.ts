import { monthOf } from '#domain/calendar.ts'
import { cheapest, isOpen } from '#domain/catalogue/dateState.ts'
import type { DepartureRow } from './departures.ts'

/**
 * The number of departures as lists tell it: without extensions, and those on the same days once. Rows with extensions
 * alone count as they are.
 */
export function departureCount(rows: readonly DepartureRow[]): number {
  return new Set(baseRows(rows).map(({ startDate, endDate }) => `${startDate} ${endDate}`)).size
}

function baseRows(rows: readonly DepartureRow[]): readonly DepartureRow[] {
  const base = rows.filter(({ extensionId }) => extensionId === null)
  return base.length === 0 ? rows : base
}

/** The departures in a month (`2027-06`); all of them without a month, and where none is in it. */
export function departuresInMonth(rows: readonly DepartureRow[], month: string | null): readonly DepartureRow[] {
  const own = rows.filter(({ startDate }) => monthOf(startDate) === month)
  return own.length === 0 ? rows : own
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

type Availability = Pick<DepartureRow, 'state' | 'canWait'>

/** Whether a departure can be booked or waited for. */
export function canBeChosen(row: Availability): boolean {
  return isOpen(row.state) || canOnlyWait(row)
}

/** Whether nothing but a place on the waitlist can be had. */
export function canOnlyWait({ state, canWait }: Availability): boolean {
  return state === 'WAITLIST' || canWait
}

/** Whether a departure is asked for, as it is booked only once the operator has confirmed it. */
export function isOnRequest({ state }: Pick<Availability, 'state'>): boolean {
  return state === 'WAITLIST_CONTINGENT_CHECK'
}

/** The departure with the from-price; null if none has a price. */
export function cheapestDeparture(rows: readonly DepartureRow[]): DepartureRow | null {
  const candidates = fromPriceCandidates(rows)
  return cheapest(candidates.map((row) => ({ row, state: row.state, centimes: row.fromCentimes })))?.row ?? null
}

/**
 * The departures whose prices are compared for the from-price (decision 21): without extension if there are any, bookable if
 * there are any, never closed; those in the currency of the first.
 */
export function fromPriceCandidates(rows: readonly DepartureRow[]): readonly DepartureRow[] {
  const priced = baseRows(rows).filter(({ fromCentimes, state }) => fromCentimes !== null && state !== 'CLOSED')
  const open = priced.filter(({ state }) => isOpen(state))
  const candidates = open.length === 0 ? priced : open
  return candidates.filter(({ currency }) => currency === candidates[0]?.currency)
}
