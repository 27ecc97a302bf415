import { useMemo, useState } from 'react'
import { placesLeft } from '#domain/booking/waitlist.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/useBooking.ts'

/** Places left by `dateKey`. */
export type PlacesKnown = ReadonlyMap<string, number>

/**
 * What was found out on this page about the places of departures. The platform is asked for the chosen one only; what
 * it said stays known when another is chosen, so that a full one is not called bookable again.
 */
export function usePlacesKnown(): PlacesKnown {
  const { draft, offer } = useBooking()
  const [known, setKnown] = useState<PlacesKnown>(new Map())
  const key = draft.date === null ? null : dateKey(draft.date)
  const places = useMemo(() => placesLeft(draft, offer), [draft, offer])
  if (key === null || places === null || known.get(key) === places) return known
  const next = new Map(known).set(key, places)
  setKnown(next)
  return next
}
