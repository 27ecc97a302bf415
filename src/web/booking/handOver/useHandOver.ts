import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from 'urql'
import { HANDOVER_FRAGMENT, stepPath } from '#web/site/funnelPaths.ts'
import { ARRIVED } from './arrived.ts'

/**
 * Takes over the booking an address carries, once the device's own state is known. What reads it is loaded by those who
 * come with one; where it cannot be had, the address stays, and a reload tries again.
 */
export function useHandOver(travelId: string, isReady: boolean): void {
  const graph = useClient()
  const store = useStore()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  useEffect(() => {
    if (!isReady || !hash.startsWith(HANDOVER_FRAGMENT)) return
    let isCurrent = true
    async function take() {
      const { takeHandOver } = await import('./takeHandOver.ts')
      const leaveAddress = (step: string | null) =>
        void (step === null
          ? navigate(pathname, { replace: true, preventScrollReset: true })
          : navigate(stepPath(travelId, step), { replace: true, state: ARRIVED }))
      if (isCurrent) takeHandOver({ travelId, graph, store, leaveAddress }, hash)
    }
    take().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [graph, hash, isReady, navigate, pathname, store, travelId])
}
