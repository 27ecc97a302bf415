import { Link } from 'react-router'
import { EMPTY_FILTER, filterNames, withoutValue, type TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import { listPath, type ListPlace } from './listPlace.ts'
import styles from './TravelFilterForm.module.css'

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
  readonly groups: readonly FragmentType<typeof ChosenFilters_group>[]
  readonly filter: TravelFilter
  readonly view: ListView
  readonly place: ListPlace
}

/** What is filtered by, each with a link to the list without it. */
export function ChosenFilters({ groups: masked, filter, view, place }: Props) {
  const groups = readFragment(ChosenFilters_group, masked)
  const without = (rest: TravelFilter) => listPath(place, rest, { ...view, pages: 1 })
  const chosen = filterNames.flatMap((name) =>
    filter[name].map((value) => {
      const option = groups.find((group) => group.name === name)?.options.find((other) => other.value === value)
      const label = option?.label ?? value
      return { key: `${name} ${value}`, label, text: label, to: without(withoutValue(filter, name, value)) }
    }),
  )
  const { query } = filter
  const text = { key: 'query', label: query, text: `«${query}»`, to: without({ ...filter, query: '' }) }
  return (
    <ul className={styles.chosen}>
      {[...(query === '' ? [] : [text]), ...chosen].map(({ key, label, text: shown, to }) => (
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
