import type { Booking } from '#domain/booking/draft/booking.ts'
import { paymentStatus } from '#domain/booking/payment/onlinePayment.ts'
import { isPlaceCertain } from './placedFacts.ts'

/** Whether its places are held for an online payment that is not known to have been made. */
export function isAwaitingPayment(booking: Booking): boolean {
  const { draft } = booking
  const status = paymentStatus(draft)
  return isPlaceCertain(booking) && draft.payment.type === 'online' && status !== 'paid' && status !== 'expired'
}
