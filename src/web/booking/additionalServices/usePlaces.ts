import { useEffect, useEffectEvent, useState } from 'react'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { findPlace, withPlaces } from './findPlace.ts'
import type { Place } from './findPlace.ts'

/** What a text names, as soon as that is known. */
export interface Lookup {
  readonly isLooking: boolean
  /** Null for no place, or while it is looked for. */
  readonly place: Place | null
}

/** The place a postcode or a town's name stands for; nothing is looked up for an empty text. */
export function usePlace(text: string): Lookup {
  const found = useLoaded(text, () => findPlace(text))
  return { isLooking: text !== '' && found === null, place: found?.value ?? null }
}

/** The stops with their places: those the platform tells, or that of the town, looked up once the places are wanted. */
export function usePlacedStops(stops: readonly BusStop[], isWanted: boolean): readonly BusStop[] {
  const isComplete = stops.every(({ position }) => position !== null)
  const key = isComplete || !isWanted ? '' : stops.map(({ stopNo }) => stopNo).join(' ')
  const found = useLoaded(key, () => withPlaces(stops))
  return found?.value ?? stops
}

/**
 * What is loaded for a key: null while it is on its way, and for an empty key; its value is null where it cannot be had.
 */
function useLoaded<Value>(key: string, load: () => Promise<Value>): { readonly value: Value | null } | null {
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
