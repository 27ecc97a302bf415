import type { CancellationStep } from '#domain/booking/payment/cancellationTerms.ts'
import type { Instalment } from '#domain/booking/payment/paymentPlan.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/closing.ts'
import { formatDay, formatWeekday } from '#web/text/days.ts'

/** `Sa 17.07.2027` */
export function dayText(day: IsoDay): string {
  return `${formatWeekday(day).short} ${formatDay(day)}`
}

/** Due date of an instalment. */
export function dueText({ dueOn }: Instalment, bookedOn: IsoDay): string {
  return dueOn <= bookedOn ? t('closing.atOnce') : t('closing.at', { day: dayText(dueOn) })
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

/**
 * Cancellation cost in this period.
 * Assumption: the fee of the terms is in francs, also for travels in euros.
 */
export function stepCost({ percent, feePerPerson }: CancellationStep): string {
  const fee = formatMoney({ centimes: feePerPerson * 100, currency: 'CHF' })
  if (feePerPerson === 0) return t('closing.cost.percent', { percent })
  return percent === 0 ? t('closing.cost.fee', { fee }) : t('closing.cost.both', { percent, fee })
}
