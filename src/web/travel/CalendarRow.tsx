import { Link } from 'react-router'
import { monthOf, readDay, type IsoDay } from '#domain/calendar.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useDuration } from '#web/layout/useDuration.ts'
import { formatWeekdayAndDay } from '#web/text/days.ts'
import { FromPrice } from '#web/ui/Price.tsx'
import { statusNote } from './statusNote.ts'
import styles from './TravelCalendar.module.css'
import { FROM_LIST, listedPath } from './travelPaths.ts'

const CalendarRow_travel = graphql(`
  fragment CalendarRow_travel on FilteredTravel {
    id
    name
    urlSlug
    redirectToBooking
    startDate
    status
    minPrice
    currency
  }
`)

interface Props {
  readonly travel: FragmentType<typeof CalendarRow_travel>
  readonly startDate: IsoDay
  readonly endDate: IsoDay
}

/** A departure: days, travel, how long, from which price. The whole row is one link. */
export function CalendarRow({ travel: masked, startDate, endDate }: Props) {
  const travel = readFragment(CalendarRow_travel, masked)
  const duration = useDuration()
  // The platform tells the state of the earliest departure only.
  const note = readDay(travel.startDate) === startDate ? statusNote(travel.status) : null
  return (
    <Link className={styles.row} to={listedPath(travel, monthOf(startDate))} state={FROM_LIST}>
      <span className={styles.days}>
        {formatWeekdayAndDay(startDate)} – {formatWeekdayAndDay(endDate)}
      </span>
      <span className={styles.name}>
        {travel.name}
        {note === null ? null : <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.length}>{duration({ startDate, endDate })}</span>
      <span className={styles.price}>
        <FromPrice amount={travel.minPrice} currency={travel.currency} />
      </span>
    </Link>
  )
}
