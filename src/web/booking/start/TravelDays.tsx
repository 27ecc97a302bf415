import { yearOf } from '#domain/calendar.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { formatDay, formatWeekday, formatWeekdayAndDay } from '#web/text/days.ts'
import { chakra } from '#web/theme/chakra.ts'

/** Text a line does not break within. */
export const Day = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** `Sa 17.07. – Do 22.07.2027`; both years if they differ, one day for a day trip. */
export function TravelDays({ startDate, endDate }: Pick<Departure, 'startDate' | 'endDate'>) {
  const isOneYear = yearOf(startDate) === yearOf(endDate)
  const start = isOneYear ? formatWeekdayAndDay(startDate) : `${formatWeekday(startDate).short} ${formatDay(startDate)}`
  return (
    <>
      {startDate === endDate ? null : <Day>{start} –</Day>}{' '}
      <Day>{`${formatWeekday(endDate).short} ${formatDay(endDate)}`}</Day>
    </>
  )
}
