import { Link } from 'react-router'
import { durationDays, monthOf } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { formatMonth, formatWeekdayAndDay } from '#web/text/days.ts'
import { t } from '#web/text/site.ts'
import type { DepartureRow } from './departures.ts'
import styles from './DepartureTable.module.css'
import page from './TravelPage.module.css'
import { bookingPath } from './travelPaths.ts'

const DepartureTable_travel = graphql(`
  fragment DepartureTable_travel on Travel {
    id
    pricing {
      travels {
        id
        transportTypeLabel
      }
    }
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof DepartureTable_travel>
  /** Null when they could not be loaded. */
  readonly departures: readonly DepartureRow[] | null
}

/** Every date with its state and its price, by month, like a timetable. */
export function DepartureTable({ travelId, travel, departures }: Props) {
  const [first, ...others] = readFragment(DepartureTable_travel, travel).pricing?.travels ?? []
  const rows = departures ?? []
  return (
    <section id="daten">
      <h2 className={page.heading}>{t('travel.departures')}</h2>
      {rows.length === 0 ? (
        <p>{t('travel.departuresNone')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('travel.departuresFor', { variant: first?.transportTypeLabel ?? '' })}
            {others.length > 0
              ? ` ${t('travel.variants', { variants: others.map((variant) => variant.transportTypeLabel).join(', ') })}`
              : null}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('travel.departureDays')}</th>
              <th scope="col">{t('travel.departureState')}</th>
              <th scope="col" className={styles.amount}>
                {t('travel.departurePrice')}
              </th>
            </tr>
          </thead>
          {byMonth(rows).map(({ month, rows: ofMonth }) => (
            <tbody key={month}>
              <tr>
                <th className={styles.month} scope="rowgroup" colSpan={3}>
                  {formatMonth(month)}
                </th>
              </tr>
              {ofMonth.map((row) => (
                <Departure key={`${row.dateId} ${row.extensionLabel ?? ''}`} travelId={travelId} row={row} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  )
}

function Departure({ travelId, row }: { readonly travelId: string; readonly row: DepartureRow }) {
  const { startDate, endDate, statusCode, statusLabel, fromCentimes, currency, extensionLabel } = row
  const days = `${formatWeekdayAndDay(startDate)} – ${formatWeekdayAndDay(endDate)}`
  const isClosed = statusCode === 'CLOSED'
  return (
    <tr className={isClosed ? styles.closed : undefined}>
      <th scope="row" className={styles.days}>
        {isClosed ? (
          days
        ) : (
          <Link
            className={styles.link}
            to={`${bookingPath(travelId)}?datum=${encodeURIComponent(row.dateId)}`}
            aria-label={t('travel.bookThis', { days })}
          >
            {days}
          </Link>
        )}
        <span className={styles.info}>
          {t('travel.days', { count: durationDays(startDate, endDate) })}
          {extensionLabel === null ? '' : `, ${extensionLabel}`}
        </span>
      </th>
      <td>{statusLabel}</td>
      <td className={styles.amount}>
        {fromCentimes === null ? t('travel.priceOnRequest') : formatMoney({ centimes: fromCentimes, currency })}
      </td>
    </tr>
  )
}

interface MonthOfRows {
  readonly month: string
  readonly rows: readonly DepartureRow[]
}

function byMonth(rows: readonly DepartureRow[]): readonly MonthOfRows[] {
  const months = [...new Set(rows.map(({ startDate }) => monthOf(startDate)))]
  return months.map((month) => ({ month, rows: rows.filter(({ startDate }) => monthOf(startDate) === month) }))
}
