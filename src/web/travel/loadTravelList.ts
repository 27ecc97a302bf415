import {
  toFilterVariables,
  usedParts,
  withoutPart,
  type FilterPart,
  type TravelFilter,
} from '#domain/travels/filter.ts'
import { travelsShown, type ListView } from '#domain/travels/listView.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { loadNext, type AlikeTravel } from './alikeTravels.ts'
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
  }
`)

/** A filter without one of its parts, for lists that are empty. */
export interface LooserFilter {
  readonly part: FilterPart
  /** Travels that are found without it; never 0. */
  readonly count: number
}

/** What a list is made of. */
export interface ListFacts {
  /** Months shown by the calendar (`2027-05`); empty in the list. */
  readonly months: readonly string[]
  /** Ways out of an empty list, the one that finds most first. */
  readonly looser: readonly LooserFilter[]
  /** Travels that leave next, put forward in place of an empty list; null where they cannot be loaded. */
  readonly next: readonly AlikeTravel[] | null
}

/** Of a list without an answer nothing is known. */
export const NO_FACTS: ListFacts = { months: [], looser: [], next: [] }

/** The variables that ask for the whole list, or with the calendar for what stands around it. */
export function listVariables(filter: TravelFilter, view: ListView, tenantId: string) {
  const isList = view.layout === 'list'
  return { ...toFilterVariables(filter, tenantId), withTravels: isList, first: isList ? travelsShown(view) : null }
}

/** The variables that ask for the travels of the calendar: `filter` names its months. */
export function calendarVariables(filter: TravelFilter, view: ListView, tenantId: string) {
  return { ...toFilterVariables(filter, tenantId), withTravels: true, first: travelsShown(view) }
}

/** Asks for what the list shows; in the list that is one question. */
export async function loadTravelList(page: PageLoad, filter: TravelFilter, view: ListView): Promise<ListFacts> {
  const { graph, tenantId } = page
  const { travelFilter } = await askFilter(graph, listVariables(filter, view, tenantId))
  const months = view.layout === 'list' ? [] : monthsOf(travelFilter, filter)
  if (months.length > 0) await askFilter(graph, calendarVariables({ ...filter, months }, view, tenantId))
  if (foundBy(travelFilter) > 0) return { ...NO_FACTS, months }
  const [looser, next] = await Promise.all([looserFilters(page, filter), loadNext(page)])
  return { months, looser, next }
}

/** The chosen months; without any the first in which a travel starts. Months that are none are left out. */
function monthsOf(masked: FragmentType<typeof LoadTravelList_result>, { months }: TravelFilter): readonly string[] {
  const { filters } = readFragment(LoadTravelList_result, masked)
  const options = filters.find(({ name }) => name === 'months')?.options ?? []
  if (months.length > 0) return options.map(({ value }) => value).filter((value) => months.includes(value))
  const first = options.find(({ itemCount }) => itemCount > 0)
  return first === undefined ? [] : [first.value]
}

async function looserFilters({ unrecorded, tenantId }: PageLoad, filter: TravelFilter): Promise<readonly LooserFilter[]> {
  const asked = usedParts(filter).map(async (part) => {
    const variables = { ...toFilterVariables(withoutPart(filter, part), tenantId), withTravels: false }
    // A way out that cannot be told is left out: the page stands without it.
    const answer = await askFilter(unrecorded, variables).catch(() => null)
    return { part, count: answer === null ? 0 : foundBy(answer.travelFilter) }
  })
  return (await Promise.all(asked)).filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}

function foundBy(masked: FragmentType<typeof LoadTravelList_result>): number {
  return readFragment(LoadTravelList_result, masked).counts.filteredTotal
}
