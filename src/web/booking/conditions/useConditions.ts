import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { payableTotal } from '#domain/booking/funnel/payableTotal.ts'
import { cancellationSteps } from '#domain/booking/payment/cancellationTerms.ts'
import { isDueAtOnce, paymentPlan } from '#domain/booking/payment/paymentPlan.ts'
import { isPlaceCertain, placedDays } from '#domain/booking/placed/placedFacts.ts'
import { timeline } from '#domain/booking/placed/timeline.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'

/**
 * Conditions of the booking by the operator's terms: instalments of the invoice, cancellation costs and milestones.
 * Null if the place is not certain or the dates are unknown.
 */
export function useConditions() {
  const { booking, draft, offer } = useBooking()
  const { terms } = useSite().tenant
  const { submission, payment } = draft
  const days = placedDays(booking)
  if (days === null || !isPlaceCertain(booking)) return null
  const booked = { ...days, bookedOn: submission.bookedOn ?? offer.today }
  const total = payableTotal(booking)
  const ofInvoice = paymentPlan(total, terms.payments, booked)
  const payments = payment.type === 'invoice' && hasBedForEverybody(draft) ? ofInvoice : []
  const documentsDaysBefore = chosenDocuments(booking) === null ? null : terms.documentsDaysBefore
  return {
    bookedOn: booked.bookedOn,
    currency: total.currency,
    payments,
    isInvoiceDueAtOnce: ofInvoice.some((part) => isDueAtOnce(part, booked.bookedOn)),
    cancellation: cancellationSteps(terms.cancellation, booked),
    customerMoney: terms.customerMoney,
    milestones: timeline({ ...booked, payments, documentsDaysBefore }),
  }
}
