import type { BestsellerTravels } from '#domain/travels/bestsellers.ts'
import { t } from '#web/text/home.ts'
import { ToListButton } from '#web/travel/filter/ToListButton.tsx'
import { BestsellerCard } from './BestsellerCard.tsx'
import styles from './Bestsellers.module.css'

/** Cards that are laid out first. */
const FIRST_BELOW_FOLD = 3

/**
 * The travels put forward, and in the last place, as large as what is left of its row, the way to all others. Without
 * any the section is left out, for the list is a click away.
 */
export function Bestsellers({ travels }: { readonly travels: BestsellerTravels }) {
  if (travels.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('home.bestsellers')}</h2>
      <ul className={styles.cards}>
        {travels.map((travel, place) => (
          <li key={travel.id ?? place} data-below={place < FIRST_BELOW_FOLD ? 1 : 2}>
            <BestsellerCard travel={travel} />
          </li>
        ))}
        {/* It waits for nothing: a ground that is laid out later counts as moving. */}
        <li className={styles.all}>
          <p className={styles.other}>{t('home.elsewhere')}</p>
          <ToListButton>{t('home.allTravels')}</ToListButton>
        </li>
      </ul>
    </section>
  )
}
