import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '#domain/money.ts'
import type { Currency } from '#domain/money.ts'

interface Props {
  /** Null when there is no price; then nothing is shown. */
  readonly centimes: number | null
  readonly currency: Currency
  readonly unit: string | null
}

const Unit = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'caption', fontWeight: 'normal' } })

/** A price at the right edge, with what it is for under it. */
export function UnitPrice({ centimes, currency, unit }: Props) {
  if (centimes === null) return null
  return (
    <>
      {formatMoney({ centimes, currency })}
      {unit === null ? null : <Unit>{unit}</Unit>}
    </>
  )
}
