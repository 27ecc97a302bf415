import { statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { t } from '#web/text/payment.ts'

/** Label of the submit button in the current status: the tenant's, or a default. */
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

interface PriceAndHold {
  /** Formatted total. */
  readonly amount: string
  /** Minutes for which unpaid places are held; null if not configured. */
  readonly holdMinutes: number | null
}

/** Sentence beside the submit button that tells the consequence of the click. */
export function submitConsequence(draft: BookingDraft, offer: Offer, { amount, holdMinutes }: PriceAndHold): string {
  switch (statusCode(statusOf(draft, offer).status)) {
    case 'WAITLIST':
      return t('payment.then.waitlist')
    case 'WAITLIST_CONTINGENT_CHECK':
      return t('payment.then.request')
    case 'BOOKABLE':
    case 'CLOSED':
    case 'OTHER':
      if (draft.payment.type === 'invoice') return t('payment.then.invoice', { amount })
      return holdMinutes === null
        ? t('payment.then.online', { amount })
        : t('payment.then.onlineHeld', { amount, minutes: holdMinutes })
  }
}
