import { useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { withFatalError, withoutFatalError } from '#domain/booking/funnel/activity.ts'
import { withEvent } from '#domain/booking/funnel/navigation.ts'
import type { DraftWithEvent } from '#domain/booking/funnel/navigation.ts'
import {
  withSubmissionNotSent,
  withSubmissionResult,
  withSubmissionUnknown,
} from '#domain/booking/funnel/submission.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import { confirmationPath, stepPath } from '#web/site/funnelPaths.ts'
import { trackBooking } from '#web/tracking/bookingTracking.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'
import type { Answered, RecentBooking, SendOutcome } from './sendBooking.ts'

/**
 * `idle`: no request pending. `sending`: first request. `checking`: the response was lost, the same submission is
 * repeated. `unreachable`, `tooMany`, `closed`: certainly not booked. `recent`: certainly not booked, because the same
 * people were booked recently. `unknown`: the outcome is unknown; must not be booked again. `conflict`: the outcome is
 * unknown and cannot be queried, because another booking was sent under the same id.
 */
export type SubmitPhase =
  'idle' | 'sending' | 'checking' | 'unreachable' | 'tooMany' | 'closed' | 'recent' | 'unknown' | 'conflict'

/** State of a submission: its phase, and the draft as updated by the outcome. */
export function useOutcome(travelId: string) {
  const store = useStore()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const [recent, setRecent] = useState<RecentBooking | null>(null)

  const draftNow = () => store.get(draftAtom(travelId))
  const offerNow = () => store.get(offerAtom(travelId))
  const save = (draft: BookingDraft) => store.set(draftAtom(travelId), draft)
  const saveAndTrack = ({ draft, eventToSend }: DraftWithEvent) => {
    save(draft)
    if (eventToSend !== null) trackFunnelEvent(eventToSend, { travelId })
  }
  const track = (event: FunnelEvent) => saveAndTrack(withEvent(draftNow(), event))

  /** Unknown outcome: recorded as a fatal error. */
  const setUnknown = (next: 'unknown' | 'conflict') => {
    saveAndTrack(withFatalError(withSubmissionUnknown(draftNow()), 'booking.fatal.answerNotReadable'))
    setPhase(next)
  }

  /** Certainly not booked: unlocks the draft. */
  const unlock = (next: SubmitPhase) => {
    const offer = offerNow()
    if (offer !== null) save(withSubmissionNotSent(resolve(withoutFatalError(draftNow()), offer)))
    setPhase(next)
  }

  async function applyResult({ result, bookerId }: Answered) {
    const offer = offerNow()
    if (offer === null) return
    save(withSubmissionResult(resolve(withoutFatalError(draftNow()), offer), result))
    setPhase('idle')
    if (!result.success) return
    track('booking_success')
    trackBooking(resolve(draftNow(), offer), bookerId)
    const isOnline = draftNow().payment.type === 'online'
    await navigate(isOnline ? stepPath(travelId, 'online-zahlung') : confirmationPath(travelId), { replace: true })
  }

  async function applyOutcome(outcome: SendOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'answered':
        return applyResult(outcome)
      case 'notSent':
        unlock(outcome.reason)
        return
      case 'recent':
        setRecent(outcome.recent)
        unlock('recent')
        return
      case 'unknown':
      case 'conflict':
        setUnknown(outcome.kind)
    }
  }

  return { phase, setPhase, recent: phase === 'recent' ? recent : null, draftNow, offerNow, save, track, applyOutcome }
}
