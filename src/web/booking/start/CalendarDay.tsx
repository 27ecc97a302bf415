import type { GridCell } from '#domain/booking/partyPriceGrid.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Spoken } from '#web/ui/Spoken.ts'
import { dateFacts } from './dateFacts.ts'
import { datesText } from './DateRow.tsx'
import { soonTotal } from './soonTotal.ts'

interface Props {
  readonly date: SaleDate
  readonly cell: GridCell | null
  readonly places: number | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Day = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '3.75rem',
    paddingBlock: '1',
    paddingInline: { base: '0.1875rem', sm: '1' },
    background: 'paper',
    color: 'primary',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'tint' },
    // Borders of their own, for forced colours drop the ground.
    boxShadow: 'inset 0 0 0 2px {colors.primary}',
    '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: '-2px' },
    '&[aria-pressed=true]': { background: 'primary', color: 'paper', textDecoration: 'underline' },
    '&[aria-disabled=true]': { boxShadow: 'none', background: 'panel', color: 'muted', cursor: 'not-allowed' },
    _focusVisible: { position: 'relative', zIndex: 1, outline: '3px solid {colors.focus}', outlineOffset: '3px' },
  },
})
const Number_ = chakra('span', { base: { display: 'block', fontSize: 'text', fontWeight: 'bold', lineHeight: 'tight' } })
const Small = chakra('span', { base: { display: 'block', fontSize: { base: '0.6875rem', sm: 'caption' }, lineHeight: 'tight', letterSpacing: { base: '-0.02em', sm: 'normal' } } })

/** The first day of a departure with its price; closed ones say so, and are left where they are by a press. */
export function CalendarDay({ date, cell, places, isChosen, onChoose }: Props) {
  const { draft, offer } = useBooking()
  const { state, reason, isShut } = dateFacts(date, offer, places)
  const price = cell === null ? soonTotal(date, draft, offer) : cell.total
  const isClosed = reason !== null
  return (
    <Day
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isClosed}
      onClick={() => {
        if (!isClosed) onChoose()
      }}
    >
      <Number_>{Number(date.startDate.slice(8))}</Number_>
      <Small>{isShut ? t('start.calendar.full') : price === null ? null : withoutCurrency(price)}</Small>
      {/* Beside the words that are seen, not instead of them: who says «19» to their device means this day. */}
      <Spoken>{[datesText(date), state].join(', ')}</Spoken>
    </Day>
  )
}

/** The caption of the column is too narrow for «CHF»; the row below the month says it. */
function withoutCurrency(money: Money): string {
  return formatMoney(money).replace(`${money.currency} `, '')
}
