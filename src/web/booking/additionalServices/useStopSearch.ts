import { kilometresBetween, nearestStops } from '#domain/booking/boarding/stopDistance.ts'
import { stopsByTime, stopsMatching } from '#domain/booking/boarding/stopSearch.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { t } from '#web/text/additionalServices.ts'
import type { Place } from './findPlace.ts'
import { usePlace, usePlacedStops } from './usePlaces.ts'
import type { Lookup } from './usePlaces.ts'

/** Up to so many stops are seen at one look; more are searched. */
const SEEN_AT_ONCE = 6

/** So many of the nearest are proposed to somebody in whose town the coach does not halt. */
const NEAREST_SHOWN = 3

export interface FoundStop {
  readonly stop: BusStop
  /** From the place in question; null where either place is not known. */
  readonly kilometres: number | null
  /** Name of that place. */
  readonly from: string | null
}

/** Whether there are more stops than are seen at one look. */
export function isLongList(stops: readonly BusStop[]): boolean {
  return stops.length > SEEN_AT_ONCE
}

interface Query {
  readonly stops: readonly BusStop[]
  /** Null when none is chosen. */
  readonly stopNo: string | null
  /** As typed. */
  readonly search: string
  /** Postcode and town one sets out from; null while unknown. */
  readonly home: string | null
  /** Whether a long list is wanted whole. */
  readonly isWhole: boolean
}

/**
 * The stops worth showing. Of many, those nearest to one's home come first; a search finds them by name as the timetable
 * has them, or near a place where nothing halts by its name.
 */
export function useStopSearch({ stops, stopNo, search, home, isWhole }: Query) {
  const typed = search.trim()
  const isLong = isLongList(stops)
  const isAtHome = isLong && typed === '' && home !== null
  const placed = usePlacedStops(stops, typed !== '' || isAtHome)
  const matching = stopsByTime(stopsMatching(placed, typed))
  const isNowhere = typed !== '' && matching.length === 0
  const lookup = usePlace(isNowhere ? typed : isAtHome ? home : '')
  const isCut = isLong && !isWhole && typed === ''
  const around = lookup.place === null ? [] : nearestStops(placed, lookup.place.position).map(({ stop }) => stop)
  // Where nothing can be said about distances, the timetable goes first.
  const all = isAtHome ? [...around, ...matching.filter((stop) => !around.includes(stop))] : matching
  const shown = isNowhere ? around.slice(0, NEAREST_SHOWN) : isCut ? all.slice(0, SEEN_AT_ONCE) : all
  // The choice stays in sight whatever is searched.
  const chosen = placed.filter((stop) => stop.stopNo === stopNo && !shown.includes(stop))
  const found = [...chosen, ...shown].map((stop) => seenFrom(lookup.place, stop))
  const place = lookup.place === null ? null : placeText(lookup.place, isAtHome ? home : typed)
  const message =
    typed === '' ? nearText(isAtHome ? place : null) : messageOf({ count: shown.length, isNowhere, lookup, place })
  return { isLong, isCut, found, message }
}

function seenFrom(place: Place | null, stop: BusStop): FoundStop {
  if (place === null || stop.position === null) return { stop, kilometres: null, from: null }
  return { stop, kilometres: kilometresBetween(place.position, stop.position), from: place.town }
}

/** The place as it was asked for: with the postcode where there was one. */
function placeText({ town }: Place, asked: string): string {
  const postcode = /\d{4}/.exec(asked)?.[0]
  return postcode === undefined || town === postcode ? town : `${postcode} ${town}`
}

function nearText(place: string | null): string {
  return place === null ? '' : t('boarding.nearest', { place })
}

interface Found {
  readonly count: number
  readonly isNowhere: boolean
  readonly lookup: Lookup
  readonly place: string | null
}

function messageOf({ count, isNowhere, lookup, place }: Found): string {
  if (!isNowhere) return t('boarding.found', { count })
  if (lookup.isLooking) return t('boarding.looking')
  return place === null || count === 0 ? t('boarding.notFound') : nearText(place)
}
