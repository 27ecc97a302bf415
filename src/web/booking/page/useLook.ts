import { useEffect, useState } from 'react'
import { CONTINGENTS_LIFETIME_SECONDS } from '#web/booking/loadBooking.ts'

/** One look at a step: a new one begins with the step, and when the visitor comes back to the window after a while. */
export interface Look {
  /** Names the look; what was loaded for an earlier one may be too old. */
  readonly name: string
  /** Begins a new look. */
  readonly again: () => void
}

/**
 * The present look at a step. Coming back to the window begins a new one when contingents may have grown too old
 * meanwhile, so that what has vanished is told before the visitor goes on.
 *
 * @param path last segment of the address.
 */
export function useLook(path: string): Look {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let lastMs = Date.now()
    const onReturn = () => {
      const isOld = Date.now() - lastMs >= CONTINGENTS_LIFETIME_SECONDS * 1000
      if (document.visibilityState === 'hidden' || !isOld) return
      lastMs = Date.now()
      setCount((before) => before + 1)
    }
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
  return { name: `${path} ${count}`, again: () => setCount((before) => before + 1) }
}
