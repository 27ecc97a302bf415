import { Fragment, memo, startTransition } from 'react'
import { leastShownTotal } from '#domain/booking/compare/shownTotal.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Disclosure, DisclosureSummary } from '#web/ui/Disclosure.tsx'
import { DateRow } from './DateRow.tsx'
import type { DateViewProps } from './dateView.ts'
import { useDatePrices, type DatePrices } from './useDatePrices.ts'

interface Props extends DateViewProps {
  /** `2027-06` */
  readonly month: string
  readonly isOpen: boolean
  readonly onToggle: (month: string, isOpen: boolean) => void
}

const Name = chakra('h3', { base: { fontSize: 'lead' } })
/** Beside the name as long as two short lines fit there. */
const Count = chakra('span', {
  base: { flex: '1 1 8em', color: 'muted', fontSize: 'field', textAlign: 'right', textWrap: 'balance' },
})

/**
 * The departures of one month as a disclosure: a season is too long for a phone, and the rows of a closed month are not
 * rendered.
 */
export const DateMonth = memo(function DateMonth({ month, dates, isOpen, onToggle, ...props }: Props) {
  const { booking, offer } = useBooking()
  const prices = useDatePrices(dates)
  const least = leastShownTotal(dates, booking, { cells: prices, offer, seen: props.placesLeft })
  const count = t('start.dates.count', { count: dates.length })
  return (
    <>
      <Disclosure
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => startTransition(() => onToggle(month, open))}
      >
        <DisclosureSummary>
          <Name>{formatMonth(month)}</Name>
          <Count>
            {isOpen || !least ? count : `${count}, ${t('start.dates.from', { price: formatMoney(least) })}`}
          </Count>
        </DisclosureSummary>
        {isOpen ? <DateRows dates={dates} prices={prices} {...props} /> : null}
      </Disclosure>
      {isOpen ? null : props.chosen && props.below}
    </>
  )
})

function DateRows({
  dates,
  prices,
  chosen,
  below,
  placesLeft,
  onChoose,
  onRemedy,
}: DateViewProps & { readonly prices: DatePrices }) {
  return dates.map((date) => (
    <Fragment key={dateKey(date)}>
      <DateRow
        date={date}
        cell={prices.get(dateKey(date)) ?? null}
        places={placesLeft.get(dateKey(date)) ?? null}
        isChosen={date === chosen}
        onChoose={onChoose}
        onRemedy={onRemedy}
      />
      {date === chosen ? below : null}
    </Fragment>
  ))
}
