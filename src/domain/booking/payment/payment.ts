import { dateAvailability } from '#domain/booking/availability/dateAvailability.ts'
import type { PaymentType } from '#domain/booking/draft/checkout.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Remedy, Reason } from '#domain/catalogue/reason.ts'
import type { Status } from '#domain/catalogue/status.ts'
import type { Money } from '#domain/money.ts'
import { shownText } from '#domain/shownText.ts'

/** Code prefix of catalogues for closed groups, which do not pay online. */
const GROUP_CATALOGUE_PREFIX = 'G'

/** Falls back to the invoice where the chosen payment method is not offered. */
export function settlePaymentMethod(booking: Booking): BookingDraft {
  const { draft, sale } = booking
  if (sale === null || paymentMethods(booking).includes(draft.payment.type)) return draft
  return { ...draft, payment: { ...draft.payment, type: 'invoice' } }
}

/** The payment methods (rules 5.10): invoice always, online where all conditions hold. */
export function paymentMethods(booking: Booking): readonly PaymentType[] {
  return onlinePaymentReason(booking) === null ? ['invoice', 'online'] : ['invoice']
}

/**
 * The reason online payment is not possible: it is disabled or has no payment page, the catalogue is one for groups, or
 * the status is not BOOKABLE; null when it is possible.
 */
export function onlinePaymentReason(booking: Booking): Reason | null {
  const { offer } = booking
  const { pricing, settings, hasPaymentPage } = offer
  const isEnabled = hasPaymentPage && settings.onlinePaymentConfig?.enabled === true
  if (pricing === null || !isEnabled) return { key: 'booking.reason.paymentDisabled', remedy: null }
  if (pricing.catalogCode.startsWith(GROUP_CATALOGUE_PREFIX))
    return { key: 'booking.reason.paymentGroup', remedy: null }
  if (isBookable(booking.status)) return null
  return { key: 'booking.reason.paymentNotBookable', remedy: bookableRemedy(booking) }
}

function isBookable({ status }: Status): boolean {
  return statusCode(status) === 'BOOKABLE'
}

/**
 * Leaving the waitlist, where that helps. Another date is no remedy: in the last step nobody changes it only to pay
 * online.
 */
function bookableRemedy(booking: Booking): Remedy | null {
  const { draft, offer, date } = booking
  const isSwitched = draft.switchedToWaitlistFallback && date !== null
  return isSwitched && dateAvailability(date, offer).state === 'BOOKABLE' ? { kind: 'waitlist', isOn: false } : null
}

/** Assumption: the monthly TWINT limit of many Swiss banks, in centimes. */
const USUAL_TWINT_LIMIT = 500_000

/**
 * Whether a total exceeds the banks' TWINT limit; null where the operator's text on online payment does not mention
 * TWINT, or in EUR.
 */
export function twintLimit(total: Money, { settings }: Pick<Offer, 'settings'>): 'below' | 'above' | null {
  const isNamed = /twint/i.test(settings.onlinePaymentConfig?.infoText ?? '')
  if (!isNamed || total.currency !== 'CHF') return null
  return total.centimes > USUAL_TWINT_LIMIT ? 'above' : 'below'
}

/** The terms to accept; `partner` is a tour operator with terms of its own (rule 10.7). */
export function termsRequired({ travel }: Pick<Offer, 'travel'>): { readonly gtc: true; readonly partner: boolean } {
  return { gtc: true, partner: shownText(travel.pricing?.tourOperator?.gtcPdf?.url ?? null) !== null }
}
