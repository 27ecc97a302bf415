import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { t } from '#web/text/payment.ts'

/** What the visitor names on the phone: the order number, or the own name where the platform gave none. */
export function referenceTo({ submission: { orderNo } }: Pick<BookingDraft, 'submission'>): string {
  return orderNo === null ? t('online.byName') : t('online.byOrderNo', { orderNo })
}
