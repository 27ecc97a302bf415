import { type FilterInputs, toFilterQuery, type QueryParameter, type TravelFilter } from './filter.ts'

/** Layout and length of the list. */
export interface ListView {
  /** Cards, or departures by month. */
  readonly layout: 'list' | 'calendar'
  /** Number of pages shown of a long list, from 1. */
  readonly pages: number
}

export const FIRST_VIEW: ListView = { layout: 'list', pages: 1 }

// Assumption: the contract names no parameter for either; they are German, as the paths.
const LAYOUT_PARAMETER = 'ansicht'
const CALENDAR = 'kalender'
const PAGES_PARAMETER = 'seiten'

/** Cards, or departures of the calendar, per page; «mehr zeigen» adds a page. */
const PAGE_SIZE = { list: 16, calendar: 120 } as const

/** Limit for manipulated URLs: enough for some thousand travels. */
const MOST_PAGES = 320

/** Parses the view of a URL; anything unreadable is the first view. */
export function readListView(parameters: URLSearchParams): ListView {
  const pages = Number(parameters.get(PAGES_PARAMETER) ?? 1)
  return {
    layout: parameters.get(LAYOUT_PARAMETER) === CALENDAR ? 'calendar' : 'list',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  }
}

/** The view without the calendar where the tenant does not filter by month, for its pages are months. */
export function withEnabledLayout(view: ListView, { months }: Pick<FilterInputs, 'months'>): ListView {
  return months.enabled ? view : { ...view, layout: 'list' }
}

/** The URL parameters of the list: filter, and view where it differs from the first one. */
export function toListQuery(
  filter: TravelFilter,
  view: ListView,
  queryParameter: QueryParameter = 'query',
): URLSearchParams {
  const parameters = toFilterQuery(filter, queryParameter)
  if (view.layout === 'calendar') parameters.set(LAYOUT_PARAMETER, CALENDAR)
  if (view.pages > 1) parameters.set(PAGES_PARAMETER, String(view.pages))
  return parameters
}

/** Maximum number of travels shown. */
export function travelsShown({ layout, pages }: ListView): number {
  return pages * PAGE_SIZE[layout]
}

/** Name and value of the hidden field that keeps the layout in a form; null for the list, the default. */
export function layoutField({ layout }: ListView): { readonly name: string; readonly value: string } | null {
  return layout === 'calendar' ? { name: LAYOUT_PARAMETER, value: CALENDAR } : null
}
