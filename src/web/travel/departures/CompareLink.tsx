import { useSearchParams } from 'react-router'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './CompareLink.module.css'
import { ViewLink } from './ViewLink.tsx'
import { departureSearch, MAX_COMPARED, withToggled, type DepartureView } from './departureView.ts'

interface Props {
  readonly view: DepartureView
  readonly departureKey: string
  /** The departure in words. */
  readonly days: string
  /** What is seen beside the box. */
  readonly word: string
}

/** Puts a departure beside the others, or takes it away again. A link, so that it works without script. */
export function CompareLink({ view, departureKey, days, word }: Props) {
  const [parameters] = useSearchParams()
  const isThere = view.compared.includes(departureKey)
  const action = isThere ? t('travel.compareRemove') : t('travel.compareAdd')
  if (!isThere && view.compared.length >= MAX_COMPARED) {
    return <span className={styles.full} title={t('travel.compareFull', { count: MAX_COMPARED })} />
  }
  return (
    <ViewLink
      className={styles.link}
      search={departureSearch(parameters, withToggled(view, departureKey))}
      part={SECTION_IDS.dates}
      label={t('travel.compareOne', { action, days })}
      isCurrent={isThere}
    >
      <svg className={styles.box} viewBox="0 0 20 20" aria-hidden>
        <rect className={styles.frame} x="1.5" y="1.5" width="17" height="17" />
        {isThere ? <path className={styles.tick} d="m5 10.5 3.5 3.5L15 6.5" /> : null}
      </svg>
      <span className={styles.word}>{word}</span>
    </ViewLink>
  )
}
