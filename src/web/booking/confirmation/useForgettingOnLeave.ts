import { useStore } from 'jotai'
import { useEffect } from 'react'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { bookingsAtom, draftAtom } from '#state/booking.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { track } from '#web/tracking/lazyTracker.ts'

/**
 * Personal data goes when the visitor leaves a confirmed booking (rule 10.18) for another page. A reload
 * is no leaving; who leaves by the address bar is forgotten on return (isStillInBooking.ts), and with the window it goes by
 * itself, being kept in the storage that ends with it.
 */
export function useForgettingOnLeave(travelId: string): void {
  const store = useStore()
  useEffect(() => {
    const forget = () => {
      const draft = store.get(bookingsAtom)[travelId]
      if (draft === undefined || !isBooked(draft)) return
      store.set(draftAtom(travelId), withoutPersonalData(draft))
      track({ kind: 'bookerGone' })
    }
    // Back from elsewhere the browser may show the page as it was left, people and all.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forget()
    }
    window.addEventListener('pageshow', onReturn)
    return () => {
      window.removeEventListener('pageshow', onReturn)
      // Strict development mode leaves and comes back at once; only another page is a leaving.
      queueMicrotask(() => {
        if (!window.location.pathname.startsWith(stepPath(travelId, ''))) forget()
      })
    }
  }, [store, travelId])
}
