import { useAtomValue, useSetAtom } from 'jotai'
import { changeDraftAtom, draftAtom, offerAtom, priceAtom } from '#state/booking.ts'
import { useBookingData } from './BookingContext.tsx'

/** What can be sold, for parts that do not depend on what was chosen: they stay as they are while that changes. */
export function useOffer() {
  const offer = useAtomValue(offerAtom(useBookingData().travelId))
  if (offer === null) throw new Error('The booking page shows steps before the travel is loaded')
  return offer
}

/** The booking a step shows, and the one way to change it. */
export function useBooking() {
  const { travelId } = useBookingData()
  const draft = useAtomValue(draftAtom(travelId))
  const offer = useAtomValue(offerAtom(travelId))
  const price = useAtomValue(priceAtom(travelId))
  const change = useSetAtom(changeDraftAtom(travelId))
  if (offer === null || price === null) throw new Error('The booking page shows steps before the travel is loaded')
  return { travelId, draft, offer, price, change }
}
