import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import { shownDifference, shownTotal } from '#domain/booking/compare/shownTotal.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'
import { partyText } from './partyText.ts'

interface Props {
  readonly date: SaleDate
  /** Price of the departure for this party; null while it is being computed. */
  readonly cell: GridCell | null
}

const Per = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'caption', fontWeight: 'normal', whiteSpace: 'normal' },
})

/** Price of a departure for this party, with the difference to the chosen one. */
export function DatePrice({ date, cell }: Props) {
  const { booking, draft } = useBooking()
  const total = shownTotal(date, cell, booking)
  if (total === null) return null
  const difference = shownDifference(cell)
  return (
    <>
      <span>{formatMoney(total)}</span>
      <Per>
        {difference === null ? (
          partyText(draft)
        ) : (
          <>
            <span>
              {t(difference < 0 ? 'start.dates.less' : 'start.dates.more', {
                amount: formatMoney({ centimes: Math.abs(difference), currency: total.currency }),
              })}
            </span>
            <SrOnly> {t('start.dates.toChosen')}</SrOnly>
          </>
        )}
      </Per>
    </>
  )
}
