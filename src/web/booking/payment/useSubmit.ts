import { useEffect, useRef } from 'react'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { withSubmissionStarted, withTotalAccepted } from '#domain/booking/funnel/submission.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import { usePlaceBookingMutation } from '#gql/operations/PlaceBooking.ts'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { newSubmissionId } from './newSubmissionId.ts'
import { sendBooking } from './sendBooking.ts'
import type { SendOutcome } from './sendBooking.ts'
import { sendUntilKnown } from './sendUntilKnown.ts'
import { useOutcome } from './useOutcome.ts'
import type { SubmitPhase } from './useOutcome.ts'
import { withRoomingList } from './withRoomingList.ts'

/** Sends the booking of the draft, at most once (rule 10.13). */
export function useSubmit(travelId: string) {
  const [, placeBooking] = usePlaceBookingMutation()
  const { tenant } = useSite()
  const { phase, setPhase, recent, draftNow, offerNow, keep, tell, end } = useOutcome(travelId)
  const isBusy = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function send(isAgain: boolean): Promise<SendOutcome> {
    const offer = offerNow()
    if (offer === null) return { kind: 'unknown', isFinal: true }
    const json = toBookingJson(withRoomingList(draftNow(), offer), offer, loadingTimes(draftNow(), offer))
    return sendBooking(placeBooking, { tenantId: tenant.id, json, isAgain })
  }

  async function run(first: SubmitPhase, isAgain = false) {
    if (isBusy.current || isBooked(draftNow())) return
    isBusy.current = true
    setPhase(first)
    // The id is on the device before the first byte leaves it: whatever happens next can be asked about.
    keep(withSubmissionStarted(draftNow(), newSubmissionId()))
    const outcome = sendUntilKnown({
      send: () => send(isAgain),
      mayHaveRun: first === 'checking',
      onDoubt: () => setPhase('checking'),
      isGone: () => isGone.current,
    })
    await outcome.then(end).finally(() => {
      isBusy.current = false
    })
  }

  /** Who sends beside a changed total has read it: the amount stands on the button. */
  const submit = async (isAgain = false) => {
    const offer = offerNow()
    if (offer !== null) keep(withTotalAccepted(draftNow(), offer))
    tell('booking_submit')
    await run('sending', isAgain)
  }
  return { phase, recent, submit: () => submit(), submitAgain: () => submit(true), check: () => run('checking') }
}
