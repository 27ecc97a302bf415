import { useStore } from 'jotai'
import { useEffect } from 'react'
import { withFatalError, withoutFatalError, type FatalErrorKey } from '#domain/booking/funnel/activity.ts'
import { storedDraftAtom } from '#state/booking.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'

/** Records in the draft the error that makes booking impossible, and clears it once it is resolved (rule 10.11). */
export function useFatalError(travelId: string, key: FatalErrorKey | null): void {
  const store = useStore()
  useEffect(() => {
    const draft = store.get(storedDraftAtom(travelId))
    if (draft === null || draft.fatalError === key || draft.currentStep === -1) return
    if (key === null) {
      // An error raised by a submission is cleared by the submission.
      if (draft.fatalError !== 'booking.fatal.answerNotReadable')
        store.set(storedDraftAtom(travelId), withoutFatalError(draft))
      return
    }
    const raised = withFatalError(draft, key)
    store.set(storedDraftAtom(travelId), raised.draft)
    if (raised.eventToSend !== null) trackFunnelEvent(raised.eventToSend, { travelId })
  }, [key, store, travelId])
}
