import { useDeferredValue, useMemo } from 'react'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { useBooking } from '#web/booking/useBooking.ts'

/**
 * What takes longer to find than a key press may: the answer for the booking as it was stays on screen until the new
 * one is there. `find` is the same function each time.
 */
export function useLater<Found>(find: (draft: BookingDraft, offer: Offer) => Found): Found {
  const { draft, offer } = useBooking()
  const present = useMemo(() => ({ draft, offer }), [draft, offer])
  const looked = useDeferredValue(present)
  return useMemo(() => find(looked.draft, looked.offer), [find, looked])
}
