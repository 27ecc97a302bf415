import type { CancellationStep } from '#domain/booking/payment/cancellationTerms.ts'
import { cancellationFee } from '#domain/booking/payment/cancellationTerms.ts'
import type { Instalment } from '#domain/booking/payment/paymentPlan.ts'
import { isDueAtOnce } from '#domain/booking/payment/paymentPlan.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/closing.ts'
import { formatDay, formatWeekday } from '#web/text/days.ts'

/** `Sa 17.07.2027` */
export function dayText(day: IsoDay): string {
  return `${formatWeekday(day).short} ${formatDay(day)}`
}

/** Due date of an instalment. */
export function dueText(instalment: Instalment, bookedOn: IsoDay): string {
  return isDueAtOnce(instalment, bookedOn) ? t('closing.atOnce') : t('closing.at', { day: dayText(instalment.dueOn) })
}

/** Name of an instalment. */
export function partText({ isWhole, isLast }: Instalment): string {
  return t(isWhole ? 'closing.part.whole' : isLast ? 'closing.part.rest' : 'closing.part.first')
}

/** Period of a cancellation step. */
export function stepDays({ from, until }: CancellationStep): string {
  return from === null
    ? t('closing.until', { until: formatDay(until) })
    : t('closing.between', { from: formatDay(from), until: formatDay(until) })
}

/** Cancellation cost in this period. */
export function stepCost(step: CancellationStep): string {
  const { percent } = step
  const money = cancellationFee(step)
  if (money === null) return t('closing.cost.percent', { percent })
  const fee = formatMoney(money)
  return percent === 0 ? t('closing.cost.fee', { fee }) : t('closing.cost.both', { percent, fee })
}
