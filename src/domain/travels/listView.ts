import { toFilterQuery, type QueryParameter, type TravelFilter } from './filter.ts'

/** How the list shows what it has found. */
export interface ListView {
  /** Cards, or every departure under its month. */
  readonly layout: 'list' | 'calendar'
  /** How much of a long list is shown, in pages; 1 to begin with. */
  readonly pages: number
}

export const FIRST_VIEW: ListView = { layout: 'list', pages: 1 }

// Assumption: the contract names no parameter for either; German ones, as in the paths.
const LAYOUT_PARAMETER = 'ansicht'
const CALENDAR = 'kalender'
const PAGES_PARAMETER = 'seiten'

/** Cards, or travels of a month, that are shown at first and added by «mehr zeigen». */
const PAGE_SIZE = { list: 16, calendar: 120 } as const

/** A limit for addresses made by hand: enough for some thousand travels. */
const MOST_PAGES = 320

/** Reads how an address wants the list; anything unreadable is the list from its beginning. */
export function readListView(parameters: URLSearchParams): ListView {
  const pages = Number(parameters.get(PAGES_PARAMETER) ?? 1)
  return {
    layout: parameters.get(LAYOUT_PARAMETER) === CALENDAR ? 'calendar' : 'list',
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  }
}

/** The parameters of the list's address: the filter, and of the view what differs from the first one. */
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

/** How many travels a view shows at most. */
export function travelsShown({ layout, pages }: ListView): number {
  return pages * PAGE_SIZE[layout]
}

/** Name and value of the field that keeps the layout in a form; null for the list, which needs none. */
export function layoutField({ layout }: ListView): { readonly name: string; readonly value: string } | null {
  return layout === 'calendar' ? { name: LAYOUT_PARAMETER, value: CALENDAR } : null
}
