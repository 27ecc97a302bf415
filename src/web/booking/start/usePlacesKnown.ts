import { useMemo, useState } from 'react'
import { contingentState } from '#domain/booking/availability/contingents.ts'
import { placesOn } from '#domain/booking/availability/dateAvailability.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/useBooking.ts'

/** Places left by `dateKey`. */
export type PlacesKnown = ReadonlyMap<string, number>

/**
 * What was found out on this page about the places of departures. The platform is asked for the chosen one only; what
 * it said stays known when another is chosen, so that a full one is not called bookable again. What it can no longer say
 * is forgotten.
 */
export function usePlacesKnown(): PlacesKnown {
  const { draft, offer } = useBooking()
  const [known, setKnown] = useState<PlacesKnown>(new Map())
  const key = draft.date === null ? null : dateKey(draft.date)
  const places = useMemo(() => {
    const date = dateOf(draft, offer)
    return date === null || contingentState(draft, offer) !== 'known' ? null : placesOn(date, offer)
  }, [draft, offer])
  const isFailed = contingentState(draft, offer) === 'failed'
  if (key === null || (isFailed ? !known.has(key) : places === null || known.get(key) === places)) return known
  const others = [...known].filter(([other]) => other !== key)
  const next = new Map(places === null ? others : [...others, [key, places]])
  setKnown(next)
  return next
}
