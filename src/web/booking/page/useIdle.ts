import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { isIdle, withActivity } from '#domain/booking/funnel/activity.ts'
import { withEvent } from '#domain/booking/funnel/navigation.ts'
import { storedDraftAtom } from '#state/booking.ts'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { INPUTS } from '#web/document/interactions.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'

/** Interval at which idleness is checked. */
const CHECK_INTERVAL_MS = 30_000

/**
 * Whether the visitor has been idle for too long during a booking, until `resume` is called; booking_timeout is sent
 * once. Clicks and keys anywhere on the page count as activity.
 */
export function useIdle(travelId: string): { readonly isAway: boolean; readonly resume: () => void } {
  const store = useStore()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    let lastInput = nowSeconds()
    const check = () => {
      const draft = store.get(storedDraftAtom(travelId))
      if (draft === null) return
      const lastStep = draft.lastActivityTimestamp ?? 0
      if (!isIdle(withActivity(draft, Math.max(lastInput, lastStep)), nowSeconds())) return
      setIsAway(true)
      const timedOut = withEvent(draft, 'booking_timeout')
      if (timedOut.eventToSend === null) return
      store.set(storedDraftAtom(travelId), timedOut.draft)
      trackFunnelEvent(timedOut.eventToSend, { travelId })
    }
    const onInput = () => {
      // Timers do not run while the device sleeps: check before the input that wakes it counts as activity.
      check()
      lastInput = nowSeconds()
    }
    const timer = setInterval(check, CHECK_INTERVAL_MS)
    const listening = new AbortController()
    const { signal } = listening
    for (const name of INPUTS) window.addEventListener(name, onInput, { capture: true, passive: true, signal })
    document.addEventListener('visibilitychange', check, { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
    }
  }, [store, travelId])
  return { isAway, resume: () => setIsAway(false) }
}
