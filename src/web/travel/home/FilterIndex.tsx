import { Link } from 'react-router'
import type { FilterName } from '#domain/filterNames.ts'
import { EMPTY_FILTER, toFilterQuery, withValue } from '#domain/travels/filter.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t as cardText } from '#web/text/cards.ts'
import { t } from '#web/text/home.ts'
import styles from './FilterIndex.module.css'
import { indexLines, type IndexOption } from './indexLines.ts'

const FilterIndex_result = graphql(`
  fragment FilterIndex_result on TravelFilterResult {
    filters {
      name
      options {
        label
        value
        itemCount
      }
    }
  }
`)

interface Props {
  readonly result: FragmentType<typeof FilterIndex_result>
  readonly name: FilterName
  readonly heading: string
}

/**
 * Links to the values of one filter, each with its number of travels; of many values only the largest are shown at first.
 * Nothing where the platform has no values.
 */
export function FilterIndex({ result, name, heading }: Props) {
  const options = readFragment(FilterIndex_result, result).filters.find((group) => group.name === name)?.options ?? []
  const { first, others } = indexLines(options)
  if (first.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <Lines name={name} options={first} />
      {others.length === 0 ? null : (
        <details>
          <summary className={styles.more}>{t('home.otherOptions', { count: others.length })}</summary>
          <Lines name={name} options={others} />
        </details>
      )}
    </section>
  )
}

function Lines({ name, options }: Pick<Props, 'name'> & { readonly options: readonly IndexOption[] }) {
  const press = useLinkClick()
  const listed = options.map((option) => ({
    ...option,
    path: `/reisen?${toFilterQuery(withValue(EMPTY_FILTER, name, option.value)).toString()}`,
  }))
  return (
    <ul className={styles.lines}>
      {listed.map(({ label, value, itemCount, path }) => (
        <li key={value}>
          <Link className={styles.line} to={path} onClick={(event) => press(event, { path, page: { kind: 'list' } })}>
            <span>{label}</span>
            <span className={styles.count} aria-hidden>
              {itemCount}
            </span>
            <span className="sr-only">{cardText('list.optionCount', { count: itemCount })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
