import type { Price } from '#domain/booking/price/price.ts'
import { hasStay } from '#domain/booking/price/priceLine.ts'
import { useIsDraftBehind } from '#web/booking/useIsDraftBehind.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { CountingAmount } from './CountingAmount.tsx'

interface Props {
  readonly price: Price
  /** Whether the amount is the last known one and may change. */
  readonly isStale: boolean
  readonly isLoading: boolean
}

// Beside the step the total stands under the prices, at the same edge.
const Ground = chakra('div', { base: { flexGrow: { lg: 1 } } })
// On phones the word stands above the amount, so that the button that leads on has its place beside it.
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: { base: 'start', sm: 'baseline' },
    justifyContent: { lg: 'space-between' },
    lineHeight: { base: 'tight', sm: 'inherit' },
  },
})
const Amount = chakra('strong', {
  base: { fontSize: 'lead', fontVariantNumeric: 'tabular-nums', lineHeight: 'tight', whiteSpace: 'nowrap' },
  variants: { isStale: { true: { color: 'muted', fontWeight: 'normal' } } },
})
const Note = chakra('span', { base: { color: 'muted', fontSize: 'caption' } })

/** The total; grey while it is being checked, so that nobody takes it for the last word. */
export function Total({ price: { lines, total, isComplete }, isStale, isLoading }: Props) {
  const isBehind = useIsDraftBehind()
  return (
    <Ground>
      <Line>
        <span>{t('summary.total')}</span>
        {isLoading ? <Note>{t('summary.checking')}</Note> : null}
        <Amount isStale={isStale || isBehind} aria-live="polite">
          {hasStay(lines) ? <CountingAmount money={total} /> : t('summary.noTotal')}
        </Amount>
      </Line>
      {hasStay(lines) && !isComplete ? <Note>{t('summary.incomplete')}</Note> : null}
    </Ground>
  )
}
