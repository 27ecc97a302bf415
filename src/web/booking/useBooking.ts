import { useAtomValue, useSetAtom } from 'jotai'
import { bookingAtom, changeDraftAtom, offerAtom, priceAtom } from '#state/booking.ts'
import { useBookingData } from './BookingContext.tsx'

/** The offer alone, for components that do not depend on the draft and need not re-render when it changes. */
export function useOffer() {
  const offer = useAtomValue(offerAtom(useBookingData().travelId))
  if (offer === null) throw new Error('The booking page shows steps before the travel is loaded')
  return offer
}

/**
 * The booking with its draft, offer and price, and the command that changes the draft.
 * @throws outside of the booking page, or before the travel is loaded
 */
export function useBooking() {
  const { travelId } = useBookingData()
  const booking = useAtomValue(bookingAtom(travelId))
  const price = useAtomValue(priceAtom(travelId))
  const change = useSetAtom(changeDraftAtom(travelId))
  if (booking === null || price === null) throw new Error('The booking page shows steps before the travel is loaded')
  return { travelId, booking, draft: booking.draft, offer: booking.offer, price, change }
}
