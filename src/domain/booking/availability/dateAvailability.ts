import type { Booking } from '#domain/booking/draft/booking.ts'
import { openDates, resolveStatus, waitlistFallback } from '#domain/catalogue/availability.ts'
import { closesBooking, dateState, fewPlaces, type DateState } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { packageNosOn, placeRate } from '#domain/catalogue/rates.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { baseDatesOf, dateKey, dateRemedy, nearestDate, type SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Status } from '#domain/catalogue/status.ts'
import { sumOf } from '#domain/money.ts'
import { offeredRooms } from './roomStock.ts'

/** The availability of a date, the same wherever it is shown. */
export interface DateAvailability {
  readonly state: DateState
  readonly status: Status
  /** Number of places to show, because few are left; null otherwise. */
  readonly fewPlaces: number | null
  /** Whether the visitor can switch to the waitlist of an unbookable date. */
  readonly canWait: boolean
}

/**
 * The availability of a date.
 * @param seen places listed earlier; used where nothing newer is known.
 */
export function dateAvailability(date: SaleDate, offer: Offer, seen: number | null = null): DateAvailability {
  const status = resolveStatus(date, offer)
  const places = placesOn(date, offer) ?? seen
  const state = dateState(status.status, places)
  const canWait = closesBooking(state) && waitlistFallback(offer) !== null
  return { state, status, fewPlaces: fewPlaces(state, places), canWait }
}

/**
 * The dates of the first step, by start: departures, and each extension date whose departure is closed, sold out or not
 * sold: an upgrade would start from a departure that cannot be booked (rule 10.23).
 * @param seen places listed earlier, by `dateKey`.
 */
export function firstStepDates(offer: Offer, seen: ReadonlyMap<string, number> = new Map()): readonly SaleDate[] {
  const upgradable = baseDatesOf(offer.saleDates).filter(
    (date) => !closesBooking(dateAvailability(date, offer, seen.get(dateKey(date))).state),
  )
  const ids = new Set(upgradable.map(({ id }) => id))
  return offer.saleDates.filter(
    ({ extension, extensionBaseDate }) => extension === null || !ids.has(extensionBaseDate?.id ?? ''),
  )
}

/**
 * Places left in all rooms sold on a date: from the contingents of the chosen departure, else as listed with the dates; null
 * where unknown, and for a variant without rooms, which can never be sold out.
 */
export function placesOn(date: SaleDate, offer: Offer): number | null {
  const left = packagesLeft(date, offer)
  const rooms = offeredRooms(offer)
  if (left === null || rooms.length === 0) return null
  const sold = rooms.filter((room) => placeRate(room, date) !== null)
  const packageNos = sold.map((room) => packageNosOn(room, date))
  return placesLeftIn(packageNos, (packageNo) => left.get(packageNo) ?? 0)
}

/** Whether the contingents of a date that is bookable by its status failed to load. */
export function isUnchecked({ id }: SaleDate, state: DateState, { contingentsFailedFor }: Offer): boolean {
  return contingentsFailedFor === id && state === 'BOOKABLE'
}

/** Places left on the chosen date by the answer for it; null without one, or on a waitlist. */
export function placesLeft({ date, contingents, offer }: Booking): number | null {
  return date === null || contingents.state !== 'known' ? null : placesOn(date, offer)
}

/** Places left by package; null where unknown or failed to load. */
function packagesLeft(
  date: SaleDate,
  { contingents, contingentsFailedFor }: Offer,
): ReadonlyMap<string, number> | null {
  if (contingentsFailedFor === date.id) return null
  return contingents?.dateId === date.id ? contingents.left.packages : date.places
}

/**
 * Places in rooms, each sold as one or more packages: a place uses one of each, and rooms share what is left of a
 * package.
 */
function placesLeftIn(rooms: readonly (readonly string[])[], placesOf: (packageNo: string) => number): number {
  const taken = new Map<string, number>()
  const perRoom = rooms.map((packageNos) => {
    if (packageNos.length === 0) return 0
    const places = Math.min(...packageNos.map((packageNo) => placesOf(packageNo) - (taken.get(packageNo) ?? 0)))
    for (const packageNo of packageNos) taken.set(packageNo, (taken.get(packageNo) ?? 0) + places)
    return places
  })
  return sumOf(perRoom)
}

/** The reason a date is closed or sold out; the remedy is the waitlist, else another date. Null when it is bookable. */
export function closedReason(date: SaleDate, offer: Offer, seen: number | null = null): Reason | null {
  if (!closesBooking(dateAvailability(date, offer, seen).state)) return null
  if (waitlistFallback(offer) !== null)
    return { key: 'booking.reason.dateClosed', remedy: { kind: 'waitlist', isOn: true } }
  const firstStep = firstStepDates(offer)
  const others = openDates(offer).filter(
    (other) =>
      firstStep.includes(other) === firstStep.includes(date) && !closesBooking(dateAvailability(other, offer).state),
  )
  return { key: 'booking.reason.dateClosed', remedy: dateRemedy(nearestDate(others, date.startDate)) }
}
