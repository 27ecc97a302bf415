import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { t } from '#web/text/payment.ts'

/** Reference for a call to the operator: the order number, or the name of the visitor if the platform gave none. */
export function referenceTo({ submission: { orderNo } }: Pick<BookingDraft, 'submission'>): string {
  return orderNo === null ? t('online.byName') : t('online.byOrderNo', { orderNo })
}
