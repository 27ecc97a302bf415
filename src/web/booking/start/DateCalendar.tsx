import { useMemo, useState } from 'react'
import { groupByMonth, monthOf } from '#domain/calendar.ts'
import { dateKey, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/rooms.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Calendar } from '#web/ui/Calendar.tsx'
import { DateRow } from './DateRow.tsx'
import type { DateViewProps } from './dateView.ts'
import { toCalendarDay } from './toCalendarDay.tsx'
import { useDatePrices } from './useDatePrices.ts'

// With large letters the buttons go below the name of the month.
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' },
})
const Name = chakra('h3', { base: { fontSize: 'lead' } })
const Turn = chakra('div', { base: { display: 'flex', gap: '3' } })

/** The departures as a calendar, one month at a time; below it the chosen one with all its details. */
export function DateCalendar({ dates, chosen, below, placesLeft, onChoose, onRemedy }: DateViewProps) {
  const { booking } = useBooking()
  const months = useMemo(() => groupByMonth(dates), [dates])
  const [shownMonth, setShownMonth] = useState<string | null>(null)
  const wanted = shownMonth ?? (chosen === null ? null : monthOf(chosen.startDate))
  const place = Math.max(
    0,
    months.findIndex(({ month }) => month === wanted),
  )
  const own = months[place]?.items ?? dates
  const prices = useDatePrices(own)
  const [before, after] = [months[place - 1]?.month ?? null, months[place + 1]?.month ?? null]
  const month = months[place]?.month
  if (month === undefined) return null
  const shown = (date: SaleDate) => ({
    date,
    cell: prices.get(dateKey(date)) ?? null,
    places: placesLeft.get(dateKey(date)) ?? null,
  })
  return (
    <div>
      <Head>
        <div role="status">
          <Name>{formatMonth(month)}</Name>
        </div>
        <Turn>
          <MonthButton label={t('start.calendar.before')} sign="‹" month={before} onGo={setShownMonth} />
          <MonthButton label={t('start.calendar.after')} sign="›" month={after} onGo={setShownMonth} />
        </Turn>
      </Head>
      <Calendar
        days={own.map((date) => toCalendarDay({ ...shown(date), isChosen: date === chosen, onChoose }, booking))}
        isCaptionHidden
        onMonthStep={(step) => {
          const turned = step === -1 ? before : after
          if (turned !== null) setShownMonth(turned)
          return turned !== null
        }}
      />
      {chosen === null || !own.includes(chosen) ? null : (
        <DateRow {...shown(chosen)} isChosen onChoose={onChoose} onRemedy={onRemedy} />
      )}
      {below}
    </div>
  )
}

interface MonthButtonProps {
  readonly label: string
  readonly sign: string
  /** Null where there are no departures in that direction. */
  readonly month: string | null
  readonly onGo: (month: string) => void
}

/** Goes to the next month with a departure; disabled by `aria-disabled` at the end, so that the focus is not lost. */
function MonthButton({ label, sign, month, onGo }: MonthButtonProps) {
  return (
    <Button
      aria-label={month === null ? label : `${label}: ${formatMonth(month)}`}
      aria-disabled={month === null}
      onClick={() => {
        if (month !== null) onGo(month)
      }}
    >
      <span aria-hidden>{sign}</span>
    </Button>
  )
}
