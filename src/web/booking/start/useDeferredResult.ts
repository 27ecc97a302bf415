import { useDeferredValue, useMemo } from 'react'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'

/**
 * An expensive result, computed in a deferred render: the result for the previous booking stays on screen meanwhile.
 *
 * @param compute referentially stable.
 */
export function useDeferredResult<Result>(compute: (booking: Booking) => Result): Result {
  const deferred = useDeferredValue(useBooking().booking)
  return useMemo(() => compute(deferred), [compute, deferred])
}
