import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { t } from '#web/text/travel.ts'
import { TravelCards } from '#web/travel/card/TravelCard.tsx'
import type { RelatedTravel } from '#web/travel/search/relatedTravels.ts'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './RelatedTravels.module.css'

interface Props {
  /** Null if loading failed. */
  readonly travels: readonly RelatedTravel[] | null
  /** True if the travel itself cannot be booked: the heading and a loading failure are worded accordingly. */
  readonly isReplacement: boolean
}

/** Travels similar to this one. A loading failure is shown only if the travel itself cannot be booked. */
export function RelatedTravels({ travels, isReplacement }: Props) {
  if (travels === null) return isReplacement ? <SectionFailure text={t('travel.relatedFailed')} /> : null
  if (travels.length === 0) return null
  return (
    <section className={styles.section} data-below={4}>
      <h2 className={page.heading}>{isReplacement ? t('travel.relatedBookable') : t('travel.related')}</h2>
      <TravelCards travels={travels} />
    </section>
  )
}
