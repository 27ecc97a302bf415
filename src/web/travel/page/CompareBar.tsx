import { useSearchParams } from 'react-router'
import { t } from '#web/text/travel.ts'
import { ViewLink } from '#web/travel/departures/ViewLink.tsx'
import { departureSearch, type DepartureView } from '#web/travel/departures/departureView.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { COMPARISON_ID, SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './BookingBar.module.css'

interface Props {
  readonly view: DepartureView
  readonly rows: readonly DepartureRow[]
}

/** How many departures are being compared, with links to the comparison and to clear it. */
export function CompareBar({ view, rows }: Props) {
  const [parameters] = useSearchParams()
  const count = rows.filter(({ key }) => view.compared.includes(key)).length
  return (
    <>
      {count === 0 ? null : (
        <div className={styles.compare}>
          <span>{t('travel.compareCount', { count })}</span>
          <a href={`#${COMPARISON_ID}`}>{t('travel.compareShow')}</a>
          <ViewLink search={departureSearch(parameters, { ...view, compared: [] })} part={SECTION_IDS.dates}>
            {t('travel.compareClear')}
          </ViewLink>
        </div>
      )}
      <p className="sr-only" role="status">
        {count === 0 ? '' : t('travel.compareCount', { count })}
      </p>
    </>
  )
}
