import { useAtom } from 'jotai'
import { useNavigate } from 'react-router'
import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import { withFatalError, withoutFatalError } from '#domain/booking/funnel/activity.ts'
import { withEvent, type DraftWithEvent } from '#domain/booking/funnel/navigation.ts'
import {
  withSubmissionNotSent,
  withSubmissionResult,
  withSubmissionUnknown,
} from '#domain/booking/funnel/submission.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { expireAnswers } from '#web/graph/answerTimes.ts'
import { confirmationPath, stepPath } from '#web/site/funnelPaths.ts'
import { trackBooking } from '#web/tracking/bookingTracking.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'
import type { Answered, SendOutcome } from './sendBooking.ts'
import { submitStateAtom, type SubmitPhase } from '#state/submitState.ts'

/** State of a submission: its phase, and the draft as updated by the outcome. */
export function useOutcome(travelId: string) {
  const { bookingNow, record } = useBookingActions()
  const navigate = useNavigate()
  const [{ phase, recent }, setState] = useAtom(submitStateAtom(travelId))
  const setPhase = (next: SubmitPhase) => setState({ phase: next, recent: null })

  const recordAndTrack = ({ draft, eventToSend }: DraftWithEvent) => {
    record(() => draft)
    if (eventToSend !== null) trackFunnelEvent(eventToSend, { travelId })
  }
  /** Whether it was tracked for the first time. */
  const track = (event: FunnelEvent): boolean => {
    const tracked = withEvent(bookingNow().draft, event)
    recordAndTrack(tracked)
    return tracked.eventToSend !== null
  }

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
    if (!result.success) {
      // A refusal may mean that places are gone: the next step refetches them.
      expireAnswers()
      return
    }
    const isFirst = track('booking_success')
    const booked = bookingNow()
    // Another window may have asked for the same outcome.
    if (isFirst) trackBooking(booked, bookerId)
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
      case 'neverSent':
        unlock('unreachable')
        return
      case 'recent':
        unlock('recent')
        setState({ phase: 'recent', recent: outcome.recent })
        return
      case 'unknown':
      case 'conflict':
        setUnknown(outcome.kind)
    }
  }

  return { phase, recent, setPhase, track, applyOutcome }
}
