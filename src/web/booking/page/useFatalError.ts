import { useStore } from 'jotai'
import { useEffect } from 'react'
import { withFatalError, withoutFatalError } from '#domain/booking/funnel/activity.ts'
import type { FatalErrorKey } from '#domain/booking/funnel/activity.ts'
import { draftAtom } from '#state/booking.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'

/** Notes in the draft what makes the booking impossible, and takes it back when that is over (rule 10.11). */
export function useFatalError(travelId: string, key: FatalErrorKey | null): void {
  const store = useStore()
  useEffect(() => {
    const draft = store.get(draftAtom(travelId))
    if (draft.fatalError === key || draft.currentStep === -1) return
    if (key === null) {
      // What a submit has raised is over when the submit is.
      if (draft.fatalError !== 'booking.fatal.answerNotReadable')
        store.set(draftAtom(travelId), withoutFatalError(draft))
      return
    }
    const raised = withFatalError(draft, key)
    store.set(draftAtom(travelId), raised.draft)
    if (raised.eventToSend !== null) trackFunnelEvent(raised.eventToSend, { travelId })
  }, [key, store, travelId])
}
