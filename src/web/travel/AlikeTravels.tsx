import { SectionFailure } from '#web/layout/SectionFailure.tsx'
import { t } from '#web/text/travel.ts'
import type { AlikeTravel } from './alikeTravels.ts'
import styles from './AlikeTravels.module.css'
import { TravelCards } from './TravelCard.tsx'
import page from './TravelPage.module.css'

/** Other travels, for those who came for one that cannot be booked; null where they could not be loaded. */
export function AlikeTravels({ travels }: { readonly travels: readonly AlikeTravel[] | null }) {
  if (travels === null) return <SectionFailure text={t('travel.alikeFailed')} />
  if (travels.length === 0) return null
  return (
    <section className={styles.alike} data-below={4}>
      <h2 className={page.heading}>{t('travel.alike')}</h2>
      <TravelCards travels={travels} />
    </section>
  )
}
