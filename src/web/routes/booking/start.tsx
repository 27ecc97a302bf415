import { isBooked } from '#domain/booking/draft/sent.ts'
import { useBookingData, useBooking } from '#web/booking/BookingContext.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

// Needed only by visitors who return to a travel they have booked.
const PlacedBooking = lazyWithRetry(
  async () => (await import('#web/booking/confirmation/PlacedBooking.tsx')).PlacedBooking,
)

export default function Start() {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  return !isRestored || !isBooked(draft) ? <StartStep /> : <PlacedBooking />
}
