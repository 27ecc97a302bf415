import { dateOf, statusOf } from '#domain/booking/draft/chosen.ts'
import type { PaymentType } from '#domain/booking/draft/closing.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Opening, Reason } from '#domain/catalogue/reason.ts'
import type { Status } from '#domain/catalogue/status.ts'
import type { Money } from '#domain/money.ts'

/** A catalogue whose code begins so is sold to closed groups, which do not pay online. */
const GROUP_CATALOGUE_PREFIX = 'G'

/** The ways to pay (rules 5.10): invoice always, online where all conditions hold. */
export function paymentMethods(draft: BookingDraft, offer: Offer): readonly PaymentType[] {
  return onlinePaymentReason(draft, offer) === null ? ['invoice', 'online'] : ['invoice']
}

/**
 * Why one cannot pay online: it is not enabled or there is no payment page to go to, the catalogue is one of groups, the
 * status is not BOOKABLE; null when one can.
 */
export function onlinePaymentReason(draft: BookingDraft, offer: Offer): Reason | null {
  const { pricing, settings, hasPaymentPage } = offer
  const isEnabled = hasPaymentPage && settings.onlinePaymentConfig?.enabled === true
  if (pricing === null || !isEnabled) return { key: 'booking.reason.paymentDisabled', opening: null }
  if (pricing.catalogCode.startsWith(GROUP_CATALOGUE_PREFIX))
    return { key: 'booking.reason.paymentGroup', opening: null }
  if (isBookable(statusOf(draft, offer))) return null
  return { key: 'booking.reason.paymentNotBookable', opening: bookableOpening(draft, offer) }
}

function isBookable({ status }: Status): boolean {
  return statusCode(status) === 'BOOKABLE'
}

/** Leaving the waitlist where that helps. In the last step nobody looks for another date only to pay online. */
function bookableOpening(draft: BookingDraft, offer: Offer): Opening | null {
  const isSwitched = draft.switchedToWaitlistFallback && isBookable(resolveStatus(dateOf(draft, offer), offer))
  return isSwitched ? { kind: 'waitlist', isOn: false } : null
}

/** Assumption: what many Swiss banks let their customers pay by TWINT in a month, in centimes. */
const USUAL_TWINT_LIMIT = 500_000

/** How a total stands to the limit banks set for TWINT; null where the operator's words on paying online name no TWINT, or in EUR. */
export function twintLimit(total: Money, { settings }: Pick<Offer, 'settings'>): 'below' | 'above' | null {
  const isNamed = /twint/i.test(settings.onlinePaymentConfig?.infoText ?? '')
  if (!isNamed || total.currency !== 'CHF') return null
  return total.centimes > USUAL_TWINT_LIMIT ? 'above' : 'below'
}

/** Whose terms must be accepted; the partner's are those of a tour operator that brings its own (rule 10.7). */
export function termsRequired({ travel }: Pick<Offer, 'travel'>): { readonly gtc: true; readonly partner: boolean } {
  return { gtc: true, partner: (travel.pricing?.tourOperator?.gtcPdf ?? null) !== null }
}
