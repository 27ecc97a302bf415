import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { t } from '#web/text/travel.ts'
import { TravelCards } from '#web/travel/card/TravelCard.tsx'
import type { RelatedTravel } from '#web/travel/search/relatedTravels.ts'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './RelatedTravels.module.css'

interface Props {
  /** Null where they could not be loaded. */
  readonly travels: readonly RelatedTravel[] | null
  /** Whether the travel itself cannot be booked, so that these stand in for it. */
  readonly isReplacement: boolean
}

/** Other travels like the one that is looked at. Beside one that can be booked, nothing is said of those that cannot be loaded. */
export function RelatedTravels({ travels, isReplacement }: Props) {
  if (travels === null) return isReplacement ? <SectionFailure text={t('travel.alikeFailed')} /> : null
  if (travels.length === 0) return null
  return (
    <section className={styles.section} data-below={4}>
      <h2 className={page.heading}>{isReplacement ? t('travel.alike') : t('travel.alikeAll')}</h2>
      <TravelCards travels={travels} />
    </section>
  )
}
