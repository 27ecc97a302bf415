import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import { withFatalError, withoutFatalError } from '#domain/booking/funnel/activity.ts'
import { withEvent } from '#domain/booking/funnel/navigation.ts'
import type { DraftWithEvent } from '#domain/booking/funnel/navigation.ts'
import {
  withSubmissionNotSent,
  withSubmissionResult,
  withSubmissionUnknown,
} from '#domain/booking/funnel/submission.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
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
  const { bookingNow, record } = useBookingActions()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const [recent, setRecent] = useState<RecentBooking | null>(null)

  const recordAndTrack = ({ draft, eventToSend }: DraftWithEvent) => {
    record(() => draft)
    if (eventToSend !== null) trackFunnelEvent(eventToSend, { travelId })
  }
  const track = (event: FunnelEvent) => recordAndTrack(withEvent(bookingNow().draft, event))

  /** Unknown outcome: recorded as a fatal error. */
  const setUnknown = (next: 'unknown' | 'conflict') => {
    recordAndTrack(withFatalError(withSubmissionUnknown(bookingNow().draft), 'booking.fatal.answerNotReadable'))
    setPhase(next)
  }

  /** Certainly not booked: unlocks the draft. */
  const unlock = (next: SubmitPhase) => {
    record(withSubmissionNotSent)
    record(({ draft }) => withoutFatalError(draft))
    setPhase(next)
  }

  async function applyResult({ result, bookerId }: Answered) {
    record((booking) => withSubmissionResult(booking, result))
    record(({ draft }) => withoutFatalError(draft))
    setPhase('idle')
    if (!result.success) return
    track('booking_success')
    const booked = bookingNow()
    trackBooking(booked, bookerId)
    const isOnline = booked.draft.payment.type === 'online'
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

  return { phase, setPhase, recent: phase === 'recent' ? recent : null, track, applyOutcome }
}
