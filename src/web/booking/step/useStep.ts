import { useAtomValue } from 'jotai'
import { startTransition, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isBooked, isSent } from '#domain/booking/draft/sent.ts'
import { isIdle } from '#domain/booking/funnel/activity.ts'
import { enterStep, reachableStep, withEvent } from '#domain/booking/funnel/navigation.ts'
import { stepByNumber, type Step } from '#domain/booking/funnel/steps.ts'
import { changedElsewhereAtom } from '#state/otherWindow.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { INPUTS } from '#web/document/interactions.ts'
import { confirmationPath, stepPath } from '#web/site/funnelPaths.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'
import { SENT_BACK } from './locationState.ts'

/**
 * Route guard of a step, once the booking is restored: redirects to the first incomplete step before it, or else records
 * the step and sends its event. After a long pause booking_timeout is sent first.
 */
export function useStep(number: Step['number']): void {
  const { travelId, isRestored } = useBookingData()
  const { draft: shown, bookingNow, record } = useBooking()
  const navigate = useNavigate()
  const isChangedElsewhere = useAtomValue(changedElsewhereAtom).includes(travelId)
  // What is open after a change in another window is asked for when the visitor goes on. Only a booking sent there, or no
  // longer placed, has no use for this step. That it is sent is written before the outcome.
  const sentElsewhere = isChangedElsewhere && (isBooked(shown) ? 'booked' : isSent(shown) || number === 4.5)
  useEffect(() => {
    const step = stepByNumber(number)
    if (!isRestored || step === null) return
    const booking = bookingNow()
    const { draft } = booking
    if (isBooked(draft) && number !== 4.5) {
      void navigate(confirmationPath(travelId), { replace: true })
      return
    }
    const target = reachableStep(booking, step) ?? step
    if (target.number !== step.number) {
      void navigate(stepPath(travelId, target.path), {
        replace: true,
        state: target.number < step.number ? SENT_BACK : null,
      })
      return
    }
    const left = isIdle(draft, nowSeconds()) ? withEvent(draft, 'booking_timeout') : { draft, eventToSend: null }
    const entered = enterStep(left.draft, step, nowSeconds())
    // Nothing of it is urgent on screen, but all that shows the booking renders again.
    startTransition(() => record(() => entered.draft))
    for (const event of [left.eventToSend, entered.eventToSend]) {
      if (event !== null) trackFunnelEvent(event, { travelId })
    }
  }, [bookingNow, isRestored, navigate, number, record, sentElsewhere, travelId])
  useEnteredAgain(number)
}

/**
 * Records the step again when another window has recorded an earlier one, from which nothing of this step would be loaded.
 * Not before the visitor is back in this window: its write could undo what they are choosing in the other.
 */
function useEnteredAgain(number: Step['number']): void {
  const { draft, record } = useBooking()
  const recorded = useRef<Step['number'] | null>(null)
  const { currentStep } = draft
  useEffect(() => {
    const step = stepByNumber(number)
    if (currentStep >= number) recorded.current = number
    // One that was deleted is not begun again.
    const isBegun = currentStep !== -1
    if (!isBegun || currentStep >= number || recorded.current !== number || step === null) return
    const listening = new AbortController()
    const enterAgain = () => {
      listening.abort()
      startTransition(() => record((now) => enterStep(now.draft, step, nowSeconds()).draft))
    }
    for (const sign of SIGNS_OF_VISITOR)
      window.addEventListener(sign, enterAgain, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [currentStep, number, record])
}

/** Events of a window that the visitor is in. */
const SIGNS_OF_VISITOR = ['focus', ...INPUTS] as const
