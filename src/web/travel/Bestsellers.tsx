import type { BestsellerTravels } from '#domain/travels/bestsellers.ts'
import { t } from '#web/text/home.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { BestsellerCard } from './BestsellerCard.tsx'
import styles from './Bestsellers.module.css'
import { usePress } from './usePress.ts'

/** Cards that are laid out first. */
const SECOND_SCREEN = 3

/** The travels put forward. Without any the section is left out, for the list is a click away. */
export function Bestsellers({ travels }: { readonly travels: BestsellerTravels }) {
  const press = usePress()
  if (travels.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('home.bestsellers')}</h2>
      <ul className={styles.cards}>
        {travels.map((travel, place) => (
          <li key={travel.id ?? place} data-below={place < SECOND_SCREEN ? 1 : 2}>
            <BestsellerCard travel={travel} isFirstScreen={false} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/reisen" replace onClick={(event) => press(event, { path: '/reisen', card: null })}>
          {t('home.allTravels')}
        </ButtonLink>
      </p>
    </section>
  )
}
