import { fromPrice } from '#domain/booking/fromPrice.ts'
import type { GridCell } from '#domain/booking/partyPriceGrid.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Spoken } from '#web/ui/Spoken.ts'

interface Props {
  readonly date: SaleDate
  /** What the present party pays there; null where that is not known. */
  readonly cell: GridCell | null
}

const Per = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'caption', fontWeight: 'normal', whiteSpace: 'normal' },
})

/** What a departure costs: the party as it is, with the difference, or one person in the cheapest room. */
export function DatePrice({ date, cell }: Props) {
  const { draft, offer } = useBooking()
  const count = draft.travellers.length
  if (cell !== null && cell.total !== null && cell.hasBeds) {
    const { difference, total, isChosen } = cell
    return (
      <>
        {formatMoney(total)}
        <Per>
          {isChosen || difference === null || difference === 0 ? (
            t('start.dates.forAll', { count })
          ) : (
            <>
              {t(difference < 0 ? 'start.dates.less' : 'start.dates.more', {
                amount: formatMoney({ centimes: Math.abs(difference), currency: total.currency }),
              })}
              <Spoken> {t('start.dates.toChosen')}</Spoken>
            </>
          )}
        </Per>
      </>
    )
  }
  const from = fromPrice(date, offer)
  if (from === null) return null
  return (
    <>
      {t('start.dates.from', { price: formatMoney({ centimes: from, currency: offer.pricing?.currency ?? 'CHF' }) })}
      <Per>{t('start.dates.perPerson')}</Per>
    </>
  )
}
