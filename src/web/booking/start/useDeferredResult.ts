import { useDeferredValue, useMemo } from 'react'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { useBooking } from '#web/booking/useBooking.ts'

/**
 * An expensive result, computed in a deferred render: the result for the previous draft stays on screen meanwhile.
 *
 * @param compute referentially stable.
 */
export function useDeferredResult<Result>(compute: (draft: BookingDraft, offer: Offer) => Result): Result {
  const { draft, offer } = useBooking()
  const present = useMemo(() => ({ draft, offer }), [draft, offer])
  const deferred = useDeferredValue(present)
  return useMemo(() => compute(deferred.draft, deferred.offer), [compute, deferred])
}
