import { kilometresBetween, nearestStops } from '#domain/booking/boarding/stopDistance.ts'
import { stopsByTime, stopsMatching } from '#domain/booking/boarding/stopSearch.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { t } from '#web/text/additionalServices.ts'
import type { GeocodedTown } from './geocode.ts'
import { useGeocode, useGeocodedStops, type GeocodeResult } from './useGeocoding.ts'

/** Maximum number of stops shown without a search field. */
const SHORT_LIST_STOPS = 6

/** Number of nearest stops suggested for a town without one. */
const NEAREST_SHOWN = 3

export interface FoundStop {
  readonly stop: BusStop
  /** Distance from the town searched for, or of the address; null if either position is unknown. */
  readonly kilometres: number | null
  /** Name of that town. */
  readonly from: string | null
}

/** Whether the list is long enough for a search field. */
export function isLongList(stops: readonly BusStop[]): boolean {
  return stops.length > SHORT_LIST_STOPS
}

interface Query {
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  /** Text of the search field. */
  readonly search: string
  /** Postcode and town of the traveller's address; null while unknown. */
  readonly home: string | null
  /** Whether the visitor has expanded a long list. */
  readonly isWhole: boolean
}

/**
 * The stops to show. Of a long list the nearest to the traveller's address come first. A search matches names of stops, in
 * the order of the timetable; without a match it geocodes the text and shows the nearest stops.
 */
export function useStopSearch({ stops, stopNo, search, home, isWhole }: Query) {
  const typed = search.trim()
  const isLong = isLongList(stops)
  const isAtHome = isLong && typed === '' && home !== null
  const placed = useGeocodedStops(stops, typed !== '' || isAtHome)
  const matching = stopsByTime(stopsMatching(placed, typed))
  const isUnmatched = typed !== '' && matching.length === 0
  const geocoded = useGeocode(isUnmatched ? typed : isAtHome ? home : '')
  const isCut = isLong && !isWhole && typed === ''
  const around = geocoded.place === null ? [] : nearestStops(placed, geocoded.place.position).map(({ stop }) => stop)
  // Stops of unknown distance follow in the order of the timetable.
  const all = isAtHome ? [...around, ...matching.filter((stop) => !around.includes(stop))] : matching
  const shown = isUnmatched ? around.slice(0, NEAREST_SHOWN) : isCut ? all.slice(0, SHORT_LIST_STOPS) : all
  // The chosen stop is shown whatever is searched.
  const chosen = placed.filter((stop) => stop.stopNo === stopNo && !shown.includes(stop))
  const found = [...chosen, ...shown].map((stop) => seenFrom(geocoded.place, stop))
  const place = geocoded.place === null ? null : placeText(geocoded.place, isAtHome ? home : typed)
  const message =
    typed === ''
      ? nearText(isAtHome && around.length > 0 ? place : null)
      : messageOf({ count: shown.length, isUnmatched, geocoded, place })
  return { isLong, isCut, found, message }
}

function seenFrom(place: GeocodedTown | null, stop: BusStop): FoundStop {
  if (place === null || stop.position === null) return { stop, kilometres: null, from: null }
  return { stop, kilometres: kilometresBetween(place.position, stop.position), from: place.town }
}

/** Name of the town, with the postcode if the text has one. */
function placeText({ town }: GeocodedTown, asked: string): string {
  const postcode = /\d{4}/.exec(asked)?.[0]
  return postcode === undefined || town === postcode ? town : `${postcode} ${town}`
}

function nearText(place: string | null): string {
  return place === null ? '' : t('boarding.nearest', { place })
}

interface Found {
  readonly count: number
  readonly isUnmatched: boolean
  readonly geocoded: GeocodeResult
  readonly place: string | null
}

function messageOf({ count, isUnmatched, geocoded, place }: Found): string {
  if (!isUnmatched) return t('boarding.found', { count })
  if (geocoded.isLoading) return t('boarding.looking')
  return place === null || count === 0 ? t('boarding.notFound') : nearText(place)
}
