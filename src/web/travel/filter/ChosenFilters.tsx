import { Link } from 'react-router'
import { filterNames } from '#domain/filterNames.ts'
import { EMPTY_FILTER, withoutValue, type TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { isMonth } from '#web/site/travelPaths.ts'
import { formatMonth } from '#web/text/days.ts'
import { t } from '#web/text/list.ts'
import type { Reading } from '#web/travel/search/listFacts.ts'
import { listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import styles from './TravelFilterForm.module.css'
import { queryPills } from './queryPills.ts'

const ChosenFilters_group = graphql(`
  fragment ChosenFilters_group on TravelFilterGroup {
    name
    options {
      label
      value
    }
  }
`)

interface Props {
  /** How the query was understood; null without one. */
  readonly reading: Reading | null
  readonly groups: readonly FragmentType<typeof ChosenFilters_group>[]
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** The active filters, each a link to the list without it. */
export function ChosenFilters({ groups: masked, reading, filter, view, page }: Props) {
  const groups = readFragment(ChosenFilters_group, masked)
  const without = (rest: TravelFilter) => listUrl(page, rest, { ...view, pages: 1 })
  const chosen = filterNames.flatMap((name) =>
    filter[name].map((value) => {
      const option = groups.find((group) => group.name === name)?.options.find((other) => other.value === value)
      const label =
        option?.label ?? (name === 'months' && isMonth(value) ? formatMonth(value) : t('list.unknown', { value }))
      return { key: `${name} ${value}`, label, text: label, to: without(withoutValue(filter, name, value)) }
    }),
  )
  const words =
    filter.query === ''
      ? []
      : queryPills(filter.query, reading).map(({ rest, ...pill }) => ({
          ...pill,
          to: without({ ...filter, query: rest }),
        }))
  return (
    <ul className={styles.chosen}>
      {[...words, ...chosen].map(({ key, label, text: shown, to }) => (
        <li key={key}>
          <Link className={styles.pill} to={to} preventScrollReset aria-label={t('list.removeFilter', { label })}>
            <span className={styles.pillText}>{shown}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} to={without(EMPTY_FILTER)} preventScrollReset>
          {t('list.reset')}
        </Link>
      </li>
    </ul>
  )
}
