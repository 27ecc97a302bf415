import { useStore } from 'jotai'
import { useEffect } from 'react'
import { resolve } from '#domain/booking/draft/booking.ts'
import { isBooked, isOutcomeUnknown } from '#domain/booking/draft/sent.ts'
import { withSubmissionStarted, withTotalAccepted } from '#domain/booking/funnel/submission.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import { ASK_ONLY_HEADER, BOOK_AGAIN_HEADER } from '#protocol/proxyEndpoint.ts'
import { usePlaceBookingMutation } from '#gql/operations/PlaceBooking.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { newSubmissionId } from './newSubmissionId.ts'
import { sendBooking, type SendOutcome } from './sendBooking.ts'
import { sendUntilKnown } from './sendUntilKnown.ts'
import { IDLE, isPending, submitStateAtom, type SubmitPhase } from '#state/submitState.ts'
import { useIsUnmounted } from './useIsUnmounted.ts'
import { useOutcome } from './useOutcome.ts'
import { withRoomingList } from './withRoomingList.ts'

type Header = typeof BOOK_AGAIN_HEADER | typeof ASK_ONLY_HEADER | null

/** Sends the booking of the draft, at most once (rule 10.13). */
export function useSubmit(travelId: string) {
  const [, placeBooking] = usePlaceBookingMutation()
  const { tenant } = useSite()
  const { bookingNow, record } = useBookingActions()
  const { phase, setPhase, recent, track, applyOutcome } = useOutcome(travelId)
  const store = useStore()
  const isUnmounted = useIsUnmounted()
  useEffect(
    // The result of the last attempt is shown once; a pending attempt goes on.
    () => () => store.set(submitStateAtom(travelId), (state) => (isPending(state) ? state : IDLE)),
    [store, travelId],
  )

  async function send(header: Header): Promise<SendOutcome> {
    const booking = bookingNow()
    try {
      const json = toBookingJson(resolve(withRoomingList(booking), booking.offer), loadingTimes(booking))
      return await sendBooking(placeBooking, { tenantId: tenant.id, json, header })
    } catch (error) {
      // A booking that cannot be written is not sent, and the button works again.
      reportError(error)
      return { kind: 'notSent', reason: 'unreachable' }
    }
  }

  async function run(first: SubmitPhase, header: Header) {
    const { draft } = bookingNow()
    if (isPending(store.get(submitStateAtom(travelId))) || isBooked(draft)) return
    const mayHaveRun = first === 'checking' || draft.submission.submissionId !== null
    setPhase(first)
    // The id is stored before the first request, so that the outcome can be queried after any failure.
    record(({ draft }) => withSubmissionStarted(draft, newSubmissionId()))
    const { submissionId } = bookingNow().draft.submission
    // After a deletion the draft is that of a new booking: nobody has sent it, and the outcome is not its own.
    const idNow = () => bookingNow().draft.submission.submissionId
    const outcome = await sendUntilKnown({
      send: () => (idNow() === submissionId ? send(header) : Promise.resolve({ kind: 'unknown', isFinal: true })),
      mayHaveRun,
      onUnknown: () => setPhase('checking'),
      hasLeft: () => isUnmounted.current || idNow() !== submissionId,
    })
    if (idNow() === submissionId) await applyOutcome(outcome)
    // Unless a new booking is being sent.
    else if (idNow() === null) setPhase('idle')
  }

  /** The click accepts a changed total, because the button shows the amount. */
  const submit = async (header: Header) => {
    record(withTotalAccepted)
    track('booking_submit')
    await run('sending', header)
  }
  /** Does nothing without an id: nothing was sent whose status could be queried. */
  const check = async () => {
    if (isOutcomeUnknown(bookingNow().draft)) await run('checking', ASK_ONLY_HEADER)
  }
  return { phase, recent, submit: () => submit(null), submitAgain: () => submit(BOOK_AGAIN_HEADER), check }
}
