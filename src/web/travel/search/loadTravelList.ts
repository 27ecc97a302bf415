import { toFilterVariables } from '#domain/travels/filter.ts'
import type { TravelFilter } from '#domain/travels/filter.ts'
import { travelsShown } from '#domain/travels/listView.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { monthsInView } from '#domain/travels/monthView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { askFilter } from './askFilter.ts'
import { ListFacts_result, NO_FACTS, foundBy, monthsOf } from './listFacts.ts'
import type { ListFacts } from './listFacts.ts'

/** A query without any says nothing. */
const HAS_LETTERS = /[\p{Letter}\p{Number}]/u

/** The variables that ask for the whole list, or with the calendar for what stands around it. */
export function listVariables(filter: TravelFilter, view: ListView, tenantId: string) {
  const isList = view.layout === 'list'
  return { ...toFilterVariables(filter, tenantId), withTravels: isList, first: isList ? travelsShown(view) : null }
}

/** The variables that ask for the travels of the calendar: `filter` names its months. */
export function calendarVariables(filter: TravelFilter, view: ListView, tenantId: string) {
  return { ...toFilterVariables(filter, tenantId), withTravels: true, first: travelsShown(view) }
}

/** What is asked of the platform: without the text where the website searches by itself. */
export function askedFilter(filter: TravelFilter, { found }: Pick<ListFacts, 'found'>): TravelFilter {
  return found === null ? filter : { ...filter, query: '' }
}

/** Asks for what the list shows; in the list that is one question. */
export async function loadTravelList(page: LoadContext, filter: TravelFilter, view: ListView): Promise<ListFacts> {
  const { graph, tenantId } = page
  const { travelFilter } = await askFilter(graph, listVariables(filter, view, tenantId))
  const { reading, count, found } = await readAnswer(page, filter, travelFilter)
  const asked = askedFilter(filter, { found })
  // What the website searches is asked for as the list will draw it.
  if (found !== null) await askFilter(graph, listVariables(asked, view, tenantId))
  const inView = monthsInView(filter.months, reading)
  const months = view.layout === 'list' ? [] : monthsOf(travelFilter, inView)
  if (months.length > 0) await askFilter(graph, calendarVariables({ ...asked, months }, view, tenantId))
  const facts = { ...NO_FACTS, reading, found, months }
  if (count > 0) return facts
  // Most lists are not empty.
  const { loadWaysOut } = await import('./waysOut.ts')
  return { ...facts, ...(await loadWaysOut(page, { filter, reading, inView })) }
}

/** How the query was understood, and what it found: by the platform, or by the website where the platform does not tell. */
async function readAnswer(page: LoadContext, filter: TravelFilter, answer: TravelFilterQuery['travelFilter']) {
  const { reading } = readFragment(ListFacts_result, answer)
  const own = { reading, count: foundBy(answer), found: null }
  if (reading !== null || !HAS_LETTERS.test(filter.query)) return own
  const { searchList } = await import('./searchList.ts')
  const searched = await searchList(page, filter, own.count > 0 ? answer : null)
  return searched === null ? own : { ...searched, count: searched.found.length }
}
