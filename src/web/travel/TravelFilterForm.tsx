import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  filterNames,
  readFilterQuery,
  toFilterQuery,
  type QueryParameter,
  type TravelFilter,
} from '#domain/travels/filter.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import { useClosingMenus } from '#web/ui/useClosingMenus.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import styles from './TravelFilterForm.module.css'

const TravelFilterForm_result = graphql(`
  fragment TravelFilterForm_result on TravelFilterResult {
    filters {
      name
      ...FilterOptions_group
      ...ChosenFilters_group
    }
  }
`)

interface Props {
  readonly result: FragmentType<typeof TravelFilterForm_result>
  /** What is filtered by now, or about to be. */
  readonly filter: TravelFilter
  /** Path of the page the form belongs to. */
  readonly path: string
  readonly queryParameter: QueryParameter
}

/** The filter as a GET form: its address holds everything, so that it works without script and can be shared. */
export function TravelFilterForm({ result, filter, path, queryParameter }: Props) {
  const { tenant } = useSite()
  const { inputs } = tenant.travelFilter
  const navigate = useNavigate()
  const bar = useClosingMenus<HTMLDivElement>()
  const { filters } = readFragment(TravelFilterForm_result, result)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = readFilterQuery(textFields(event.currentTarget), queryParameter)
    void navigate(`${path}?${toFilterQuery(next, queryParameter).toString()}`, { preventScrollReset: true })
  }

  return (
    <form className={styles.form} action={path} method="get" onSubmit={submit}>
      <div ref={bar} className={styles.bar}>
        {inputs.query.enabled ? (
          <label className={styles.query}>
            <span className={styles.queryLabel}>{t('list.query')}</span>
            <input
              key={filter.query}
              className={styles.queryInput}
              type="search"
              name={queryParameter}
              defaultValue={filter.query}
              placeholder={t('home.searchPlaceholder')}
            />
          </label>
        ) : null}
        {filterNames.map((name) => {
          const group = inputs[name].enabled ? filters.find((other) => other.name === name) : undefined
          return group === undefined ? null : <FilterOptions key={name} name={name} group={group} chosen={filter[name]} />
        })}
        <button className={styles.apply} type="submit">
          {t('list.apply')}
        </button>
      </div>
      <ChosenFilters groups={filters} filter={filter} path={path} queryParameter={queryParameter} />
    </form>
  )
}

function textFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
