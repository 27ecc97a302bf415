import { useSearchParams } from 'react-router'
import { addDays, monthOf } from '#domain/calendar.ts'
import { formatMoney, type Money } from '#domain/money.ts'
import { formatMonth, formatWeekdayAndDay } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { weeksOf, weekdayLetters } from './calendarWeeks.ts'
import { chosenSearch, readChosenKey } from './chosenDeparture.ts'
import styles from './DepartureCalendar.module.css'
import { byMonth, canBeChosen } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'
import { PARTS } from './PageParts.tsx'
import { stateOf, StatusMark } from './StatusMark.tsx'
import { ViewLink } from './ViewLink.tsx'

interface Props {
  /** Of the travel; the dates are chosen on its page. */
  readonly travelId: string
  readonly rows: readonly DepartureRow[]
}

/**
 * Every month with a departure as a table of its weeks; a departure is a link with its state and its price, and is marked
 * where one can stay longer.
 */
export function DepartureCalendar({ rows }: Props) {
  const base = rows.filter(({ extensionId }) => extensionId === null)
  // A travel may be sold with an extension only.
  const shown = base.length === 0 ? rows : base
  const longer = new Set(base.length === 0 ? [] : rows.filter(({ extensionId }) => extensionId !== null).map(({ startDate }) => startDate))
  const states = [...new Map(shown.map((row) => [stateOf({ ...row, fewPlaces: null }), row.state]))]
  return (
    <>
      <p className={styles.legend}>
        {states.map(([text, state]) => (
          <span key={text}>
            <StatusMark state={state} /> {text}
          </span>
        ))}
        {longer.size === 0 ? null : <span>+ {t('travel.withExtension')}</span>}
      </p>
      <div className={styles.months}>
        {byMonth(shown).map(({ month, rows: ofMonth }) => (
          <Month key={month} month={month} rows={ofMonth} longer={longer} />
        ))}
      </div>
    </>
  )
}

interface MonthProps extends Pick<Props, 'rows'> {
  /** `2027-06` */
  readonly month: string
  /** Days on which a departure with an extension starts too. */
  readonly longer: ReadonlySet<string>
}

function Month({ month, rows, longer }: MonthProps) {
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
              return <td key={day}>{row ? <Departure row={row} canBeLonger={longer.has(day)} /> : <Plain day={day} month={month} />}</td>
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

function Departure({ row, canBeLonger }: { readonly row: DepartureRow; readonly canBeLonger: boolean }) {
  const [parameters] = useSearchParams()
  const { startDate, endDate, fromCentimes, currency, canWait } = row
  const days = `${formatWeekdayAndDay(startDate)} – ${formatWeekdayAndDay(endDate)}`
  const state = stateOf(row)
  const money = fromCentimes === null ? null : { centimes: fromCentimes, currency }
  const price = money === null ? t('travel.priceOnRequest') : t('travel.variantPrice', { price: formatMoney(money) })
  const face = (
    <>
      <span className={styles.day}>
        {Number(startDate.slice(8))}
        {canBeLonger ? '+' : ''} <StatusMark state={row.state} />
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
    <ViewLink className={styles.departure} search={chosenSearch(parameters, row.key)} part={PARTS.dates} isCurrent={row.key === readChosenKey(parameters)}>
      <span className="spoken">
        {canWait ? t('travel.calendarWait', { days, state }) : t('travel.calendarChoose', { days, state, price })}
        {canBeLonger ? `, ${t('travel.withExtension')}` : ''}
      </span>
      <span className={styles.face} aria-hidden>
        {face}
      </span>
    </ViewLink>
  )
}

/** `1’290`: a day of a calendar on a phone has no room for more. */
function shortAmount(money: Money): string {
  return formatMoney(money).replace(/^\S+ /, '').replace(/\.-$/, '')
}
