import { cancellationFee, type CancellationStep } from '#domain/booking/payment/cancellationTerms.ts'
import { isDueAtOnce, type Instalment } from '#domain/booking/payment/paymentPlan.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/conditions.ts'
import { formatDay, formatWeekday } from '#web/text/days.ts'

/** `Sa 17.07.2027` */
export function dayText(day: IsoDay): string {
  return `${formatWeekday(day).short} ${formatDay(day)}`
}

/** Due date of an instalment. */
export function dueText(instalment: Instalment, bookedOn: IsoDay): string {
  return isDueAtOnce(instalment, bookedOn)
    ? t('conditions.atOnce')
    : t('conditions.at', { day: dayText(instalment.dueOn) })
}

/** Name of an instalment. */
export function partText({ isWhole, isLast }: Instalment): string {
  return t(isWhole ? 'conditions.part.whole' : isLast ? 'conditions.part.rest' : 'conditions.part.first')
}

/** Period of a cancellation step. */
export function stepDays({ from, until }: CancellationStep): string {
  return from === null
    ? t('conditions.until', { until: formatDay(until) })
    : t('conditions.between', { from: formatDay(from), until: formatDay(until) })
}

/** Cancellation cost in this period. */
export function stepCost(step: CancellationStep): string {
  const { percent } = step
  const money = cancellationFee(step)
  if (money === null) return t('conditions.cost.percent', { percent })
  const fee = formatMoney(money)
  return percent === 0 ? t('conditions.cost.fee', { fee }) : t('conditions.cost.both', { percent, fee })
}
