import { useState } from 'react'
import type { FilterName } from '#domain/filterNames.ts'
import { toJoinable } from '#domain/travels/filter.ts'
import { nestedOptions } from '#domain/travels/nestedOptions.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/list.ts'
import { FilterOption } from './FilterOption.tsx'
import { OptionSearch } from './OptionSearch.tsx'
import styles from './TravelFilterForm.module.css'

const FilterOptions_group = graphql(`
  fragment FilterOptions_group on TravelFilterGroup {
    options {
      label
      value
      itemCount
      parent
    }
  }
`)

interface Props {
  readonly name: FilterName
  readonly group: FragmentType<typeof FilterOptions_group>
  readonly chosen: readonly string[]
}

/** Longer lists get a search field. */
const MAX_WITHOUT_SEARCH = 20

/** One filter as a disclosure that works without script; regions are nested under their country. */
export function FilterOptions({ name, group, chosen }: Props) {
  const { options } = readFragment(FilterOptions_group, group)
  const [search, setSearch] = useState('')
  const groups = nestedOptions(options, search)
  // A bookmark may have values that are over: without a checkbox, the next change of the filter would drop them unseen.
  const others = chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => <input key={value} type="hidden" name={name} value={toJoinable(value)} />)
  if (options.length === 0) return others
  return (
    <details className={styles.filter} name="filter">
      <summary className={styles.summary}>
        <span>{t(`list.${name}`)}</span>
        {chosen.length > 0 ? <span className={styles.chosenCount}>{chosen.length}</span> : null}
      </summary>
      <fieldset className={styles.panel}>
        <legend className="sr-only">{t(`list.${name}`)}</legend>
        {others}
        {options.length > MAX_WITHOUT_SEARCH ? (
          <OptionSearch hasNone={groups.every(({ isShown }) => !isShown)} onSearch={setSearch} />
        ) : null}
        <div className={styles.optionColumns}>
          {groups.map(({ option: first, isShown, parts }) => {
            const option = (
              <FilterOption
                key={first.value}
                name={name}
                option={first}
                isChosen={chosen.includes(first.value)}
                isShown={isShown}
              />
            )
            if (parts.length === 0) return option
            return (
              <div
                key={first.value}
                className={styles.optionGroup}
                hidden={!isShown}
                role="group"
                aria-label={first.label}
              >
                {option}
                {parts.map((part) => (
                  <FilterOption
                    key={part.option.value}
                    name={name}
                    option={part.option}
                    isChosen={chosen.includes(part.option.value)}
                    isShown={part.isShown}
                    isPart
                  />
                ))}
              </div>
            )
          })}
        </div>
      </fieldset>
    </details>
  )
}
