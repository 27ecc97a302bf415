import { yearOf } from '#domain/calendar.ts'
import type { MonthLine } from '#domain/travels/monthView.ts'
import { formatDay, formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/list.ts'

/** «Juni 2027: 5 Abreisen, ab 02.06.»; several months are written from the first to the last. */
export function periodText({ first, last, departures, from }: MonthLine): string {
  const isOneYear = yearOf(first) === yearOf(last)
  const start = isOneYear ? formatMonth(first).replace(/ \d+$/, '') : formatMonth(first)
  const period = first === last ? formatMonth(first) : t('list.period', { first: start, last: formatMonth(last) })
  return t('list.inPeriod', { period, count: departures, from: formatDay(from).slice(0, 6) })
}
