import { compareDays, readDay, type IsoDay } from '#domain/calendar.ts'
import { cheapest, closesBooking, dateState, fewPlaces, isOpen, type DateState } from '#domain/catalogue/dateState.ts'
import { readCentimes } from '#domain/money.ts'
import { isInTime, type TimeInView } from '#domain/search/timeInView.ts'

/** A date of a travel in a list response; null for fields the platform does not have. */
interface AnsweredDate {
  readonly startDate: string
  readonly endDate: string
  readonly includesExtension: boolean
  readonly status: string | null
  readonly placesLeft: number | null
  readonly minPrice: number | null
}

/** The dates of a travel in a list, and the platform's own price «from». Days are unparsed. */
export interface DatedTravel {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly minPrice: number | null
  readonly dates: readonly AnsweredDate[]
}

// Part of the view, whose readers import it with the view.
export type { TimeInView }

/** The part of the dates to show. */
export interface DateView extends TimeInView {
  readonly today: IsoDay
}

/** A departure without extension, as shown in lists. */
export interface ListedDeparture {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  /** Null when unknown. */
  readonly state: DateState | null
  /** Number of places to show, because few are left; null otherwise. */
  readonly fewPlaces: number | null
  /** Price «from» in centimes; null where there is none. */
  readonly centimes: number | null
}

/** The date to show, and the number of others («travel.andMoreDates»). */
export interface DisplayedDates {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly more: number
}

/** A travel reduced to the dates in view. */
export interface TravelInView {
  readonly dates: DisplayedDates | null
  /** Availability common to all of these dates; null where one of them is available, and when unknown. */
  readonly state: DateState | null
  /** Price «from» in centimes; null where there is none. */
  readonly centimes: number | null
  /** Whether the displayed date costs more than the price «from», which is that of another one. */
  readonly hasCheaper: boolean
}

/** The view, or that of all dates for a travel without a departure in it, such as one that only nearly matches. */
export function viewOf(travel: Pick<DatedTravel, 'dates' | 'minPrice'>, view: DateView): DateView {
  return view.months.length > 0 && departuresInView(travel, view).length === 0
    ? { today: view.today, months: [] }
    : view
}

/** The departures in view after today, the earliest first; of several on the same days the one to book. */
export function departuresInView(
  { dates, minPrice }: Pick<DatedTravel, 'dates' | 'minPrice'>,
  view: DateView,
): readonly ListedDeparture[] {
  const areStatesListed = dates.some(({ status }) => status !== null)
  const arePricesListed = dates.some((date) => date.minPrice !== null)
  const byDays = new Map<string, ListedDeparture>()
  for (const date of dates) {
    const [startDate, endDate] = [readDay(date.startDate), readDay(date.endDate)]
    if (date.includesExtension || startDate === null || endDate === null || startDate <= view.today) continue
    if (!isInTime({ startDate, endDate }, view)) continue
    const state = date.status === null ? (areStatesListed ? 'BY_PHONE' : null) : dateState(date.status, date.placesLeft)
    const days = `${startDate} ${endDate}`
    const departure = {
      startDate,
      endDate,
      state,
      fewPlaces: state === null ? null : fewPlaces(state, date.placesLeft),
      // Without prices by date, that of the travel.
      centimes: listedCentimes(arePricesListed ? date.minPrice : minPrice),
    }
    byDays.set(days, preferred(byDays.get(days) ?? departure, departure))
  }
  return [...byDays.values()].sort((a, b) => compareDays(a.startDate, b.startDate))
}

/**
 * A price «from» in centimes; null while it is unknown (rule 10.3).
 * Assumption: 0 says the same as null, as no travel is for free.
 */
function listedCentimes(minPrice: number | null): number | null {
  const centimes = readCentimes(minPrice)
  return centimes === 0 ? null : centimes
}

/** The one of two departures on the same days that is shown: the more available one, else the cheaper one. */
function preferred(known: ListedDeparture, other: ListedDeparture): ListedDeparture {
  const rank = rankOf(other) - rankOf(known)
  if (rank !== 0) return rank < 0 ? other : known
  return (other.centimes ?? Infinity) < (known.centimes ?? Infinity) ? other : known
}

function rankOf({ state }: ListedDeparture): number {
  if (state === null || isOpen(state)) return 0
  return closesBooking(state) ? 2 : 1
}

