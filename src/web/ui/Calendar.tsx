import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { monthOf, weeksOf, type IsoDay } from '#domain/calendar.ts'
import { closesBooking, type DateState } from '#domain/catalogue/dateState.ts'
import { formatMoney, type Money } from '#domain/money.ts'
import { t } from '#web/text/calendarView.ts'
import { formatMonth, weekdayNames } from '#web/text/days.ts'
import { calendarTarget } from './calendarKeys.ts'
import styles from './Calendar.module.css'
import { StateMark } from './StateMark.tsx'

/** What stands on a day, and the look of what is pressed there. */
interface DayControlProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The first day of a departure. */
export interface CalendarDay {
  readonly key: string
  readonly startDate: IsoDay
  readonly state: DateState
  /** The state in spokenText, for the key to the marks. */
  readonly stateName: string
  /** Null where it is not known; not shown where nothing can be booked. */
  readonly price: Money | null
  /** Whether a departure of the same day goes on with an extension. */
  readonly hasExtension: boolean
  /** What there is to say beside the number and the price, for those who hear it. */
  readonly spokenText: string
  /** Draws the link or the button of the day; null where there is nothing to renderControl. */
  readonly renderControl: ((face: DayControlProps) => ReactNode) | null
}

interface Props {
  /** In the order of their start. */
  readonly days: readonly CalendarDay[]
  /** Whether the months are named above already. */
  readonly isCaptionHidden?: boolean
  /** Called by Page Up (-1) and Page Down (1) where no further month is shown; tells whether another one is shown now. */
  readonly onMonthStep?: (step: -1 | 1) => boolean
}

/**
 * The months of some departures, each as a table of its weeks. Of the keys the arrows go from one departure to the next,
 * Home and End to the first and last of the month, Page Up and Page Down to another month.
 */
export function Calendar({ days, isCaptionHidden = false, onMonthStep }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isTurning = useRef(false)
  const months = [...new Set(days.map(({ startDate }) => monthOf(startDate)))]
  const [first] = months
  const states = new Map(days.map(({ stateName, state }) => [stateName, state]))
  useEffect(() => {
    if (isTurning.current) frame.current?.querySelector<HTMLElement>('a, button')?.focus()
    isTurning.current = false
  }, [first])
  const move = (event: KeyboardEvent) => {
    const target = frame.current === null ? null : calendarTarget(frame.current, event.key)
    if (target === null) return
    event.preventDefault()
    if (target instanceof HTMLElement) target.focus()
    else isTurning.current = onMonthStep?.(target) ?? false
  }
  return (
    <>
      <p className={styles.legend}>
        {[...states].map(([name, state]) => (
          <span key={name}>
            <StateMark state={state} /> {name}
          </span>
        ))}
        {days.some(({ hasExtension }) => hasExtension) ? <span>+ {t('calendarView.longer')}</span> : null}
      </p>
      {/* Each departure has the focus by itself; the keys only lead from one to another. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={styles.months} onKeyDown={move}>
        {months.map((month) => (
          <Month key={month} month={month} days={days} isCaptionHidden={isCaptionHidden} />
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

function Departure({ day: { startDate, state, price, hasExtension, spokenText, renderControl } }: { readonly day: CalendarDay }) {
  const face = (
    <>
      <span className={styles.number}>
        {Number(startDate.slice(8))}
        {hasExtension ? '+' : ''} <StateMark state={state} />
      </span>
      <span className={styles.price}>
        {closesBooking(state) ? t('calendarView.full') : price === null ? '' : shortAmount(price)}
      </span>
      {/* Beside the spokenText that are seen, not instead of them: who says «19» to their device means this day. */}
      <span className="sr-only">{[spokenText, ...(hasExtension ? [t('calendarView.longer')] : [])].join(', ')}</span>
    </>
  )
  if (renderControl === null) return <span className={styles.closed}>{face}</span>
  return renderControl({ className: styles.departure, children: face })
}

/** `1’290`: a day of a calendar on a phone has no room for more. */
function shortAmount(money: Money): string {
  return formatMoney(money).replace(/^\S+ /, '').replace(/\.-$/, '')
}
