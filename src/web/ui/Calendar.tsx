import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { groupByMonth, weeksOf, type IsoDay } from '#domain/calendar.ts'
import { closesBooking, type DateState } from '#domain/catalogue/dateState.ts'
import { formatShortAmount, type Money } from '#domain/money.ts'
import { t } from '#web/text/calendarView.ts'
import { formatMonth, weekdayNames } from '#web/text/days.ts'
import { calendarTarget } from './calendarKeys.ts'
import styles from './Calendar.module.css'
import { StateMark } from './StateMark.tsx'

/** Props for the link or button of a day. */
interface DayControlProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The first day of a departure. */
export interface CalendarDay {
  readonly key: string
  readonly startDate: IsoDay
  readonly state: DateState
  /** Text of the state, for the legend. */
  readonly stateName: string
  /** Null if unknown; not shown if nothing can be booked. */
  readonly price: Money | null
  /** Whether a departure on the same day has an extension. */
  readonly hasExtension: boolean
  /** Visually hidden text after number and price. */
  readonly spokenText: string
  /** Renders the link or button of the day; null for plain text. */
  readonly renderControl: ((face: DayControlProps) => ReactNode) | null
}

interface Props {
  /** In the order of their start. */
  readonly days: readonly CalendarDay[]
  /** Hides the name of the month visually, if it stands above the calendar. */
  readonly isCaptionHidden?: boolean
  /** Called on Page Up (-1) and Page Down (1) at the first or last month shown; returns whether the month has changed. */
  readonly onMonthStep?: (step: -1 | 1) => boolean
}

/**
 * Months with departures, each as a table of weeks. Arrow keys move the focus between departures, Home and End to the first
 * and last of the month, Page Up and Page Down to another month.
 */
export function Calendar({ days, isCaptionHidden = false, onMonthStep }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isMonthChanging = useRef(false)
  const months = groupByMonth(days)
  const first = months[0]?.month
  const states = new Map(days.map(({ stateName, state }) => [stateName, state]))
  useEffect(() => {
    if (isMonthChanging.current) frame.current?.querySelector<HTMLElement>('a, button')?.focus()
    isMonthChanging.current = false
  }, [first])
  const move = (event: KeyboardEvent) => {
    const target = frame.current === null ? null : calendarTarget(frame.current, event.key)
    if (target === null) return
    event.preventDefault()
    if (target instanceof HTMLElement) target.focus()
    else isMonthChanging.current = onMonthStep?.(target) ?? false
  }
  return (
    <>
      <p className={styles.legend}>
        {[...states].map(([name, state]) => (
          <span key={name}>
            <StateMark state={state} /> <span>{name}</span>
          </span>
        ))}
        {days.some(({ hasExtension }) => hasExtension) ? <span>+ {t('calendarView.longer')}</span> : null}
      </p>
      {/* Each departure is focusable itself; the handler only moves the focus between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={styles.months} onKeyDown={move}>
        {months.map(({ month, items }) => (
          <Month key={month} month={month} days={items} isCaptionHidden={isCaptionHidden} />
        ))}
      </div>
    </>
  )
}

interface MonthProps extends Required<Pick<Props, 'days' | 'isCaptionHidden'>> {
  /** `2027-06` */
  readonly month: string
}

function Month({ month, days, isCaptionHidden }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption className={isCaptionHidden ? 'sr-only' : styles.caption}>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {weekdayNames().map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, weekday) => {
              const starting = days.filter(({ startDate }) => startDate === day)
              return (
                <td key={day ?? weekday}>
                  {starting.map((departure) => (
                    <Departure key={departure.key} day={departure} />
                  ))}
                  {starting.length > 0 || day === null ? null : (
                    <span className={styles.plain}>{Number(day.slice(8))}</span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Departure({
  day: { startDate, state, price, hasExtension, spokenText, renderControl },
}: {
  readonly day: CalendarDay
}) {
  const content = (
    <>
      <span className={styles.number}>
        <span>{`${String(Number(startDate.slice(8)))}${hasExtension ? '+' : ''}`}</span> <StateMark state={state} />
      </span>
      <span className={styles.price}>
        {closesBooking(state) ? t('calendarView.soldOut') : price === null ? '' : formatShortAmount(price)}
      </span>
      {/* In addition to the visible text, not `aria-label`: voice control selects a day by its visible number. */}
      <span className="sr-only">{[spokenText, ...(hasExtension ? [t('calendarView.longer')] : [])].join(', ')}</span>
    </>
  )
  if (renderControl === null) return <span className={styles.closed}>{content}</span>
  return renderControl({ className: styles.departure, children: content })
}
