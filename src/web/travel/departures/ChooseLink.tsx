import { Link, useLinkClickHandler, useSearchParams } from 'react-router'
import { departureBookingPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './ChooseLink.module.css'
import { chosenSearch } from './chosenDeparture.ts'
import type { DepartureRow } from './departures.ts'

interface Props {
  readonly travelId: string
  readonly row: DepartureRow
  /** The departure in words. */
  readonly days: string
  readonly isChosen: boolean
}

/**
 * Chooses a departure: the whole row of the table is this link. Of the one that is chosen it leads into the booking. One
 * element for both, so that the focus stays where it is.
 */
export function ChooseLink({ travelId, row, days, isChosen }: Props) {
  const [parameters] = useSearchParams()
  const search = chosenSearch(parameters, row.key)
  const stay = useLinkClickHandler(search, { replace: true, preventScrollReset: true })
  if (isChosen) {
    return (
      <Link
        key="act"
        className={styles.book}
        to={departureBookingPath(travelId, row)}
        aria-label={row.canWait ? t('travel.waitForThis', { days }) : t('travel.bookThis', { days })}
      >
        {row.canWait ? t('travel.waitChosen') : t('travel.bookChosen')}
      </Link>
    )
  }
  return (
    <Link
      key="act"
      className={styles.choose}
      to={`${search}#${SECTION_IDS.dates}`}
      onClick={stay}
      rel="nofollow"
      aria-label={t('travel.chooseThis', { days })}
    >
      {t('travel.choose')}
    </Link>
  )
}
