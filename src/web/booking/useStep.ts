import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { enterStep, reachableStep } from '#domain/booking/navigation.ts'
import { isBooked, stepByNumber } from '#domain/booking/steps.ts'
import type { Step } from '#domain/booking/steps.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import { trackFunnelEvent } from '#web/tracking/funnelTracking.ts'
import { useBookingData } from './BookingContext.tsx'
import { confirmationPath, stepPath } from './funnelPaths.ts'
import { nowSeconds } from './nowSeconds.ts'

/**
 * Enters a step once the booking is known: goes to the first gap before it where there is one, else notes the step
 * and sends its event.
 */
export function useStep(number: Step['number']): void {
  const { travelId, isRestored } = useBookingData()
  const store = useStore()
  const navigate = useNavigate()
  useEffect(() => {
    const step = stepByNumber(number)
    const offer = store.get(offerAtom(travelId))
    if (!isRestored || step === null || offer === null) return
    const draft = store.get(draftAtom(travelId))
    if (isBooked(draft) && number !== 4.5) {
      void navigate(confirmationPath(travelId), { replace: true })
      return
    }
    const target = reachableStep(draft, offer, step) ?? step
    if (target.number !== step.number) {
      void navigate(stepPath(travelId, target.path), { replace: true })
      return
    }
    const entered = enterStep(draft, step, nowSeconds())
    store.set(draftAtom(travelId), entered.draft)
    if (entered.eventToSend !== null) trackFunnelEvent(entered.eventToSend, { travelId })
  }, [isRestored, navigate, number, store, travelId])
}
