import { Link } from 'react-router'
import {
  EMPTY_FILTER,
  filterNames,
  isEmptyFilter,
  toFilterQuery,
  withoutValue,
  type QueryParameter,
  type TravelFilter,
} from '#domain/travels/filter.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
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
  readonly path: string
  readonly queryParameter: QueryParameter
}

/** What is filtered by, each with a link to the list without it. Draws nothing when nothing is chosen. */
export function ChosenFilters({ groups: masked, filter, path, queryParameter }: Props) {
  const groups = readFragment(ChosenFilters_group, masked)
  if (isEmptyFilter(filter)) return null
  const without = (rest: TravelFilter) => `${path}?${toFilterQuery(rest, queryParameter).toString()}`
  const chosen = filterNames.flatMap((name) =>
    filter[name].map((value) => ({
      key: `${name} ${value}`,
      label: groups.find((group) => group.name === name)?.options.find((option) => option.value === value)?.label ?? value,
      to: without(withoutValue(filter, name, value)),
    })),
  )
  const query = filter.query === '' ? [] : [{ key: 'query', label: `«${filter.query}»`, to: without({ ...filter, query: '' }) }]
  return (
    <ul className={styles.chosen}>
      {[...query, ...chosen].map(({ key, label, to }) => (
        <li key={key}>
          <Link className={styles.pill} to={to} preventScrollReset aria-label={t('list.removeFilter', { label })}>
            {label}
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
