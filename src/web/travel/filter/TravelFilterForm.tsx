import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { filterNames } from '#domain/filterNames.ts'
import { isEmptyFilter, readFilterQuery, type TravelFilter } from '#domain/travels/filter.ts'
import { layoutField, type ListView } from '#domain/travels/listView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/list.ts'
import type { ListFacts } from '#web/travel/search/listFacts.ts'
import { filterFromUrl, listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import { useMenuDismiss } from '#web/ui/useMenuDismiss.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterOptions } from './FilterOptions.tsx'
import { FilterSheet, showList, useSheet } from './FilterSheet.tsx'
import { QueryField } from './QueryField.tsx'
import styles from './TravelFilterForm.module.css'
import { useQueryInput } from './useQueryInput.ts'

const TravelFilterForm_result = graphql(`
  fragment TravelFilterForm_result on TravelFilterResult {
    counts {
      filteredTotal
    }
    filters {
      name
      ...FilterOptions_group
      ...ChosenFilters_group
    }
  }
`)

/** The list that is loaded. */
interface LoadedList {
  readonly filter: TravelFilter
  readonly facts: Pick<ListFacts, 'reading' | 'found'>
  readonly result: FragmentType<typeof TravelFilterForm_result>
}

interface Props {
  readonly list: LoadedList
  /** The current filter, or the one being navigated to. */
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** The filter as a GET form: the URL holds all of it, so that it works without script and can be shared. */
export function TravelFilterForm({ list: { filter: loaded, facts, result }, filter, view, page }: Props) {
  const { inputs } = useSite().tenant.travelFilter
  const navigate = useNavigate()
  const bar = useMenuDismiss<HTMLDivElement>()
  const sheet = useSheet()
  const [input, onInput, onSubmitted] = useQueryInput(filter.query)
  const { filters, counts } = readFragment(TravelFilterForm_result, result)
  const shown = filterNames.filter((name) => inputs[name].enabled)
  const layout = layoutField(view)
  // A query that is loading has not been understood yet.
  const reading = filter.query === loaded.query ? facts.reading : null

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    onSubmitted()
    const next = readFilterQuery(textFields(event.currentTarget), page.queryParameter)
    // Typing replaces the history entry, so that Back does not go through every letter. Compared with `window.location`,
    // since a pending navigation may be cancelled and the page renders after the URL has changed.
    const current = filterFromUrl(window.location).query
    const isTyping = current !== '' && next.query !== current
    void navigate(listUrl(page, next, { ...view, pages: 1 }), { preventScrollReset: true, replace: isTyping })
    if (event.nativeEvent.submitter !== null) showList(sheet.current)
  }

  return (
    <form className={styles.form} action={page.path} method="get" autoComplete="off" onSubmit={submit}>
      {layout === null ? null : <input type="hidden" {...layout} />}
      <div ref={bar} className={styles.bar}>
        {inputs.query.enabled ? (
          <QueryField name={page.queryParameter} query={filter.query} input={input} onInput={onInput} />
        ) : null}
        <FilterSheet sheet={sheet} chosen={shown.reduce((count, name) => count + filter[name].length, 0)}>
          {shown.map((name) => {
            const group = filters.find((other) => other.name === name)
            return group === undefined ? null : (
              <FilterOptions key={name} name={name} group={group} chosen={filter[name]} />
            )
          })}
          <ApplyButton count={facts.found?.total ?? counts.filteredTotal} />
        </FilterSheet>
      </div>
      {isEmptyFilter(filter) ? null : (
        <ChosenFilters groups={filters} reading={reading} filter={filter} view={view} page={page} />
      )}
    </form>
  )
}

/** Submits without script; with script the list is already up to date, and the button shows the number of matches. */
function ApplyButton({ count }: { readonly count: number | null }) {
  return (
    <button className={styles.apply} type="submit">
      <span className={styles.withScript}>{count === null ? t('list.apply') : t('list.show', { count })}</span>
      <span className={styles.withoutScript}>{t('list.apply')}</span>
    </button>
  )
}

function textFields(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)]
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
