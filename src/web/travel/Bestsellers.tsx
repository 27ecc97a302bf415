import type { BestsellerTravels } from '#domain/travels/bestsellers.ts'
import { t } from '#web/text/home.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { BestsellerCard } from './BestsellerCard.tsx'
import styles from './Bestsellers.module.css'

/** The travels put forward. Without any the section is left out, for the list is a click away. */
export function Bestsellers({ travels }: { readonly travels: BestsellerTravels }) {
  if (travels.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('home.bestsellers')}</h2>
      <ul className={styles.cards}>
        {travels.map((travel, place) => (
          <li key={travel.id ?? place}>
            <BestsellerCard travel={travel} isFirstScreen={false} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/reisen">{t('home.allTravels')}</ButtonLink>
      </p>
    </section>
  )
}
