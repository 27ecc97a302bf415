import { t } from '#web/text/booking.ts'

/** A price; «kostenlos» where there is nothing to pay. Sums, such as the total, stay amounts. */
export function priceText(centimes: number, amountOf: (centimes: number) => string): string {
  return centimes === 0 ? t('summary.free') : amountOf(centimes)
}
