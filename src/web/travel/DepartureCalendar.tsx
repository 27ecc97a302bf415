import { Link } from 'react-router'
import { addDays, monthOf } from '#domain/calendar.ts'
import { formatMoney, type Money } from '#domain/money.ts'
import { formatMonth, formatWeekdayAndDay } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { weeksOf, weekdayLetters } from './calendarWeeks.ts'
import styles from './DepartureCalendar.module.css'
import { byMonth, canBeChosen } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'
import { stateOf, StatusMark } from './StatusMark.tsx'
import { departureBookingPath } from './travelPaths.ts'

interface Props {
  readonly travelId: string
  readonly rows: readonly DepartureRow[]
}

/** Every month with a departure as a table of its weeks; a departure is a link with its state and its price. */
export function DepartureCalendar({ travelId, rows }: Props) {
  const base = rows.filter(({ extensionId }) => extensionId === null)
  // A travel may be sold with an extension only.
  const shown = base.length === 0 ? rows : base
  const states = [...new Map(shown.map((row) => [stateOf({ ...row, fewPlaces: null }), row.state]))]
  return (
    <>
      <p className={styles.legend}>
        {states.map(([text, state]) => (
          <span key={text}>
            <StatusMark state={state} /> {text}
          </span>
        ))}
      </p>
      <div className={styles.months}>
        {byMonth(shown).map(({ month, rows: ofMonth }) => (
          <Month key={month} travelId={travelId} month={month} rows={ofMonth} />
        ))}
      </div>
    </>
  )
}

interface MonthProps extends Props {
  /** `2027-06` */
  readonly month: string
}

function Month({ travelId, month, rows }: MonthProps) {
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>{formatMonth(month)}</caption>
      <thead>
        <tr>
          {weekdayLetters().map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((monday) => (
          <tr key={monday}>
            {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
              const day = addDays(monday, offset)
              const row = rows.find(({ startDate }) => startDate === day)
              return <td key={day}>{row ? <Departure travelId={travelId} row={row} /> : <Plain day={day} month={month} />}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Plain({ day, month }: { readonly day: string; readonly month: string }) {
  return monthOf(day) === month ? <span className={styles.plain}>{Number(day.slice(8))}</span> : null
}

function Departure({ travelId, row }: { readonly travelId: string; readonly row: DepartureRow }) {
  const { startDate, endDate, fromCentimes, currency, canWait } = row
  const days = `${formatWeekdayAndDay(startDate)} – ${formatWeekdayAndDay(endDate)}`
  const state = stateOf(row)
  const money = fromCentimes === null ? null : { centimes: fromCentimes, currency }
  const price = money === null ? t('travel.priceOnRequest') : t('travel.variantPrice', { price: formatMoney(money) })
  const face = (
    <>
      <span className={styles.day}>
        {Number(startDate.slice(8))} <StatusMark state={row.state} />
      </span>
      <span className={styles.price}>{money === null ? '' : shortAmount(money)}</span>
    </>
  )
  if (!canBeChosen(row)) {
    return (
      <span className={styles.closed} role="img" aria-label={t('travel.calendarClosed', { days, state })}>
        {face}
      </span>
    )
  }
  return (
    <Link className={styles.departure} to={departureBookingPath(travelId, row)}>
      <span className="spoken">{canWait ? t('travel.calendarWait', { days, state }) : t('travel.calendarBook', { days, state, price })}</span>
      <span className={styles.face} aria-hidden>
        {face}
      </span>
    </Link>
  )
}

/** `1’290`: a day of a calendar on a phone has no room for more. */
function shortAmount(money: Money): string {
  return formatMoney(money).replace(/^\S+ /, '').replace(/\.-$/, '')
}
