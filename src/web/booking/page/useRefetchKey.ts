import { useEffect, useState } from 'react'
import { CONTINGENTS_LIFETIME_SECONDS } from '#web/booking/loadBooking.ts'

/** Refetch key of a step: it changes with the step, and when the visitor returns to the window after a while. */
export interface RefetchKey {
  /** Data loaded under another key may be stale. */
  readonly key: string
  /** Changes the key. */
  readonly renew: () => void
}

/**
 * The current refetch key. It is renewed on return to the window once contingents may be stale, so that removed choices
 * are reported before the visitor goes on.
 *
 * @param path last segment of the URL.
 */
export function useRefetchKey(path: string): RefetchKey {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let lastMs = Date.now()
    const onReturn = () => {
      const isOld = Date.now() - lastMs >= CONTINGENTS_LIFETIME_SECONDS * 1000
      if (document.visibilityState === 'hidden' || !isOld) return
      lastMs = Date.now()
      setCount((before) => before + 1)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('focus', onReturn, { signal })
    document.addEventListener('visibilitychange', onReturn, { signal })
    return () => listening.abort()
  }, [])
  return { key: `${path} ${count}`, renew: () => setCount((before) => before + 1) }
}
