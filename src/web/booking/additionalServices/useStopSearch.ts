import { kilometresBetween, nearestStops } from '#domain/booking/stopDistance.ts'
import { stopsByTime, stopsMatching } from '#domain/booking/stopSearch.ts'
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
  /** Whether a long list is wanted whole. */
  readonly isWhole: boolean
}

/** The stops worth showing for a search: as the timetable has them, and near a place where nothing halts by its name. */
export function useStopSearch({ stops, stopNo, search, isWhole }: Query) {
  const typed = search.trim()
  const placed = usePlacedStops(stops, typed !== '')
  const matching = stopsByTime(stopsMatching(placed, typed))
  const isNowhere = typed !== '' && matching.length === 0
  const lookup = usePlace(isNowhere ? typed : '')
  const isLong = isLongList(stops)
  const isCut = isLong && !isWhole && typed === ''
  const around = lookup.place === null ? [] : nearestStops(placed, lookup.place.position).slice(0, NEAREST_SHOWN)
  const shown = isNowhere ? around.map(({ stop }) => stop) : isCut ? matching.slice(0, SEEN_AT_ONCE) : matching
  // The choice stays in sight whatever is searched.
  const chosen = placed.filter((stop) => stop.stopNo === stopNo && !shown.includes(stop))
  const found = [...chosen, ...shown].map((stop) => seenFrom(lookup.place, stop))
  const message = typed === '' ? '' : messageOf({ count: shown.length, isNowhere, lookup })
  return { isLong, isCut, found, message }
}

function seenFrom(place: Place | null, stop: BusStop): FoundStop {
  if (place === null || stop.position === null) return { stop, kilometres: null, from: null }
  return { stop, kilometres: kilometresBetween(place.position, stop.position), from: place.town }
}

function messageOf({ count, isNowhere, lookup }: { readonly count: number; readonly isNowhere: boolean; readonly lookup: Lookup }): string {
  if (!isNowhere) return t('boarding.found', { count })
  if (lookup.isLooking) return t('boarding.looking')
  return lookup.place === null || count === 0 ? t('boarding.notFound') : t('boarding.nearest', { place: lookup.place.town })
}
