import { Navigate } from 'react-router'
import { firstOpenStep } from '#domain/booking/funnel/navigation.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { Waiting } from './FunnelStates.tsx'

/** The address without a step: leads to the first one with something left to do, which only the device knows. */
export function FirstOpenStep() {
  const { isRestored } = useBookingData()
  const { travelId, draft, offer } = useBooking()
  const step = firstOpenStep(draft, offer)
  return isRestored && step !== null ? <Navigate to={stepPath(travelId, step.path)} replace /> : <Waiting />
}
