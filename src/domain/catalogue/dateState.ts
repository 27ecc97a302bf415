/*
 * How a departure stands, for lists as for the booking. Of its own, for lists have no use for the rest of the catalogue.
 */

const knownCodes = ['BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK'] as const

/** The statuses the booking knows; whatever else a platform says is OTHER. */
export type StatusCode = (typeof knownCodes)[number] | 'OTHER'

/** The status as a closed union. */
export function statusCode(status: string): StatusCode {
  return knownCodes.find((code) => code === status) ?? 'OTHER'
}

/**
 * How a departure stands: its status; SOLD_OUT where that one books and nothing is left; BY_PHONE where only a call
 * books it.
 */
export type DateState = StatusCode | 'SOLD_OUT' | 'BY_PHONE'

/** @param places left; null where nobody knows. Where one asks or waits they do not count (rule 5.7.1). */
export function dateState(status: string, places: number | null): DateState {
  const code = statusCode(status)
  return places === 0 && doPlacesCount(code) ? 'SOLD_OUT' : code
}

function doPlacesCount(state: DateState): boolean {
  return state === 'BOOKABLE' || state === 'OTHER'
}

/** Whether a place can be had there now, or asked for. */
export function isOpen(state: DateState): boolean {
  return doPlacesCount(state) || state === 'WAITLIST_CONTINGENT_CHECK'
}

/** Whether nothing can be booked there, unless the visitor waits for a place. */
export function closesBooking(state: DateState): boolean {
  return state === 'CLOSED' || state === 'SOLD_OUT'
}

/** With so many places left or fewer they are told. Assumption: a coach with eight free seats is nearly full. */
const FEW_PLACES = 8

/** Places to tell: only where few are left, and never of a departure on which none can be booked; null otherwise. */
export function fewPlaces(state: DateState, places: number | null): number | null {
  return doPlacesCount(state) && places !== null && places > 0 && places <= FEW_PLACES ? places : null
}

/** A departure with its price. */
export interface PricedState {
  readonly state: DateState
  /** Null where it has none. */
  readonly centimes: number | null
}

/**
 * The departure with the price «from» of several: the cheapest where a place can be had, else where one can wait for it.
 * Null where neither has a price.
 */
export function cheapest<Departure extends PricedState>(departures: readonly Departure[]): Departure | null {
  const least = (isMeant: (state: DateState) => boolean) =>
    departures.reduce<Departure | null>((best, departure) => {
      const { state, centimes } = departure
      const isBetter = centimes !== null && (best === null || centimes < (best.centimes ?? Infinity))
      return isMeant(state) && isBetter ? departure : best
    }, null)
  return least(isOpen) ?? least((state) => state === 'WAITLIST' || state === 'SOLD_OUT')
}
