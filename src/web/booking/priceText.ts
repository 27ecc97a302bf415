import { formatMoney, type Money } from '#domain/money.ts'
import { t } from '#web/text/booking.ts'

/** A price; «kostenlos» where there is nothing to pay. Sums, such as the total, stay amounts. */
export function priceText(money: Money): string {
  return money.centimes === 0 ? t('summary.free') : formatMoney(money)
}
