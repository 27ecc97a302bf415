import { formatMoney } from '#domain/money.ts'
import type { Currency } from '#domain/money.ts'
import { t } from '#web/text/services.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  /** Difference in words; null for the option without extension. */
  readonly difference: string | null
  /** Centimes of the whole booking with this option; null if unknown. */
  readonly total: number | null
  readonly currency: Currency
}

const Total = chakra('span', { base: { display: 'block', fontSize: 'caption', fontWeight: 'normal', color: 'muted' } })

/** Price of an option: the difference and the resulting total. */
export function ExtensionPrice({ difference, total, currency }: Props) {
  const whole = total === null ? null : t('extension.total', { price: formatMoney({ centimes: total, currency }) })
  return (
    <>
      {difference === null ? null : <span>{difference}</span>}
      {whole === null ? null : <Total>{whole}</Total>}
    </>
  )
}
