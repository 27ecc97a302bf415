import type { QueryPart } from '#domain/search/queryPart.ts'
import type { QueryReading } from '#domain/search/search.ts'
import type { FilterPart } from '#domain/travels/filter.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { FallbackSearch_ResultFragment } from '#gql/graphql.ts'
import type { PageLink } from '#web/content/contentPage.ts'
import type { RelatedTravel } from './relatedTravels.ts'

export const ListFacts_result = graphql(`
  fragment ListFacts_result on TravelFilterResult {
    counts {
      filteredTotal
    }
    travels(first: $first) @include(if: $withTravels) {
      id
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
        days
        minPrice
        maxPrice
        currency
      }
    }
  }
`)

/** A part of it; a platform may tell kinds and currencies of its own. */
interface ReadQueryPart extends Omit<QueryPart, 'kind' | 'currency'> {
  readonly kind: string
  readonly currency: string | null
}

/** How a query was understood, by the platform or by the website. */
export interface Reading extends Omit<QueryReading, 'parts'> {
  readonly parts: readonly ReadQueryPart[]
}

/** A filter with one part removed, offered on an empty list. */
export interface RelaxedFilter {
  readonly part: FilterPart
  /** Travels found without the part; never 0. */
  readonly count: number
}

/** A month close to the requested ones. */
export interface NearMonth {
  /** `2027-06` */
  readonly month: string
  /** Travels departing in it; never 0. */
  readonly count: number
}

/** A travel found by the fallback search, with all that its card shows. */
export type FoundTravel = FallbackSearch_ResultFragment['travels'][number]

/** Travels found by the fallback search of the website. */
export interface FoundTravels {
  /** Those shown, for a calendar those of its months. */
  readonly travels: readonly FoundTravel[]
  /** Number of travels in the list, or in the months of the calendar. */
  readonly count: number
  /** Number of all travels found. */
  readonly total: number
}

/** Facts about a list that are computed when it loads, besides its travels. */
export interface ListFacts {
  /** How the query was understood; null without one. */
  readonly reading: Reading | null
  /** Null if the platform searched. */
  readonly found: FoundTravels | null
  /** Months shown by the calendar (`2027-05`); empty in the list. */
  readonly months: readonly string[]
  /** Pages of the website about the text searched for. */
  readonly pages: readonly PageLink[]
  /** For an empty list: filters with one part removed, the most results first. */
  readonly relaxed: readonly RelaxedFilter[]
  /** For an empty list: months with travels close to the requested ones, in order of time. */
  readonly nearMonths: readonly NearMonth[]
  /** For an empty list: travels with the next departures; null if loading failed. */
  readonly upcoming: readonly RelatedTravel[] | null
}

/** The facts of a list that could not be loaded. */
export const NO_FACTS: ListFacts = {
  reading: null,
  found: null,
  months: [],
  pages: [],
  relaxed: [],
  nearMonths: [],
  upcoming: [],
}

/** The options of the month filter. */
export function monthOptions(masked: FragmentType<typeof ListFacts_result>) {
  return readFragment(ListFacts_result, masked).filters.find(({ name }) => name === 'months')?.options ?? []
}

/** Number of travels that match the filter: where the platform does not count, those it sent; null without them. */
export function resultCount(masked: FragmentType<typeof ListFacts_result>): number | null {
  const { counts, travels } = readFragment(ListFacts_result, masked)
  return counts.filteredTotal ?? travels?.length ?? null
}

/** The requested months that exist as options; without a request the first month with a departure. */
export function monthsToShow(
  masked: FragmentType<typeof ListFacts_result>,
  wanted: readonly string[],
): readonly string[] {
  const options = monthOptions(masked)
  if (wanted.length > 0) return options.map(({ value }) => value).filter((value) => wanted.includes(value))
  const first = options.find(({ itemCount }) => itemCount > 0)
  return first === undefined ? [] : [first.value]
}
