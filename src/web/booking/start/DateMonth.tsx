import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { baseDateChoice } from '#domain/booking/extension.ts'
import { fromPrice } from '#domain/booking/fromPrice.ts'
import { sameDate } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { formatMonth } from '#web/text/days.ts'
import { Drawer, DrawerHead } from '#web/ui/Drawer.tsx'
import type { DateViewProps } from './DateList.tsx'
import { DateRow } from './DateRow.tsx'
import { useDatePrices } from './useDatePrices.ts'

interface Props extends DateViewProps {
  /** `2027-06` */
  readonly month: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

const Name = chakra('h3', { base: { fontSize: 'lead' } })
const Count = chakra('span', { base: { color: 'muted', fontSize: 'field', textAlign: 'right' } })

/**
 * The departures of one month, closed until wanted: a season is too long for a phone, and the rows of a closed month
 * cost nothing.
 */
export function DateMonth({ month, dates, isOpen, onToggle, ...props }: Props) {
  const { offer } = useBooking()
  const least = useMemo(() => dates.flatMap((date) => fromPrice(date, offer) ?? []).sort((a, b) => a - b)[0] ?? null, [dates, offer])
  const count = t('start.dates.count', { count: dates.length })
  const price = least === null ? null : formatMoney({ centimes: least, currency: offer.pricing?.currency ?? 'CHF' })
  return (
    <Drawer open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <DrawerHead>
        <Name>{formatMonth(month)}</Name>
        <Count>{price === null || isOpen ? count : `${count}, ${t('start.dates.from', { price })}`}</Count>
      </DrawerHead>
      {isOpen ? <DateRows dates={dates} {...props} /> : null}
    </Drawer>
  )
}

function DateRows({ dates, placesKnown, onChoose, act }: DateViewProps) {
  const { draft } = useBooking()
  const prices = useDatePrices(dates)
  const chosen = baseDateChoice(draft)
  return dates.map((date) => (
    <DateRow
      key={date.id}
      date={date}
      cell={prices.get(date.id) ?? null}
      places={placesKnown.get(date.id) ?? null}
      isChosen={sameDate(chosen, date)}
      onChoose={() => onChoose(date)}
      act={act}
    />
  ))
}
