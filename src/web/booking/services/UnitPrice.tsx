import { priceOfUnits } from '#domain/booking/price/priceLine.ts'
import { formatMoney } from '#domain/money.ts'
import type { Currency } from '#domain/money.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  /** Price per unit; null if there is none, and nothing is shown. */
  readonly centimes: number | null
  readonly currency: Currency
  readonly unit: string | null
  /** Chosen quantity; from two on their total is shown as well. */
  readonly quantity?: number
}

const Unit = chakra('span', {
  base: {
    display: 'block',
    maxWidth: '9rem',
    marginInlineStart: 'auto',
    color: 'muted',
    fontSize: 'caption',
    fontWeight: 'normal',
    whiteSpace: 'normal',
  },
  variants: { isWhole: { true: { maxWidth: 'none', whiteSpace: 'nowrap' } } },
})

/** A right-aligned price with its unit below; of something free nothing else than that. */
export function UnitPrice({ centimes, currency, unit, quantity = 0 }: Props) {
  if (centimes === null) return null
  if (centimes === 0) return <span>{t('summary.free')}</span>
  return (
    <>
      <span>{formatMoney({ centimes, currency })}</span>
      {unit === null ? null : <Unit>{unit}</Unit>}
      {quantity > 1 ? (
        <Unit isWhole>
          {t('summary.together', { price: formatMoney({ centimes: priceOfUnits(centimes, quantity), currency }) })}
        </Unit>
      ) : null}
    </>
  )
}
