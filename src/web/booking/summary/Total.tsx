import type { Price } from '#domain/booking/price/price.ts'
import { includesBeds } from '#domain/booking/price/priceLine.ts'
import { useIsDraftBehind } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { CountingAmount } from './CountingAmount.tsx'

interface Props {
  readonly price: Price
  /** Whether the amount may change, because the current one is loading or has failed. */
  readonly isStale: boolean
  readonly isLoading: boolean
}

// On wide screens the total is aligned with the prices above it.
const Box = chakra('div', { base: { flexGrow: { lg: 1 } } })
// On phones the label is above the amount, to leave room for the next button.
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

/** The total; grey while the platform is checking it. */
export function Total({ price: { lines, total, isComplete }, isStale, isLoading }: Props) {
  const isBehind = useIsDraftBehind()
  return (
    <Box>
      <Line>
        <span>{t('summary.total')}</span>
        {isLoading ? <Note>{t('summary.checking')}</Note> : null}
        <Amount isStale={isStale || isBehind} aria-live="polite">
          {includesBeds(lines) ? <CountingAmount money={total} /> : t('summary.noTotal')}
        </Amount>
      </Line>
      {includesBeds(lines) && !isComplete ? <Note>{t('summary.incomplete')}</Note> : null}
    </Box>
  )
}
