import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { groupByMonth } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { useDuration } from '#web/site/useDuration.ts'
import { formatMonth, formatWeekdayRange, weekdayRangeParts } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { StateMark } from '#web/ui/StateMark.tsx'
import { ChooseLink } from './ChooseLink.tsx'
import { CompareLink } from './CompareLink.tsx'
import styles from './DepartureTable.module.css'
import { readChosenKey } from './chosenDeparture.ts'
import { canBeChosen } from './departureRows.ts'
import type { DepartureView } from './departureView.ts'
import type { DepartureRow } from './departures.ts'
import { stateText } from './stateText.ts'

interface Props {
  readonly travelId: string
  readonly rows: readonly DepartureRow[]
  /** Those on screen, of whole months; paper has all. */
  readonly shown: readonly DepartureRow[]
  readonly view: DepartureView
  /** Visually hidden caption. */
  readonly caption: string
}

/** Departures with status and price, grouped by month. */
export function DepartureTable({ travelId, rows, shown, view, caption }: Props) {
  // Where none has a price of its own, that of the travel stands above, or that it is on request.
  const unpriced = rows.every(({ fromCentimes }) => fromCentimes === null) ? null : t('travel.priceOnRequest')
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('travel.departureDays')}</th>
          <th scope="col">{t('travel.departureState')}</th>
          <th scope="col" className={styles.amount}>
            {t('travel.departurePrice')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('travel.departureActs')}</span>
          </th>
        </tr>
      </thead>
      {groupByMonth(rows).map(({ month, items }) => (
        <tbody key={month} className={items.every((row) => shown.includes(row)) ? undefined : styles.printed}>
          <tr>
            {/* A heading instead of a row group header, which few screen readers announce. */}
            <td className={styles.month} colSpan={4}>
              <h3 id={monthId(month)} tabIndex={-1}>
                {formatMonth(month)}
              </h3>
            </td>
          </tr>
          {items.map((row) => (
            <Departure key={row.key} travelId={travelId} row={row} view={view} unpriced={unpriced} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Element id of the heading of a month, `2027-06`. */
export function monthId(month: string): string {
  return `abreisen-${month}`
}

interface DepartureProps {
  readonly travelId: string
  readonly row: DepartureRow
  readonly view: DepartureView
  /** Stands for a price where there is none. */
  readonly unpriced: string | null
}

function Departure({ travelId, row, view, unpriced }: DepartureProps) {
  const { startDate, endDate, state, fromCentimes, currency, extensionLabel } = row
  const duration = useDuration()
  const [parameters] = useSearchParams()
  const days = formatWeekdayRange(row)
  const isOpen = canBeChosen(row)
  const isChosen = isOpen && row.key === readChosenKey(parameters)
  return (
    <tr className={isOpen ? (isChosen ? styles.chosen : styles.open) : styles.closed}>
      <th scope="row" className={styles.days}>
        {weekdayRangeParts(row).map((part) => (
          <Fragment key={part}>
            <span className={styles.whole}>{part}</span>{' '}
          </Fragment>
        ))}
        <span className={styles.info}>
          {duration({ startDate, endDate }) + (extensionLabel === null ? '' : `, ${extensionLabel}`)}
        </span>
      </th>
      <td className={styles.state}>
        <StateMark state={state} /> <span>{stateText(row)}</span>
      </td>
      <td className={styles.amount}>
        {fromCentimes === null ? unpriced : formatMoney({ centimes: fromCentimes, currency })}
      </td>
      <td className={styles.acts}>
        <span className={styles.actions}>
          <CompareLink view={view} departureKey={row.key} days={days} />
          {isOpen ? <ChooseLink travelId={travelId} row={row} days={days} isChosen={isChosen} /> : null}
        </span>
      </td>
    </tr>
  )
}
