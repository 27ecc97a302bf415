import { Navigate } from 'react-router'
import { firstOpenStep } from '#domain/booking/navigation.ts'
import { useBookingData } from './BookingContext.tsx'
import { stepPath } from './funnelPaths.ts'
import { Waiting } from './FunnelStates.tsx'
import { useBooking } from './useBooking.ts'

/** The address without a step: leads to the first one with something left to do, which only the device knows. */
export function FirstOpenStep() {
  const { isRestored } = useBookingData()
  const { travelId, draft, offer } = useBooking()
  const step = firstOpenStep(draft, offer)
  return isRestored && step !== null ? <Navigate to={stepPath(travelId, step.path)} replace /> : <Waiting />
}
