import { Link } from 'react-router'
import { EMPTY_FILTER, toFilterQuery, withValue, type FilterName } from '#domain/travels/filter.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import styles from './FilterIndex.module.css'

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

/** Every value of one filter as a line of an index, with the number of travels behind it. */
export function FilterIndex({ result, name, heading }: Props) {
  const options = readFragment(FilterIndex_result, result).filters.find((group) => group.name === name)?.options ?? []
  const shown = options.filter(({ itemCount }) => itemCount > 0)
  return (
    <section className={styles.index}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.lines}>
        {shown.map(({ label, value, itemCount }) => (
          <li key={value}>
            <Link className={styles.line} to={`/reisen?${toFilterQuery(withValue(EMPTY_FILTER, name, value)).toString()}`}>
              <span>{label}</span>
              <span className={styles.count} aria-hidden>
                {itemCount}
              </span>
              <span className={styles.spoken}>{t('list.optionCount', { count: itemCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
