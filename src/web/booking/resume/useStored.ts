import { useMemo, useState, useSyncExternalStore } from 'react'
import { readResumptions } from '#domain/booking/stored/resumption.ts'
import { readArea, STORAGE_KEY } from '#state/storedState.ts'
import { useSite } from '#web/site/SiteContext.tsx'

/** The stored state as JSON text; null if nothing is stored, and until hydration. */
export function useStored(): string | null {
  const { persist } = useSite().config
  const text = useSyncExternalStore(onStored, storedText, () => null)
  return persist ? text : null
}

/**
 * Whether an unfinished booking is stored; stays true after it is deleted, so that the deletion can be undone. An expired
 * one counts: the bar that this loads deletes it.
 *
 * @param travelId only a booking of this travel counts; null for any.
 */
export function useHasBegun(travelId: string | null): boolean {
  const stored = useStored()
  const begun = useMemo(() => readResumptions(readArea({ getItem: () => stored })['resumptions'], 0), [stored])
  const has = begun.some((entry) => travelId === null || entry.travelId === travelId)
  const [had, setHad] = useState(has)
  if (has && !had) setHad(true)
  return has || had
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function onStored(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
