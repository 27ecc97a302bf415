import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { formatMonth } from '#web/text/days.ts'
import { t as cardText } from '#web/text/cards.ts'
import { t } from '#web/text/list.ts'
import { listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import styles from './TravelCalendar.module.css'

const CalendarMonths_result = graphql(`
  fragment CalendarMonths_result on TravelFilterResult {
    filters {
      name
      options {
        value
        itemCount
      }
    }
  }
`)

interface Props {
  readonly result: FragmentType<typeof CalendarMonths_result>
  /** The months shown. */
  readonly months: readonly string[]
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** Links to the months, with the number of travels that start in each. */
export function CalendarMonths({ result, months, filter, view, page }: Props) {
  const { filters } = readFragment(CalendarMonths_result, result)
  const options = filters.find(({ name }) => name === 'months')?.options ?? []
  return (
    <nav aria-label={t('list.calendarMonths')}>
      {/* Each link says it to screen readers. */}
      <p className={styles.monthsNote} aria-hidden>
        {t('list.travelsPerMonth')}
      </p>
      <ul className={styles.months}>
        {options.map(({ value, itemCount }) => (
          <li key={value}>
            <Link
              className={itemCount === 0 ? styles.closedMonth : styles.openMonth}
              to={listUrl(page, { ...filter, months: [value] }, { ...view, pages: 1 })}
              aria-current={months.includes(value) ? 'true' : undefined}
              preventScrollReset
            >
              <span>{formatMonth(value)}</span>{' '}
              <span className={styles.monthCount}>
                <span aria-hidden>{itemCount}</span>
                <span className="sr-only">{cardText('list.optionCount', { count: itemCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
