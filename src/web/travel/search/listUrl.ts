import { isSiteSearch } from '#domain/tracking/pageView.ts'
import { readFilterQuery, type QueryParameter, type TravelFilter } from '#domain/travels/filter.ts'
import { toListQuery, type ListView } from '#domain/travels/listView.ts'

/** A page that shows the list: the list page or the search page. */
export interface ListPage {
  readonly path: string
  readonly queryParameter: QueryParameter
  readonly isSearch: boolean
}

/** The list page at a path. */
export function listPage(path: string): ListPage {
  const isSearch = isSiteSearch(path)
  return { path, queryParameter: isSearch ? 'q' : 'query', isSearch }
}

/** Reads the filter from a URL. */
export function filterFromUrl({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): TravelFilter {
  return readFilterQuery(new URLSearchParams(search), listPage(pathname).queryParameter)
}

/** Path and query of a list with filter and view. */
export function listUrl({ path, queryParameter }: ListPage, filter: TravelFilter, view: ListView): string {
  const query = toListQuery(filter, view, queryParameter).toString()
  return query === '' ? path : `${path}?${query}`
}
