import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { isIdle, withActivity } from '#domain/booking/funnel/activity.ts'
import { withEvent } from '#domain/booking/funnel/navigation.ts'
import { draftAtom } from '#state/booking.ts'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'

/** So often it is looked whether the visitor is still there. */
const PAUSE_MS = 30_000

/**
 * Whether a booking in progress was left alone for too long, until the visitor says that they are back; booking_timeout
 * is told then, once. Presses and keys count as activity wherever on the page they are.
 */
export function useIdle(travelId: string): { readonly isLeft: boolean; readonly comeBack: () => void } {
  const store = useStore()
  const [isLeft, setIsLeft] = useState(false)
  useEffect(() => {
    let lastAct = nowSeconds()
    const look = () => {
      const draft = store.get(draftAtom(travelId))
      const lastStep = draft.lastActivityTimestamp ?? 0
      if (!isIdle(withActivity(draft, Math.max(lastAct, lastStep)), nowSeconds())) return
      setIsLeft(true)
      const told = withEvent(draft, 'booking_timeout')
      if (told.eventToSend === null) return
      store.set(draftAtom(travelId), told.draft)
      trackFunnelEvent(told.eventToSend, { travelId })
    }
    const onAct = () => {
      // A device that slept runs no timers: the press that wakes it comes after the pause, not instead of it.
      look()
      lastAct = nowSeconds()
    }
    const timer = setInterval(look, PAUSE_MS)
    window.addEventListener('pointerdown', onAct, { capture: true, passive: true })
    window.addEventListener('keydown', onAct, { capture: true, passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pointerdown', onAct, { capture: true })
      window.removeEventListener('keydown', onAct, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [store, travelId])
  return { isLeft, comeBack: () => setIsLeft(false) }
}
