import { priceOfUnits } from '#domain/booking/price/priceLine.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'

interface Props {
  /** Price per unit; null if there is none, and nothing is shown. */
  readonly centimes: number | null
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
export function UnitPrice({ centimes, unit, quantity = 0 }: Props) {
  const { amountOf } = useBooking()
  if (centimes === null) return null
  if (centimes === 0) return <span>{t('summary.free')}</span>
  return (
    <>
      <span>{amountOf(centimes)}</span>
      {unit === null ? null : <Unit>{unit}</Unit>}
      {quantity > 1 ? (
        <Unit isWhole>{t('summary.together', { price: amountOf(priceOfUnits(centimes, quantity)) })}</Unit>
      ) : null}
    </>
  )
}
