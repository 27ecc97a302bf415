import { useSearchParams } from 'react-router'
import { formatMoney } from '#domain/money.ts'
import { readMonth } from '#web/site/travelPaths.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from './DepartureSection.module.css'
import { ViewLink } from './ViewLink.tsx'
import { cheapestDeparture, departureCount, departuresInMonth } from './departureRows.ts'
import { departureSearch, type DepartureView } from './departureView.ts'
import type { DepartureRow } from './departures.ts'

/** A variant: the travel by one means of transport. */
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

/** Links to the variants, each with its lowest price, of the departures it shows: those of the month looked for. */
export function VariantLinks({ variants, rows, view, chosenId }: Props) {
  const [parameters] = useSearchParams()
  return (
    <nav className={styles.variants} aria-label={t('travel.variants')}>
      {variants.map(({ id, transportTypeLabel }) => {
        const own = departuresInMonth(
          rows.filter(({ variantId }) => variantId === id),
          readMonth(parameters),
        )
        const centimes = cheapestDeparture(own)?.fromCentimes ?? null
        const currency = own[0]?.currency ?? 'CHF'
        return (
          <ViewLink
            key={id}
            className={styles.variant}
            search={departureSearch(parameters, { ...view, variantId: id })}
            part={SECTION_IDS.dates}
            isCurrent={id === chosenId}
          >
            <span className={styles.variantName}>{transportTypeLabel}</span>
            <span className={styles.variantFacts}>{t('travel.variantFacts', { count: departureCount(own) })}</span>
            {centimes === null ? null : (
              <span className={styles.variantPrice}>
                {t('travel.variantPrice', { price: formatMoney({ centimes, currency }) })}
              </span>
            )}
          </ViewLink>
        )
      })}
    </nav>
  )
}
