import type { BestsellerTravels } from '#domain/travels/bestsellers.ts'
import { t } from '#web/text/home.ts'
import { ToListButton } from '#web/travel/filter/ToListButton.tsx'
import { BestsellerCard } from './BestsellerCard.tsx'
import styles from './Bestsellers.module.css'

/** Cards that are laid out before the rest (`data-below`). */
const FIRST_BELOW_FOLD = 3

/** Cards of the bestsellers; the rest of the last row is a link to all travels. Null without bestsellers. */
export function Bestsellers({ travels }: { readonly travels: BestsellerTravels }) {
  if (travels.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('home.bestsellers')}</h2>
      <ul className={styles.cards}>
        {travels.map((travel, index) => (
          <li key={travel.id ?? index} data-below={index < FIRST_BELOW_FOLD ? 1 : 2}>
            <BestsellerCard travel={travel} />
          </li>
        ))}
        {/* Without `data-below`: a box laid out later counts as a layout shift. */}
        <li className={styles.all}>
          <p className={styles.other}>{t('home.elsewhere')}</p>
          <ToListButton>{t('home.allTravels')}</ToListButton>
        </li>
      </ul>
    </section>
  )
}
