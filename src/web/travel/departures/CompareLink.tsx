import { useSearchParams } from 'react-router'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './CompareLink.module.css'
import { ViewLink } from './ViewLink.tsx'
import { departureSearch, MAX_COMPARED, withToggled, type DepartureView } from './departureView.ts'

interface Props {
  readonly view: DepartureView
  readonly departureKey: string
  /** The days of the departure as text, for the accessible name. */
  readonly days: string
}

/** Adds a departure to the comparison or removes it. A link, so that it works without script. */
export function CompareLink({ view, departureKey, days }: Props) {
  const [parameters] = useSearchParams()
  const isCompared = view.compared.includes(departureKey)
  const action = isCompared ? t('travel.compareRemove') : t('travel.compareAdd')
  const label = t('travel.compareOne', { action, days })
  if (!isCompared && view.compared.length >= MAX_COMPARED) {
    return (
      <span
        className={styles.full}
        role="link"
        aria-disabled
        aria-label={label}
        title={t('travel.compareFull', { count: MAX_COMPARED })}
      >
        <span className={styles.box} />
        <span className={styles.word}>{t('travel.compareAdd')}</span>
      </span>
    )
  }
  return (
    <ViewLink
      className={styles.link}
      search={departureSearch(parameters, withToggled(view, departureKey))}
      part={SECTION_IDS.dates}
      label={label}
      isCurrent={isCompared}
    >
      <svg className={styles.box} viewBox="0 0 20 20" aria-hidden>
        <rect className={styles.frame} x="1.5" y="1.5" width="17" height="17" />
        {isCompared ? <path className={styles.tick} d="m5 10.5 3.5 3.5L15 6.5" /> : null}
      </svg>
      <span className={styles.word}>{t('travel.compareAdd')}</span>
    </ViewLink>
  )
}
