import { Navigate } from 'react-router'
import { firstOpenStep } from '#domain/booking/funnel/navigation.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { Waiting } from './FunnelStates.tsx'

/** For the URL without a step: redirects to the first incomplete step, once the stored draft is restored. */
export function FirstOpenStep() {
  const { isRestored } = useBookingData()
  const { booking, travelId } = useBooking()
  const step = firstOpenStep(booking)
  return isRestored && step !== null ? <Navigate to={stepPath(travelId, step.path)} replace /> : <Waiting />
}
