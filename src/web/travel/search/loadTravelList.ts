import type { QueryPart } from '#domain/search/readQuery.ts'
import type { QueryReading } from '#domain/search/search.ts'
import { toFilterVariables, type FilterPart, type TravelFilter } from '#domain/travels/filter.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { monthsInView } from '#domain/travels/monthView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import type { AlikeTravel } from './alikeTravels.ts'
import { askFilter } from './askFilter.ts'

const LoadTravelList_result = graphql(`
  fragment LoadTravelList_result on TravelFilterResult {
    counts {
      filteredTotal
    }
    filters {
      name
      options {
        value
        itemCount
      }
    }
    reading {
      corrected
      isNearest
      parts {
        words
        kind
        months
        minDays
        maxDays
      }
    }
  }
`)

/** How a query was understood, by the platform or by the website. */
export interface Reading extends Omit<QueryReading, 'parts'> {
  readonly parts: readonly (Omit<QueryPart, 'kind'> & { readonly kind: string })[]
}

/** A filter without one of its parts, for lists that are empty. */
export interface LooserFilter {
  readonly part: FilterPart
  /** Travels that are found without it; never 0. */
  readonly count: number
}

/** A month near those that were asked for. */
export interface NearMonth {
  /** `2027-06` */
  readonly month: string
  /** Travels that leave in it; never 0. */
  readonly count: number
}

/** What a list is made of. */
export interface ListFacts {
  /** How the query was understood; null without one. */
  readonly reading: Reading | null
  /** Slugs of the travels that the website found by itself, where the platform cannot; null where the platform did. */
  readonly found: readonly string[] | null
  /** Months shown by the calendar (`2027-05`); empty in the list. */
  readonly months: readonly string[]
  /** Ways out of an empty list, the one that finds most first. */
  readonly looser: readonly LooserFilter[]
  /** Months to look at in place of those an empty list was asked for, in time. */
  readonly nearMonths: readonly NearMonth[]
  /** Travels that leave next, put forward in place of an empty list; null where they cannot be loaded. */
  readonly next: readonly AlikeTravel[] | null
}

/** Of a list without an answer nothing is known. */
export const NO_FACTS: ListFacts = { reading: null, found: null, months: [], looser: [], nearMonths: [], next: [] }

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
export async function loadTravelList(page: PageLoad, filter: TravelFilter, view: ListView): Promise<ListFacts> {
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
async function readAnswer(page: PageLoad, filter: TravelFilter, answer: TravelFilterQuery['travelFilter']) {
  const { reading } = readFragment(LoadTravelList_result, answer)
  const own = { reading, count: foundBy(answer), found: null }
  if (reading !== null || !HAS_LETTERS.test(filter.query)) return own
  const { searchList } = await import('./searchList.ts')
  const searched = await searchList(page, filter, own.count > 0 ? answer : null)
  return searched === null ? own : { ...searched, count: searched.found.length }
}

/** The months asked for; without any the first in which a travel starts. Months that are none are left out. */
function monthsOf(masked: FragmentType<typeof LoadTravelList_result>, wanted: readonly string[]): readonly string[] {
  const options = monthOptions(masked)
  if (wanted.length > 0) return options.map(({ value }) => value).filter((value) => wanted.includes(value))
  const first = options.find(({ itemCount }) => itemCount > 0)
  return first === undefined ? [] : [first.value]
}

/** The months there are travels in, as the answer counts them. */
export function monthOptions(masked: FragmentType<typeof LoadTravelList_result>) {
  return readFragment(LoadTravelList_result, masked).filters.find(({ name }) => name === 'months')?.options ?? []
}

/** How many travels a list has. */
export function foundBy(masked: FragmentType<typeof LoadTravelList_result>): number {
  return readFragment(LoadTravelList_result, masked).counts.filteredTotal
}
