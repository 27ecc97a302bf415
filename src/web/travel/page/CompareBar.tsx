import { useSearchParams } from 'react-router'
import { t } from '#web/text/travel.ts'
import { ViewLink } from '#web/travel/departures/ViewLink.tsx'
import { departureSearch, MAX_COMPARED, type DepartureView } from '#web/travel/departures/departureView.ts'
import { COMPARISON_ID, SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './BookingBar.module.css'

interface Props {
  readonly view: DepartureView
}

/** How many departures are being compared, with links to the comparison and to clear it. */
export function CompareBar({ view }: Props) {
  const [parameters] = useSearchParams()
  const count = view.compared.length
  const text = t('travel.compareCount', { count })
  const told = count < MAX_COMPARED ? text : `${text}. ${t('travel.compareFull', { count: MAX_COMPARED })}`
  return (
    <>
      {count === 0 ? null : (
        <div className={styles.compare}>
          <span>{told}</span>
          <a href={`#${COMPARISON_ID}`}>{t('travel.compareShow')}</a>
          <ViewLink search={departureSearch(parameters, { ...view, compared: [] })} part={SECTION_IDS.dates}>
            {t('travel.compareClear')}
          </ViewLink>
        </div>
      )}
      <p className="sr-only" role="status">
        {count === 0 ? '' : told}
      </p>
    </>
  )
}
