import { haveContingentsFailed } from '#domain/booking/availability/contingents.ts'
import { useMemo, useState } from 'react'
import { placesLeft } from '#domain/booking/availability/dateAvailability.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'

/** Places left by `dateKey`. */
export type PlacesLeft = ReadonlyMap<string, number>

/**
 * Places of the departures as far as loaded on this page. Only those of the chosen departure are queried; they are kept
 * when another one is chosen, so that a full one is not shown as bookable again, and dropped if they fail to reload.
 */
export function usePlacesLeft(): PlacesLeft {
  const { booking, draft } = useBooking()
  const [known, setKnown] = useState<PlacesLeft>(new Map())
  const key = draft.date === null ? null : dateKey(draft.date)
  const places = useMemo(() => placesLeft(booking), [booking])
  if (key === null || (haveContingentsFailed(booking) ? !known.has(key) : places === null || known.get(key) === places))
    return known
  const others = [...known].filter(([other]) => other !== key)
  const next = new Map(places === null ? others : [...others, [key, places]])
  setKnown(next)
  return next
}
