import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useClient } from 'urql'
import { withFatalError, withoutFatalError } from '#domain/booking/activity.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { withEvent } from '#domain/booking/navigation.ts'
import { toBookingJson } from '#domain/booking/payload.ts'
import {
  withSubmissionNotSent,
  withSubmissionResult,
  withSubmissionStarted,
  withSubmissionUnknown,
  withTotalAccepted,
} from '#domain/booking/submission.ts'
import { isBooked } from '#domain/booking/steps.ts'
import type { FunnelEvent } from '#domain/tracking/funnelEvents.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import { confirmationPath, stepPath } from '#web/booking/funnelPaths.ts'
import { newSubmissionId } from '#web/booking/newSubmissionId.ts'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { tellBooking } from '#web/tracking/bookingTracking.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'
import { sendBooking } from './sendBooking.ts'
import type { Answered } from './sendBooking.ts'

/**
 * `idle`: nothing on its way. `sending`: the first request. `checking`: its answer was lost, the same submission is
 * asked about. `unreachable`, `closed`: certainly not booked. `unknown`: nobody can say; it must not be booked again.
 */
export type SubmitPhase = 'idle' | 'sending' | 'checking' | 'unreachable' | 'closed' | 'unknown'

/** Pauses in milliseconds before the same submission is asked about again. */
const CHECK_PAUSES = [1_500, 3_000, 6_000, 12_000] as const

/** Sends the booking of the draft, at most once (decisions 6, Submit). */
export function useSubmit(travelId: string) {
  const graph = useClient()
  const store = useStore()
  const navigate = useNavigate()
  const { tenant } = useSite()
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const isBusy = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const draftNow = () => store.get(draftAtom(travelId))
  const keep = (draft: BookingDraft) => store.set(draftAtom(travelId), draft)
  const tell = (event: FunnelEvent) => {
    const { draft, eventToSend } = withEvent(draftNow(), event)
    keep(draft)
    if (eventToSend !== null) trackFunnelEvent(eventToSend, { travelId })
  }

  /** Nobody can say whether it was booked. */
  const raise = () => {
    const raised = withFatalError(withSubmissionUnknown(draftNow()), 'booking.fatal.answerNotReadable')
    keep(raised.draft)
    if (raised.eventToSend !== null) trackFunnelEvent(raised.eventToSend, { travelId })
  }

  async function take({ result, bookerId }: Pick<Answered, 'result' | 'bookerId'>) {
    const offer = store.get(offerAtom(travelId))
    if (offer === null) return
    keep(withSubmissionResult(withoutFatalError(draftNow()), result, offer))
    setPhase('idle')
    if (!result.success) return
    tell('booking_success')
    tellBooking(draftNow(), offer, bookerId)
    const isOnline = draftNow().payment.type === 'online'
    await navigate(isOnline ? stepPath(travelId, 'online-zahlung') : confirmationPath(travelId), { replace: true })
  }

  /** Sends the submission of the draft, and asks about it again with the same id while its outcome is unknown. */
  async function sendUntilKnown(pauses: readonly number[], mayHaveRun: boolean): Promise<void> {
    const offer = store.get(offerAtom(travelId))
    if (offer === null) return
    const outcome = await sendBooking(graph, tenant.id, toBookingJson(draftNow(), offer, loadingTimes(draftNow(), offer)))
    if (outcome.kind === 'answered') return take(outcome)
    // A later request that was not sent says nothing about an earlier one.
    if (outcome.kind !== 'unknown' && !mayHaveRun) {
      keep(withSubmissionNotSent(draftNow(), offer))
      setPhase(outcome.kind === 'closed' ? 'closed' : 'unreachable')
      return
    }
    const [pause, ...rest] = pauses
    if (pause === undefined || isGone.current) {
      raise()
      setPhase('unknown')
      return
    }
    setPhase('checking')
    await new Promise((resolve) => setTimeout(resolve, pause))
    return sendUntilKnown(rest, true)
  }

  async function run(first: SubmitPhase) {
    if (isBusy.current || isBooked(draftNow())) return
    isBusy.current = true
    setPhase(first)
    // The id is on the device before the first byte leaves it: whatever happens next can be asked about.
    keep(withSubmissionStarted(draftNow(), newSubmissionId()))
    await sendUntilKnown(CHECK_PAUSES, first === 'checking').finally(() => {
      isBusy.current = false
    })
  }

  /** Who sends beside a changed total has read it: the amount stands on the button. */
  const submit = async () => {
    const offer = store.get(offerAtom(travelId))
    if (offer !== null) keep(withTotalAccepted(draftNow(), offer))
    tell('booking_submit')
    await run('sending')
  }
  return { phase, submit, check: () => run('checking') }
}
