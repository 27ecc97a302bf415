import { formatMoney } from '#domain/money.ts'
import type { Currency } from '#domain/money.ts'
import { t } from '#web/text/services.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  /** What the answer adds, in words; null for the answer that adds nothing. */
  readonly difference: string | null
  /** Centimes of the whole booking with this answer; null where they are not known. */
  readonly total: number | null
  readonly currency: Currency
}

const Total = chakra('span', { base: { display: 'block', fontSize: 'caption', fontWeight: 'normal', color: 'muted' } })

/** What an answer costs: the difference, and the whole trip with it, so that both answers can be compared. */
export function ExtensionPrice({ difference, total, currency }: Props) {
  const whole = total === null ? null : t('extension.total', { price: formatMoney({ centimes: total, currency }) })
  return (
    <>
      {difference}
      {whole === null ? null : <Total>{whole}</Total>}
    </>
  )
}
