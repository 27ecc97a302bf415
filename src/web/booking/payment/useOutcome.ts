import { useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { FunnelEvent } from '#domain/booking/draft/funnelEvents.ts'
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
 * `idle`: nothing on its way. `sending`: the first request. `checking`: its answer was lost, the same submission is
 * asked about. `unreachable`, `tooMany`, `closed`: certainly not booked. `recent`: certainly not booked, for the same people were
 * a moment ago. `unknown`: nobody can say; it must not be booked again. `conflict`: nor can this be asked about, for
 * another booking was sent in its place.
 */
export type SubmitPhase =
  'idle' | 'sending' | 'checking' | 'unreachable' | 'tooMany' | 'closed' | 'recent' | 'unknown' | 'conflict'

/** The draft of a booking that is being sent, and what the outcome makes of it. */
export function useOutcome(travelId: string) {
  const store = useStore()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const [recent, setRecent] = useState<RecentBooking | null>(null)

  const draftNow = () => store.get(draftAtom(travelId))
  const offerNow = () => store.get(offerAtom(travelId))
  const keep = (draft: BookingDraft) => store.set(draftAtom(travelId), draft)
  const keepAndTell = ({ draft, eventToSend }: DraftWithEvent) => {
    keep(draft)
    if (eventToSend !== null) trackFunnelEvent(eventToSend, { travelId })
  }
  const tell = (event: FunnelEvent) => keepAndTell(withEvent(draftNow(), event))

  /** Nobody can say whether it was booked. */
  const raise = (next: 'unknown' | 'conflict') => {
    keepAndTell(withFatalError(withSubmissionUnknown(draftNow()), 'booking.fatal.answerNotReadable'))
    setPhase(next)
  }

  /** Certainly not booked: the draft can be changed again. */
  const giveBack = (next: SubmitPhase) => {
    const offer = offerNow()
    if (offer !== null) keep(withSubmissionNotSent(withoutFatalError(draftNow()), offer))
    setPhase(next)
  }

  async function take({ result, bookerId }: Answered) {
    const offer = offerNow()
    if (offer === null) return
    keep(withSubmissionResult(withoutFatalError(draftNow()), result, offer))
    setPhase('idle')
    if (!result.success) return
    tell('booking_success')
    trackBooking(draftNow(), offer, bookerId)
    const isOnline = draftNow().payment.type === 'online'
    await navigate(isOnline ? stepPath(travelId, 'online-zahlung') : confirmationPath(travelId), { replace: true })
  }

  async function end(outcome: SendOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'answered':
        return take(outcome)
      case 'notSent':
        giveBack(outcome.reason)
        return
      case 'recent':
        setRecent(outcome.recent)
        giveBack('recent')
        return
      case 'unknown':
      case 'conflict':
        raise(outcome.kind)
    }
  }

  return { phase, setPhase, recent: phase === 'recent' ? recent : null, draftNow, offerNow, keep, tell, end }
}
