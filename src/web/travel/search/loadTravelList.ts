import { toFilterVariables, type TravelFilter } from '#domain/travels/filter.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { timeInView } from '#domain/search/timeInView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'
import { ListFacts_result, NO_FACTS, resultCount, monthsToShow, type ListFacts } from './listFacts.ts'

/** A query without letters or digits is ignored. */
const HAS_LETTERS = /[\p{Letter}\p{Number}]/u

/** Variables of the list request; the calendar requests its travels separately and only counts here. */
export function listVariables(filter: TravelFilter, view: ListView, tenantId: string) {
  const isList = view.layout === 'list'
  return { ...toFilterVariables(filter, tenantId), withTravels: isList, first: isList ? travelsShown(view) : null }
}

/**
 * The filter for the travels of the calendar: in its months; those on a feast by the filter alone, since they may leave
 * in the month before.
 */
export function calendarFilter(asked: TravelFilter, { months, reading }: Pick<ListFacts, 'months' | 'reading'>) {
  return timeInView(asked.months, reading).days.length > 0 ? asked : { ...asked, months }
}

/** Variables of the request for the travels of the calendar; `filter` is a `calendarFilter`. */
export function calendarVariables(filter: TravelFilter, view: ListView, tenantId: string) {
  return { ...toFilterVariables(filter, tenantId), withTravels: true, first: travelsShown(view) }
}

/** The filter to send to the platform: without free text if the website searches. */
export function platformFilter(filter: TravelFilter, { found }: Pick<ListFacts, 'found'>): TravelFilter {
  return found === null ? filter : { ...filter, query: '' }
}

/** Loads what the list shows; the list view needs one request. */
export async function loadTravelList(page: LoadContext, filter: TravelFilter, view: ListView): Promise<ListFacts> {
  const { graph, tenantId } = page
  const { travelFilter } = await fetchFilterResult(graph, listVariables(filter, view, tenantId))
  const { reading, count, found } = await searchResult(page, filter, travelFilter)
  const asked = platformFilter(filter, { found })
  // Fills the cache with the request that the list component makes.
  if (found !== null) await fetchFilterResult(graph, listVariables(asked, view, tenantId))
  const inView = timeInView(filter.months, reading).months
  const months =
    view.layout === 'list' ? [] : monthsToShow(travelFilter, reading?.isNearest === true ? filter.months : inView)
  const inCalendar = calendarFilter(asked, { months, reading })
  if (months.length > 0) await fetchFilterResult(graph, calendarVariables(inCalendar, view, tenantId))
  const facts = { ...NO_FACTS, reading, found, months, pages: await pagesFor(page, filter, count !== 0) }
  if (count !== 0) return facts
  // Loaded lazily: most lists are not empty.
  const { loadAlternatives } = await import('./emptyListAlternatives.ts')
  return { ...facts, ...(await loadAlternatives(page, { filter, reading, inView })) }
}

/** Loaded lazily: most lists are not searched by words. */
async function pagesFor(page: LoadContext, { query }: TravelFilter, hasTravels: boolean) {
  if (!HAS_LETTERS.test(query)) return []
  const { foundPages } = await import('./foundPages.ts')
  return foundPages(page, query, hasTravels)
}

/** How the query was understood and how many travels match: by the platform, else by the fallback search. */
async function searchResult(page: LoadContext, filter: TravelFilter, result: TravelFilterQuery['travelFilter']) {
  const { reading } = readFragment(ListFacts_result, result)
  const byPlatform = { reading, count: resultCount(result), found: null }
  if (reading !== null || !HAS_LETTERS.test(filter.query)) return byPlatform
  const { fallbackSearch } = await import('./fallbackSearch.ts')
  const searched = await fallbackSearch(page, filter, byPlatform.count !== 0)
  return searched === null ? byPlatform : { ...searched, count: searched.found.length }
}
