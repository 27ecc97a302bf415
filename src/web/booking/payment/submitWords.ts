import { statusOf } from '#domain/booking/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { statusCode, statusTexts } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { t } from '#web/text/payment.ts'

/** What the button does in the present status: in the tenant's words, else in ours. */
export function submitLabel(draft: BookingDraft, offer: Offer): string {
  const status = statusOf(draft, offer)
  return statusTexts(status, offer.tenantId).submitButtonLabel ?? fallbackLabel(statusCode(status.status))
}

function fallbackLabel(status: ReturnType<typeof statusCode>): string {
  switch (status) {
    case 'WAITLIST':
      return t('payment.submitWaitlist')
    case 'WAITLIST_CONTINGENT_CHECK':
      return t('payment.submitRequest')
    case 'BOOKABLE':
    case 'CLOSED':
    case 'OTHER':
      return t('payment.submit')
  }
}

/** What follows from the click, in a sentence beside the button. */
export function submitConsequence(draft: BookingDraft, offer: Offer, amount: string): string {
  switch (statusCode(statusOf(draft, offer).status)) {
    case 'WAITLIST':
      return t('payment.then.waitlist')
    case 'WAITLIST_CONTINGENT_CHECK':
      return t('payment.then.request')
    case 'BOOKABLE':
    case 'CLOSED':
    case 'OTHER':
      return draft.payment.type === 'online' ? t('payment.then.online', { amount }) : t('payment.then.invoice', { amount })
  }
}
