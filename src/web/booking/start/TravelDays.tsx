import { daysUntilEarly } from '#domain/booking/dates/earlyDeparture.ts'
import { yearOf, type IsoDay } from '#domain/calendar.ts'
import type { Departure } from '#domain/catalogue/departure.ts'
import { formatDay, formatWeekday, formatWeekdayAndDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'

/** Text a line does not break within. */
const Day = chakra('span', { base: { whiteSpace: 'nowrap' } })

interface Props extends Pick<Departure, 'startDate' | 'endDate'> {
  /** Whether a heading names the year. */
  readonly isYearTold?: boolean
  /** Today, to warn of an early departure; null not to. */
  readonly today?: IsoDay | null
}

/** `Sa 17.07. – Do 22.07.2027`; both years if they differ, one day for a day trip. */
export function TravelDays({ startDate, endDate, isYearTold = false, today = null }: Props) {
  const text = (day: IsoDay, isShort: boolean) =>
    isShort ? formatWeekdayAndDay(day) : `${formatWeekday(day).short} ${formatDay(day)}`
  const days = today === null ? null : daysUntilEarly(startDate, today)
  return (
    <>
      {startDate === endDate ? null : (
        <>
          <Day>{`${text(startDate, isYearTold || yearOf(startDate) === yearOf(endDate))} –`}</Day>{' '}
        </>
      )}
      <Day>{text(endDate, isYearTold)}</Day>
      {/* A no-break space: no line ends with the dot. */}
      {days === null ? null : <span>{` ·\u00A0${t('start.dates.soon', { days })}`}</span>}
    </>
  )
}
