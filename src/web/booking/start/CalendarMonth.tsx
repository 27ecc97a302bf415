import { useRef, type KeyboardEvent } from 'react'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { t } from '#web/text/start.ts'
import { formatMonth } from '#web/text/days.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Spoken } from '#web/ui/Spoken.ts'
import { CalendarDay } from './CalendarDay.tsx'
import { weeksOf } from './calendarWeeks.ts'
import type { DatePrices } from './useDatePrices.ts'
import type { PlacesKnown } from './usePlacesKnown.ts'

interface Props {
  /** `2027-06` */
  readonly month: string
  /** The departures that start in it. */
  readonly dates: readonly SaleDate[]
  readonly prices: DatePrices
  readonly placesKnown: PlacesKnown
  /** Null where none of them is chosen. */
  readonly chosen: SaleDate | null
  readonly onChoose: (date: SaleDate) => void
}

const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    marginBlock: '3',
    '& th': { paddingBlock: '1', color: 'muted', fontSize: 'caption', fontWeight: 'normal' },
    '& td': { height: '3.75rem', padding: '0', border: '1px solid', borderColor: 'hairline', verticalAlign: 'top' },
  },
})
const Empty = chakra('span', {
  base: { display: 'block', padding: '1', color: 'muted', fontSize: 'caption', fontVariantNumeric: 'tabular-nums' },
})

/** Keys that lead from one departure to another: so many days on, or to the first or last of the month. */
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One month as a table by weekday; departures are buttons, and the arrow keys go from one to the next. */
export function CalendarMonth({ month, dates, prices, placesKnown, chosen, onChoose }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const move = (event: KeyboardEvent) => {
    const buttons = [...(table.current?.querySelectorAll('button') ?? [])]
    const present = buttons.findIndex((button) => button === document.activeElement)
    const step = STEPS[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step === undefined ? null : present + step
    if (target === null || present === -1) return
    event.preventDefault()
    buttons[target]?.focus()
  }
  return (
    <Table ref={table} onKeyDown={move}>
      <Spoken as="caption">{t('start.calendar.caption', { month: formatMonth(month) })}</Spoken>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={t(`start.calendar.${weekday}.long`)}>
              {t(`start.calendar.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, index) => {
              const starting = day === null ? [] : dates.filter(({ startDate }) => startDate === day)
              return (
                <td key={WEEKDAYS[index]}>
                  {starting.map((date) => (
                    <CalendarDay
                      key={dateKey(date)}
                      date={date}
                      cell={prices.get(dateKey(date)) ?? null}
                      places={placesKnown.get(dateKey(date)) ?? null}
                      isChosen={date === chosen}
                      onChoose={() => onChoose(date)}
                    />
                  ))}
                  {starting.length > 0 || day === null ? null : <Empty>{Number(day.slice(8))}</Empty>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
