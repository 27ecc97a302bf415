import { currencyOf, formatMoney } from '#domain/money.ts'
import { t } from '#web/text/site.ts'
import styles from './Price.module.css'

interface Props {
  /** Null when it is not known. */
  readonly centimes: number | null
  /** ISO code. */
  readonly currency: string
}

/** «ab CHF 1’290.-», set as typography; without an amount it says so. */
export function FromPrice({ centimes, currency }: Props) {
  if (centimes === null) return <span>{t('travel.priceOnRequest')}</span>
  return (
    <span className={styles.price}>
      <span className={styles.from}>{t('travel.from')}</span>{' '}
      {formatMoney({ centimes, currency: currencyOf(currency) })}
    </span>
  )
}
