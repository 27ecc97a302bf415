import { Link } from 'react-router'
import { monthOf } from '#domain/calendar.ts'
import type { ListedDeparture } from '#domain/travels/datesInView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { FROM_LIST, listedPath } from '#web/site/travelPaths.ts'
import { useDuration } from '#web/site/useDuration.ts'
import { formatWeekdayRange } from '#web/text/days.ts'
import { t } from '#web/text/list.ts'
import { SpokenComma } from '#web/travel/card/SpokenComma.tsx'
import { statusNote } from '#web/travel/card/statusNote.ts'
import { FromPrice } from '#web/ui/Price.tsx'
import styles from './TravelCalendar.module.css'

const CalendarRow_travel = graphql(`
  fragment CalendarRow_travel on FilteredTravel {
    id
    name
    urlSlug
    redirectToBooking
    currency
  }
`)

interface Props {
  readonly travel: FragmentType<typeof CalendarRow_travel>
  readonly departure: ListedDeparture
}

/** A departure: days, travel, status, duration, from-price. The whole row is one link. */
export function CalendarRow({ travel: masked, departure }: Props) {
  const { startDate, endDate, state, fewPlaces, centimes } = departure
  const travel = readFragment(CalendarRow_travel, masked)
  const duration = useDuration()
  const note = fewPlaces === null ? statusNote(state) : t('status.few', { count: fewPlaces })
  return (
    <Link className={styles.row} to={listedPath(travel, monthOf(startDate))} state={FROM_LIST}>
      <span className={styles.days}>
        <span>{formatWeekdayRange(departure)}</span>
        <SpokenComma />
      </span>
      <span className={styles.name}>
        <span>{travel.name}</span>
        <SpokenComma />
        {note === null ? null : <span className={styles.note}>{note}</span>}
        {note === null ? null : <SpokenComma />}
      </span>
      <span className={styles.length}>
        <span>{duration({ startDate, endDate })}</span>
        {state === 'CLOSED' ? null : <SpokenComma />}
      </span>
      <span className={styles.price}>
        {state === 'CLOSED' ? null : <FromPrice centimes={centimes} currency={travel.currency} />}
      </span>
    </Link>
  )
}
