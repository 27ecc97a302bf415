import { useStore } from 'jotai'
import { useEffect } from 'react'
import { withoutPersonalData } from '#domain/booking/privacy.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { bookingsAtom, draftAtom } from '#state/booking.ts'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { tell } from '#web/tracking/lateTracker.ts'

/**
 * Personal data goes when the visitor leaves a confirmed booking (decisions 6, Persistence) for another page. A reload
 * is no leaving; with the window it goes by itself, being kept in the storage that ends with it.
 */
export function useForgettingOnLeave(travelId: string): void {
  const store = useStore()
  useEffect(
    () => () => {
      // Strict development mode leaves and comes back at once; only another page is a leaving.
      queueMicrotask(() => {
        if (window.location.pathname.startsWith(stepPath(travelId, ''))) return
        const draft = store.get(bookingsAtom)[travelId]
        if (draft === undefined || !isBooked(draft)) return
        store.set(draftAtom(travelId), withoutPersonalData(draft))
        tell({ kind: 'bookerGone' })
      })
    },
    [store, travelId],
  )
}
