import { Link, useLocation, useSearchParams } from 'react-router'
import { withoutCampaign } from '#protocol/campaign.ts'
import { isOpen } from '#domain/catalogue/dateState.ts'
import { MONTH_PARAMETER } from '#web/site/travelPaths.ts'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { departureCount } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'
import styles from './DepartureSection.module.css'

interface Props {
  /** `2027-06` */
  readonly month: string
  /** Those in the month. */
  readonly own: readonly DepartureRow[]
  /** Those in all months. */
  readonly all: readonly DepartureRow[]
}

/**
 * Tells that only departures of one month are shown, as in the list the visitor came from, with a link to all. As on the
 * card there, those that can be booked count, where there are any; the others are told apart.
 */
export function MonthNote({ month, own, all }: Props) {
  const open = departureCount(own.filter(({ state }) => isOpen(state)))
  const total = departureCount(own)
  const count = open === 0 ? total : open
  const [parameters] = useSearchParams()
  const state: unknown = useLocation().state
  const others = new URLSearchParams(withoutCampaign(parameters.toString()))
  others.delete(MONTH_PARAMETER)
  return (
    <p className={styles.lead}>
      <span>{t('travel.monthOnly', { month: formatMonth(month), count, closed: total - count })}</span>{' '}
      <Link to={`?${others.toString()}#daten`} rel="nofollow" replace preventScrollReset state={state}>
        {t('travel.allMonths', { count: departureCount(all) })}
      </Link>
    </p>
  )
}
