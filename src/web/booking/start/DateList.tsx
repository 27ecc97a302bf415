import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useState } from 'react'
import { baseDateChoice } from '#domain/booking/extension.ts'
import { monthOf } from '#domain/calendar.ts'
import { sameDate } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Change } from '#state/booking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { DateMonth } from './DateMonth.tsx'
import type { PlacesKnown } from './usePlacesKnown.ts'

export interface DateViewProps {
  readonly dates: readonly SaleDate[]
  readonly placesKnown: PlacesKnown
  readonly onChoose: (date: SaleDate) => void
  /** Carries out what opens a closed date. */
  readonly act: (change: Change) => void
}

const Months = chakra('fieldset', { base: { borderBlockStart: '1px solid {colors.hairline}' } })

/** So many departures fit on a page as they are; more are closed by month but for the chosen one's. */
const MOST_OPEN_DATES = 8

/** The departures by month. */
export function DateList({ dates, ...props }: DateViewProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const months = useMemo(() => byMonth(dates), [dates])
  const chosenMonths = useChosenMonths(months)
  const isOpen = (month: string) => toggled[month] ?? (dates.length <= MOST_OPEN_DATES || chosenMonths.has(month))
  return (
    <Months>
      <chakra.legend srOnly>{t('start.dates.title')}</chakra.legend>
      {months.map(({ month, own }) => (
        <DateMonth
          key={month}
          month={month}
          dates={own}
          isOpen={isOpen(month)}
          onToggle={(isNowOpen) => setToggled((before) => ({ ...before, [month]: isNowOpen }))}
          {...props}
        />
      ))}
    </Months>
  )
}

/** The months a date was chosen in: none closes again because another date is chosen, which would move the page. */
function useChosenMonths(months: readonly MonthOfDates[]): ReadonlySet<string> {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set())
  const choice = baseDateChoice(draft)
  const chosen = months.find(({ own }) => own.some((date) => sameDate(choice, date)))?.month
  if (chosen === undefined || before.has(chosen)) return before
  const next = new Set([...before, chosen])
  // Before the device was read the date is nobody's choice.
  if (isRestored) setBefore(next)
  return next
}

interface MonthOfDates {
  /** `2027-06` */
  readonly month: string
  readonly own: readonly SaleDate[]
}

/** The departures by the month in which they start, in order. */
export function byMonth(dates: readonly SaleDate[]): readonly MonthOfDates[] {
  const months = [...new Set(dates.map(({ startDate }) => monthOf(startDate)))]
  return months.map((month) => ({ month, own: dates.filter(({ startDate }) => monthOf(startDate) === month) }))
}
