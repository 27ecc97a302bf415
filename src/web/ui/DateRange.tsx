import type { IsoDay } from '#domain/calendar.ts'
import { formatDay } from '#web/text/days.ts'
import styles from './DateRange.module.css'

interface Props {
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/** `12.06.2027 – 18.06.2027`; breaks only after the dash. A day trip has one day. */
export function DateRange({ startDate, endDate }: Props) {
  if (startDate === endDate) return <span className={styles.whole}>{formatDay(startDate)}</span>
  return (
    <>
      <span className={styles.whole}>{`${formatDay(startDate)} –`}</span>{' '}
      <span className={styles.whole}>{formatDay(endDate)}</span>
    </>
  )
}
