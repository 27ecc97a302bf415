import { Link, useSearchParams } from 'react-router'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/travel.ts'
import { leastDeparture } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'
import styles from './DepartureSection.module.css'
import { departureAddress, type DepartureView } from './departureView.ts'

/** A way to travel. */
export interface Variant {
  readonly id: string
  readonly transportTypeLabel: string
}

interface Props {
  readonly variants: readonly Variant[]
  readonly rows: readonly DepartureRow[]
  readonly view: DepartureView
  readonly chosenId: string | null
}

/** The variants beside each other, each with its least price; the chosen one's departures stand below. */
export function VariantLinks({ variants, rows, view, chosenId }: Props) {
  const [parameters] = useSearchParams()
  return (
    <nav className={styles.variants} aria-label={t('travel.variants')}>
      {variants.map(({ id, transportTypeLabel }) => {
        const own = rows.filter(({ variantId }) => variantId === id)
        const centimes = leastDeparture(own)?.fromCentimes ?? null
        const currency = own[0]?.currency ?? 'CHF'
        return (
          <Link
            key={id}
            className={styles.variant}
            to={departureAddress(parameters, { ...view, variantId: id })}
            aria-current={id === chosenId ? 'true' : undefined}
            rel="nofollow"
            replace
            preventScrollReset
          >
            <span className={styles.variantName}>{transportTypeLabel}</span>
            <span className={styles.variantFacts}>{t('travel.variantFacts', { count: own.length })}</span>
            {centimes === null ? null : (
              <span className={styles.variantPrice}>{t('travel.variantPrice', { price: formatMoney({ centimes, currency }) })}</span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
