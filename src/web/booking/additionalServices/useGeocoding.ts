import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { geocode, townPositions, type GeocodedTown } from './geocode.ts'

/** Result of looking up a text. */
export interface GeocodeResult {
  readonly isLoading: boolean
  /** Null while loading, and if there is none. */
  readonly place: GeocodedTown | null
}

/** Looks up a postcode or the name of a town; an empty text is not looked up. */
export function useGeocode(text: string): GeocodeResult {
  const found = useAsyncValue(text, () => geocode(text))
  return { isLoading: text !== '' && found === null, place: found?.value ?? null }
}

/** The stops with positions: the platform's, or that of the town, which is looked up once `isWanted`. */
export function useGeocodedStops(stops: readonly BusStop[], isWanted: boolean): readonly BusStop[] {
  const isComplete = stops.every(({ position }) => position !== null)
  const key = isComplete || !isWanted ? '' : stops.map(({ stopNo }) => stopNo).join(' ')
  const positions = useAsyncValue(key, () => townPositions(stops))?.value ?? null
  return useMemo(
    () =>
      positions === null
        ? stops
        : stops.map((stop) => ({ ...stop, position: stop.position ?? positions.get(stop.stopNo) ?? null })),
    [stops, positions],
  )
}

/**
 * A value loaded per key; null while loading, and for an empty key. Its `value` is null if loading fails.
 */
function useAsyncValue<Value>(key: string, load: () => Promise<Value>): { readonly value: Value | null } | null {
  const [found, setFound] = useState<{ readonly key: string; readonly value: Value | null } | null>(null)
  const start = useEffectEvent(load)
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    const take = (value: Value | null) => {
      if (isCurrent) setFound({ key, value })
    }
    start().then(take, () => take(null))
    return () => {
      isCurrent = false
    }
  }, [key])
  return found?.key === key ? found : null
}
