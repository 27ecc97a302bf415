import type { FilterName } from '#domain/travels/filter.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import { FilterOption } from './FilterOption.tsx'
import styles from './TravelFilterForm.module.css'

const FilterOptions_group = graphql(`
  fragment FilterOptions_group on TravelFilterGroup {
    options {
      label
      value
      itemCount
    }
  }
`)

interface Props {
  readonly name: FilterName
  readonly group: FragmentType<typeof FilterOptions_group>
  readonly chosen: readonly string[]
}

/** One filter: opens without script, each option with the number of travels behind it. */
export function FilterOptions({ name, group, chosen }: Props) {
  const { options } = readFragment(FilterOptions_group, group)
  return (
    <details className={styles.filter} name="filter">
      <summary className={styles.summary}>
        {t(`list.${name}`)}
        {chosen.length > 0 ? <span className={styles.chosenCount}>{chosen.length}</span> : null}
      </summary>
      <fieldset className={styles.panel}>
        <legend className="spoken">{t(`list.${name}`)}</legend>
        {options.map(({ label, value, itemCount }) => (
          <FilterOption
            key={value}
            name={name}
            label={label}
            value={value}
            itemCount={itemCount}
            isChosen={chosen.includes(value)}
          />
        ))}
      </fieldset>
    </details>
  )
}
