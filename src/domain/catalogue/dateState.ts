/*
 * Availability of a departure, for lists and the booking. A module of its own, so that lists do not load the catalogue.
 */

const knownCodes = ['BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK'] as const

/** The known statuses; any other is OTHER. */
export type StatusCode = (typeof knownCodes)[number] | 'OTHER'

/** The status as a closed union, in whatever case a platform writes it. */
export function statusCode(status: string): StatusCode {
  const upper = status.toUpperCase()
  return knownCodes.find((code) => code === upper) ?? 'OTHER'
}

/** Whether a place has to be waited for: on the waitlist, or on request. */
export function isToBeConfirmed(state: StatusCode): boolean {
  return state === 'WAITLIST' || state === 'WAITLIST_CONTINGENT_CHECK'
}

/**
 * Availability of a departure: its status; SOLD_OUT where that is bookable and no place is left; BY_PHONE where it can
 * be booked by phone only.
 */
export type DateState = StatusCode | 'SOLD_OUT' | 'BY_PHONE'

/** @param places left, negative where oversold; null when unknown. On request and on the waitlist they do not count (rule 5.7.1). */
export function dateState(status: string, places: number | null): DateState {
  const code = statusCode(status)
  return places !== null && places <= 0 && doPlacesCount(code) ? 'SOLD_OUT' : code
}

function doPlacesCount(state: DateState): boolean {
  return state === 'BOOKABLE' || state === 'OTHER'
}

/** Whether a place can be booked or requested now. */
export function isOpen(state: DateState): boolean {
  return doPlacesCount(state) || state === 'WAITLIST_CONTINGENT_CHECK'
}

/** Whether nothing can be booked, except a place on the waitlist. */
export function closesBooking(state: DateState): boolean {
  return state === 'CLOSED' || state === 'SOLD_OUT'
}

/** Up to this number of places left it is shown. Assumption: a coach with eight free seats is nearly full. */
const FEW_PLACES = 8

/** Number of places to show: only where few are left on a bookable departure; null otherwise. */
export function fewPlaces(state: DateState, places: number | null): number | null {
  return doPlacesCount(state) && places !== null && places > 0 && places <= FEW_PLACES ? places : null
}

/** A departure with its price. */
export interface PricedState {
  readonly state: DateState
  /** Null without a price. */
  readonly centimes: number | null
}

/**
 * The departure that sets the price «from»: the cheapest available one, else the cheapest that is sold out or has a
 * waitlist. Null where none of them has a price.
 */
export function cheapest<Departure extends PricedState>(departures: readonly Departure[]): Departure | null {
  const least = (matches: (state: DateState) => boolean) =>
    departures.reduce<Departure | null>((best, departure) => {
      const { state, centimes } = departure
      const isBetter = centimes !== null && (best === null || centimes < (best.centimes ?? Infinity))
      return matches(state) && isBetter ? departure : best
    }, null)
  return least(isOpen) ?? least((state) => state === 'WAITLIST' || state === 'SOLD_OUT')
}
