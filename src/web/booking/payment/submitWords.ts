import type { Booking } from '#domain/booking/draft/booking.ts'
import { placedStatus } from '#domain/booking/placed/placedFacts.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import type { StatusCode } from '#domain/catalogue/dateState.ts'
import { t } from '#web/text/payment.ts'

/** Label of the submit button in the current status: the tenant's, or a default. */
export function submitLabel(booking: Booking): string {
  const { offer, status } = booking
  return statusTexts(status, offer.tenantId).submitButtonLabel ?? fallbackLabel(placedStatus(booking))
}

function fallbackLabel(status: StatusCode): string {
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
export function submitConsequence(booking: Booking, { amount, holdMinutes }: PriceAndHold): string {
  const { draft } = booking
  switch (placedStatus(booking)) {
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
