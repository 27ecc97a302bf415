import { isBooked } from '#domain/booking/draft/sent.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { priceChange } from '#domain/booking/funnel/submission.ts'
import { cancellationSteps } from '#domain/booking/payment/cancellationTerms.ts'
import { paymentPlan } from '#domain/booking/payment/paymentPlan.ts'
import { isPlaceCertain, placedDays, placedStatus } from '#domain/booking/payment/placed.ts'
import { timeline } from '#domain/booking/payment/timeline.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'

/**
 * Conditions of the booking by the operator's terms: instalments of the invoice, cancellation costs and milestones.
 * Null if the place is not certain or the dates are unknown.
 */
export function useClosing() {
  const { booking, draft, offer, price } = useBooking()
  const { terms } = useSite().tenant
  const { submission, payment } = draft
  const days = placedDays(booking)
  const status = isBooked(draft) ? placedStatus(booking) : statusCode(booking.status.status)
  if (days === null || !isPlaceCertain(status)) return null
  const booked = { ...days, bookedOn: submission.bookedOn ?? offer.today }
  const centimes = submission.totalCentimes ?? priceChange(booking)?.platformCentimes ?? price.total.centimes
  const payments = payment.type === 'invoice' ? paymentPlan({ ...price.total, centimes }, terms.payments, booked) : []
  const documentsDaysBefore = chosenDocuments(booking) === null ? null : terms.documentsDaysBefore
  return {
    bookedOn: booked.bookedOn,
    currency: price.total.currency,
    payments,
    cancellation: cancellationSteps(terms.cancellation, booked),
    customerMoney: terms.customerMoney,
    milestones: timeline({ ...booked, payments, documentsDaysBefore }),
  }
}
