import { lazy, Suspense } from 'react'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { useBookingData, useBooking } from '#web/booking/BookingContext.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

// Needed only by visitors who return to a travel they have booked.
const PlacedBooking = lazy(async () => ({
  default: (await import('#web/booking/confirmation/PlacedBooking.tsx')).PlacedBooking,
}))

export default function Start() {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  if (!isRestored || !isBooked(draft)) return <StartStep />
  return (
    <Suspense>
      <PlacedBooking />
    </Suspense>
  )
}
