import { useStore } from 'jotai'
import { useEffect } from 'react'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { storedDraftAtom } from '#state/booking.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { track } from '#web/tracking/lazyTracker.ts'

/**
 * Deletes personal data when the visitor leaves a confirmed booking for another page (rule 10.18). A reload keeps it;
 * after leaving by the address bar it is deleted on return (`isStillInBooking.ts`), and with the window session storage ends.
 */
export function useEraseOnLeave(travelId: string): void {
  const store = useStore()
  useEffect(() => {
    const erase = () => {
      const draft = store.get(storedDraftAtom(travelId))
      if (draft === null || !isBooked(draft)) return
      store.set(storedDraftAtom(travelId), withoutPersonalData(draft))
      track({ kind: 'bookerGone' })
    }
    // A page restored from the back/forward cache still shows the personal data.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) erase()
    }
    window.addEventListener('pageshow', onReturn)
    return () => {
      window.removeEventListener('pageshow', onReturn)
      // React's StrictMode unmounts and mounts again at once; only another path counts as leaving.
      queueMicrotask(() => {
        if (!window.location.pathname.startsWith(stepPath(travelId, ''))) erase()
      })
    }
  }, [store, travelId])
}
