import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { payableTotal } from '#domain/booking/funnel/payableTotal.ts'
import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import type { Price } from '#domain/booking/price/price.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { useBooking, useIsDraftBehind } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'
import { CountingAmount } from './CountingAmount.tsx'

interface Props {
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

/** The total, with the status where no place is certain; grey while the platform is checking it. */
export function Total({ isStale, isLoading }: Props) {
  const { booking, draft, offer, price } = useBooking()
  const isKnown = booking.date !== null && hasBedForEverybody(draft)
  const isBehind = useIsDraftBehind()
  return (
    <Box>
      <Line>
        <span aria-hidden>{t('summary.total')}</span>
        {isLoading ? <Note>{t('summary.checking')}</Note> : null}
        <Amount isStale={isStale || isBehind} aria-live="polite" aria-atomic>
          {/* Read with each change: an amount alone would not say of what. */}
          <SrOnly>{`${t('summary.total')} `}</SrOnly>
          {isKnown ? (
            <CountingAmount money={isBooked(draft) ? payableTotal(booking) : price.total} />
          ) : (
            <span>{t('summary.noTotal')}</span>
          )}
        </Amount>
      </Line>
      {isPlaceCertain(booking) ? null : <Note>{statusTexts(booking.status, offer.tenantId).label}</Note>}
      {isKnown && !price.isComplete ? <Note>{missingText(price)}</Note> : null}
    </Box>
  )
}

/** Which part the total lacks. A missing premium is requested again without a click. */
function missingText({ openPremiums }: Pick<Price, 'openPremiums'>): string {
  return openPremiums.length > 0 ? t('summary.withoutPremium') : t('summary.incomplete')
}
