import { Link, useLocation, useSearchParams } from 'react-router'
import { withoutCampaign } from '#protocol/campaign.ts'
import { MONTH_PARAMETER } from '#web/site/travelPaths.ts'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import styles from './DepartureSection.module.css'

interface Props {
  /** `2027-06` */
  readonly month: string
  /** Departures in the month. */
  readonly count: number
  /** Departures in all months. */
  readonly all: number
}

/** Tells that only departures of one month are shown, as in the list the visitor came from, with a link to all. */
export function MonthNote({ month, count, all }: Props) {
  const [parameters] = useSearchParams()
  const state: unknown = useLocation().state
  const others = new URLSearchParams(withoutCampaign(parameters.toString()))
  others.delete(MONTH_PARAMETER)
  return (
    <p className={styles.lead}>
      {t('travel.monthOnly', { month: formatMonth(month), count })}{' '}
      <Link to={`?${others.toString()}#daten`} rel="nofollow" replace preventScrollReset state={state}>
        {t('travel.allMonths', { count: all })}
      </Link>
    </p>
  )
}