/** The card data of a travel for the dates in view. */
export function travelInView(travel: DatedTravel, view: DateView): TravelInView {
  const departures = departuresInView(travel, view)
  const centimes = fromCentimes(travel, departures)
  const dates = displayedDates(travel, departures, view)
  const ofShown = departures.find((departure) => dates !== null && isSameDays(departure, dates))?.centimes ?? null
  const hasCheaper = centimes !== null && ofShown !== null && centimes < ofShown
  return { dates, state: commonState(departures), centimes, hasCheaper }
}

/** The price «from» of some departures of a travel, in centimes; without prices by date, that of the travel. */
export function fromCentimes(travel: DatedTravel, departures: readonly ListedDeparture[]): number | null {
  if (travel.dates.every(({ minPrice }) => minPrice === null)) return listedCentimes(travel.minPrice)
  const priced = departures.map(({ state, centimes }) => ({ state: state ?? ('OTHER' as const), centimes }))
  return cheapest(priced)?.centimes ?? null
}

/** The travel with its displayed days as its own, for sorting. */
export function withDisplayedDays<Travel extends DatedTravel>(travel: Travel, view: DateView): Travel {
  const shown = travelInView(travel, view).dates
  return shown === null ? travel : { ...travel, startDate: shown.startDate, endDate: shown.endDate }
}

/** Travels by the price of their card, the lowest first, and otherwise as they were; those without one come last. */
export function sortedByPrice<Travel extends DatedTravel>(
  travels: readonly Travel[],
  view: DateView,
): readonly Travel[] {
  const prices = new Map(travels.map((travel) => [travel, travelInView(travel, viewOf(travel, view)).centimes]))
  const priceOf = (travel: Travel) => prices.get(travel) ?? Number.MAX_VALUE
  return [...travels].sort((first, second) => priceOf(first) - priceOf(second))
}

/**
 * The dates displayed with a travel (rule 9.7.3): its own days, or its earliest upcoming date when they are its first
 * (rule 4.19.6). Null when it has none.
 * Assumption: where availability is known, an unavailable date is replaced by the next available one; dates not in view
 * do not count.
 */
function displayedDates(
  travel: DatedTravel,
  departures: readonly ListedDeparture[],
  view: DateView,
): DisplayedDates | null {
  const own = ownDays(travel)
  const isFirst = own !== null && firstDays(travel).includes(own.startDate)
  const isInView = own !== null && isInTime(own, view)
  const [earliest] = departures
  const specified = isFirst || !isInView ? (earliest ?? (isInView ? own : null)) : own
  if (specified === null) return null
  const known = departures.find((departure) => isSameDays(departure, specified))
  const isUnbookable = known !== undefined && known.state !== null && !isOpen(known.state)
  const next = isUnbookable ? departures.find(({ state }) => state !== null && isOpen(state)) : undefined
  const { startDate, endDate } = next ?? specified
  return {
    startDate,
    endDate,
    more: departures.filter((departure) => !isSameDays(departure, { startDate, endDate })).length,
  }
}

type Days = Pick<ListedDeparture, 'startDate' | 'endDate'>

function ownDays(travel: DatedTravel): Days | null {
  const [startDate, endDate] = [readDay(travel.startDate), readDay(travel.endDate)]
  return startDate === null || endDate === null ? null : { startDate, endDate }
}

/** Assumption: the first date is the one listed first, and the earliest as well, as nobody promises that they are in order. */
function firstDays({ dates }: DatedTravel): readonly (IsoDay | undefined)[] {
  const days = dates.flatMap(({ startDate }) => readDay(startDate) ?? [])
  return [days[0], days.sort(compareDays)[0]]
}

function isSameDays(a: Days, b: Days): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate
}

/** The common availability: of waitlist and sold out it is the waitlist. */
function commonState(departures: readonly ListedDeparture[]): DateState | null {
  const states = new Set(departures.map(({ state }) => state))
  const [only = null] = states
  if (states.size === 1) return only === 'BOOKABLE' || only === 'OTHER' ? null : only
  const isUnbookable = departures.every(
    ({ state }) => state === 'WAITLIST' || state === 'SOLD_OUT' || state === 'CLOSED',
  )
  if (!isUnbookable || departures.length === 0) return null
  return states.has('WAITLIST') ? 'WAITLIST' : 'SOLD_OUT'
}
