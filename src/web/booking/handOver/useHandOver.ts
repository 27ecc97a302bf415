import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from 'urql'
import { useBookingActions, useBookingData } from '#web/booking/BookingContext.tsx'
import { HANDED_OVER } from '#web/booking/step/locationState.ts'
import { HANDOVER_FRAGMENT, stepPath } from '#web/site/funnelPaths.ts'
import type { HandOverFailure } from './takeHandOver.ts'

/**
 * Takes over the booking in the URL fragment once the stored state is restored. The code for it is lazy-loaded.
 *
 * @returns the failure while the URL still has the fragment; null without one.
 */
export function useHandOver(isReady: boolean) {
  const graph = useClient()
  const { travelId } = useBookingData()
  const { bookingNow, change } = useBookingActions()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const isAsked = hash.startsWith(HANDOVER_FRAGMENT)
  const [failure, setFailure] = useState<HandOverFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isReady || !isAsked) return
    const leaving = new AbortController()
    async function take() {
      const { takeHandOver } = await import('./takeHandOver.ts')
      const cleanUrl = (step: string | null) =>
        void (step === null
          ? navigate(pathname, { replace: true, preventScrollReset: true })
          : navigate(stepPath(travelId, step), { replace: true, state: HANDED_OVER }))
      return leaving.signal.aborted
        ? null
        : takeHandOver({ graph, signal: leaving.signal, bookingNow, change, cleanUrl }, hash)
    }
    void take()
      .catch(() => 'line' as const)
      .then((failed) => {
        if (!leaving.signal.aborted) setFailure(failed)
      })
    return () => leaving.abort()
  }, [attempt, bookingNow, change, graph, hash, isAsked, isReady, navigate, pathname, travelId])
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { failure: isAsked ? failure : null, retry }
}
