import type { BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/travel.ts'
import styles from './FactStrip.module.css'

interface Props {
  /** At least one. */
  readonly places: readonly BoardingPlace[]
}

/** Towns in the summary line. */
const TOWNS_SHOWN = 3

/** The first boarding towns; expanded, every boarding place with its time and surcharge. */
export function BoardingPlaces({ places }: Props) {
  const towns = [...new Set(places.map(({ town }) => town))]
  const count = towns.length - TOWNS_SHOWN
  return (
    <details className={styles.boarding}>
      <summary className={styles.towns}>
        <span>{towns.slice(0, TOWNS_SHOWN).join(', ')}</span>
        <span className={styles.opens}>
          {count > 0 ? t('travel.furtherTowns', { count }) : t('travel.exactPlaces')}
        </span>
      </summary>
      <ul className={styles.places}>
        {places.map(({ name, surcharge, currency, time }) => (
          <li key={name} className={styles.place}>
            <span className={styles.time}>{time}</span>
            <span className={styles.where}>{name}</span>
            {surcharge !== null && surcharge > 0 ? (
              <span className={styles.surcharge}>{`+ ${formatMoney({ centimes: surcharge, currency })}`}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
