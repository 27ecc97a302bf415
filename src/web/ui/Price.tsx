import { currencyOf, formatMoney } from '#domain/money.ts'
import { t } from '#web/text/site.ts'
import styles from './Price.module.css'

interface Props {
  /** Null if unknown. */
  readonly centimes: number | null
  /** ISO code. */
  readonly currency: string
}

/** «ab CHF 1’290.-»; «price on request» without an amount. */
export function FromPrice({ centimes, currency }: Props) {
  if (centimes === null) return <span>{t('travel.priceOnRequest')}</span>
  return (
    <span className={styles.price}>
      <span className={styles.from}>{t('travel.from')}</span>{' '}
      <span>{formatMoney({ centimes, currency: currencyOf(currency) })}</span>
    </span>
  )
}
