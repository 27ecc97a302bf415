import { Link, useLinkClickHandler, useLocation, useSearchParams } from 'react-router'
import { departureBookingPath } from '#web/travel/departures/bookingLinks.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './ChooseLink.module.css'
import { chosenSearch } from './chosenDeparture.ts'
import { canOnlyWait, isOnRequest } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'

interface Props {
  readonly travelId: string
  readonly row: DepartureRow
  /** The days of the departure as text, for the accessible name. */
  readonly days: string
  readonly isChosen: boolean
}

/**
 * Link of a table row: chooses its departure, or leads into the booking if it is chosen. Both links share a `key`, so that
 * React keeps the element and the focus.
 */
export function ChooseLink({ travelId, row, days, isChosen }: Props) {
  const [parameters] = useSearchParams()
  const search = chosenSearch(parameters, row.key)
  const state: unknown = useLocation().state
  const isWaiting = canOnlyWait(row)
  const isAsked = isOnRequest(row)
  const choose = useLinkClickHandler(search, { replace: true, preventScrollReset: true, state })
  if (isChosen) {
    return (
      <Link
        key="act"
        className={styles.book}
        to={departureBookingPath(travelId, row)}
        aria-label={t(isWaiting ? 'travel.waitForThis' : isAsked ? 'travel.askThis' : 'travel.bookThis', { days })}
      >
        {isWaiting ? t('travel.waitChosen') : isAsked ? t('travel.ask') : t('travel.bookChosen')}
      </Link>
    )
  }
  return (
    <Link
      key="act"
      className={styles.choose}
      to={`${search}#${SECTION_IDS.dates}`}
      onClick={choose}
      rel="nofollow"
      aria-label={t(isWaiting ? 'travel.chooseWaiting' : 'travel.chooseThis', { days })}
    >
      {isWaiting ? t('travel.waitChosen') : t('travel.choose')}
    </Link>
  )
}
