import { useState, useSyncExternalStore } from 'react'
import { STORAGE_KEY } from '#state/storedState.ts'
import { useSite } from '#web/site/SiteContext.tsx'

/** What the device keeps, as text; null where it keeps nothing, and until the page was taken over. */
export function useStored(): string | null {
  const { persist } = useSite().config
  const text = useSyncExternalStore(onStored, storedText, () => null)
  return persist ? text : null
}

/**
 * Whether the device has kept a booking that can be resumed; stays true when that one is deleted, so that it can be had
 * back. Most visitors have begun none: for them nothing is read.
 *
 * @param travelId the travel it must be of; null for any.
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
