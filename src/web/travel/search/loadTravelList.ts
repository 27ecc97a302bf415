import type { IsoDay } from '#domain/calendar.ts'
import { toFilterVariables, type TravelFilter } from '#domain/travels/filter.ts'
import { inListOrder } from '#domain/travels/listOrder.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { timeInView, type TimeInView } from '#domain/search/timeInView.ts'
import { departuresInView } from '#domain/travels/datesInView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'
import {
  ListFacts_result,
  NO_FACTS,
  resultCount,
  monthsToShow,
  type FoundTravel,
  type FoundTravels,
  type ListFacts,
  type Reading,
} from './listFacts.ts'

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

/** Variables of the request for options and counts, where the website has found the travels itself. */
export function countVariables(filter: TravelFilter, tenantId: string) {
  return { ...toFilterVariables(filter, tenantId), withTravels: false, first: null }
}

/** The filter to send to the platform: without free text if the website searches. */
export function platformFilter(filter: TravelFilter, { found }: { readonly found: object | null }): TravelFilter {
  return found === null ? filter : { ...filter, query: '' }
}

/** Loads what the list shows; the list view needs one request. */
export async function loadTravelList(page: LoadContext, filter: TravelFilter, view: ListView): Promise<ListFacts> {
  const { graph, tenantId } = page
  const { travelFilter } = await fetchFilterResult(graph, listVariables(filter, view, tenantId))
  const { reading, count, found } = await searchResult(page, filter, travelFilter)
  const asked = platformFilter(filter, { found })
  // Fills the cache with the request that the list component makes.
  if (found !== null) await fetchFilterResult(graph, countVariables(asked, tenantId))
  const time = timeInView(filter.months, reading)
  const inView = time.months
  const months =
    view.layout === 'list' ? [] : monthsToShow(travelFilter, reading?.isNearest === true ? filter.months : inView)
  const inCalendar = calendarFilter(asked, { months, reading })
  if (months.length > 0 && found === null) await fetchFilterResult(graph, calendarVariables(inCalendar, view, tenantId))
  const facts = {
    ...NO_FACTS,
    reading,
    months,
    found: found === null ? null : shownOf(found, { view, reading, time, months, today: page.today }),
    pages: await pagesFor(page, filter, count !== 0),
  }
  if (count !== 0) return facts
  // Loaded lazily: most lists are not empty.
  const { loadAlternatives } = await import('./emptyListAlternatives.ts')
  return { ...facts, ...(await loadAlternatives(page, { filter, reading, inView })) }
}

interface Shown {
  readonly view: ListView
  readonly reading: Reading | null
  readonly time: Required<TimeInView>
  /** Months of the calendar. */
  readonly months: readonly string[]
  readonly today: IsoDay
}

/** The part of the found travels that is shown: all of them, with their dates, may be megabytes. */
function shownOf(found: readonly FoundTravel[], { view, reading, time, months, today }: Shown): FoundTravels {
  const inMonths = { today, ...time, months }
  const listed =
    view.layout === 'list'
      ? inListOrder(found, { today, ...time }, reading?.parts.some(({ kind }) => kind === 'price') === true)
      : // A platform may list travels without their dates.
        found.filter((travel) => travel.dates.length === 0 || departuresInView(travel, inMonths).length > 0)
  return { travels: listed.slice(0, travelsShown(view)), count: listed.length, total: found.length }
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
