import { isSiteSearch } from '#domain/tracking/pageView.ts'
import { readFilterQuery, type QueryParameter, type TravelFilter } from '#domain/travels/filter.ts'
import { toListQuery, type ListView } from '#domain/travels/listView.ts'

/** A page that shows the list: the list itself, or the search. */
export interface ListPage {
  readonly path: string
  readonly queryParameter: QueryParameter
  readonly isSearch: boolean
}

/** What a path is of the list's pages. */
export function listPage(path: string): ListPage {
  const isSearch = isSiteSearch(path)
  return { path, queryParameter: isSearch ? 'q' : 'query', isSearch }
}

/** What an address filters by. */
export function filterFromUrl({ pathname, search }: { readonly pathname: string; readonly search: string }): TravelFilter {
  return readFilterQuery(new URLSearchParams(search), listPage(pathname).queryParameter)
}

/** The address of a list. */
export function listUrl({ path, queryParameter }: ListPage, filter: TravelFilter, view: ListView): string {
  const query = toListQuery(filter, view, queryParameter).toString()
  return query === '' ? path : `${path}?${query}`
}
