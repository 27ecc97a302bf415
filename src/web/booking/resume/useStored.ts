import { useState, useSyncExternalStore } from 'react'
import { STORAGE_KEY } from '#state/storedState.ts'
import { useSite } from '#web/site/SiteContext.tsx'

/** The stored state as JSON text; null if nothing is stored, and until hydration. */
export function useStored(): string | null {
  const { persist } = useSite().config
  const text = useSyncExternalStore(onStored, storedText, () => null)
  return persist ? text : null
}

/**
 * Whether an unfinished booking is stored; stays true after it is deleted, so that the deletion can be undone. Searches
 * the text instead of parsing it, because most visitors have none.
 *
 * @param travelId only a booking of this travel counts; null for any.
 */
export function useHasBegun(travelId: string | null): boolean {
  const stored = useStored()
  const mark = travelId === null ? '"resumptions":[{' : `{"travelId":${JSON.stringify(travelId)},"travelName"`
  const has = stored?.includes(mark) === true
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
