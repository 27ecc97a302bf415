import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from 'urql'
import { useBookingActions, useBookingData } from '#web/booking/BookingContext.tsx'
import { HANDED_OVER } from '#web/booking/step/locationState.ts'
import { HANDOVER_FRAGMENT, stepPath } from '#web/site/funnelPaths.ts'

/**
 * Takes over the booking in the URL fragment once the stored state is restored. The code for it is lazy-loaded; if that
 * fails, the URL stays, and a reload tries again.
 */
export function useHandOver(isReady: boolean): void {
  const graph = useClient()
  const { travelId } = useBookingData()
  const { bookingNow, change } = useBookingActions()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  useEffect(() => {
    if (!isReady || !hash.startsWith(HANDOVER_FRAGMENT)) return
    const leaving = new AbortController()
    async function take() {
      const { takeHandOver } = await import('./takeHandOver.ts')
      const cleanUrl = (step: string | null) =>
        void (step === null
          ? navigate(pathname, { replace: true, preventScrollReset: true })
          : navigate(stepPath(travelId, step), { replace: true, state: HANDED_OVER }))
      takeHandOver({ graph, signal: leaving.signal, bookingNow, change, cleanUrl }, hash)
    }
    take().catch(() => undefined)
    return () => leaving.abort()
  }, [bookingNow, change, graph, hash, isReady, navigate, pathname, travelId])
}
