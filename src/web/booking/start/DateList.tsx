import { useCallback, useMemo, useState } from 'react'
import { groupByMonth, monthOf } from '#domain/calendar.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'
import { DateMonth } from './DateMonth.tsx'
import type { DateViewProps } from './dateView.ts'

const Months = chakra('fieldset', { base: { borderBlockStart: '1px solid {colors.hairline}' } })

/** With more departures than this, all months but that of the chosen one are closed at first. */
const MOST_OPEN_DATES = 8

/** The departures by month. */
export function DateList({ dates, chosen, ...props }: DateViewProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const months = useMemo(() => groupByMonth(dates), [dates])
  const chosenMonths = useChosenMonths(chosen)
  const onToggle = useCallback(
    (month: string, isNowOpen: boolean) => setToggled((before) => ({ ...before, [month]: isNowOpen })),
    [],
  )
  const isOpen = (month: string) => toggled[month] ?? (dates.length <= MOST_OPEN_DATES || chosenMonths.has(month))
  return (
    <Months>
      <SrOnly as="legend">{t('start.dates.title')}</SrOnly>
      {months.map(({ month, items }) => (
        <DateMonth
          key={month}
          month={month}
          dates={items}
          chosen={chosen !== null && items.includes(chosen) ? chosen : null}
          isOpen={isOpen(month)}
          onToggle={onToggle}
          {...props}
        />
      ))}
    </Months>
  )
}

/** The months in which a date was chosen: they stay open when another date is chosen, which would shift the page. */
function useChosenMonths(chosen: SaleDate | null): ReadonlySet<string> {
  const { isRestored } = useBookingData()
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set())
  const month = chosen === null ? null : monthOf(chosen.startDate)
  if (month === null || before.has(month)) return before
  const next = new Set([...before, month])
  // Before the stored state is restored, the date is not the visitor's choice.
  if (isRestored) setBefore(next)
  return next
}
