import type { QueryPart } from '#domain/search/readQuery.ts'
import type { QueryReading } from '#domain/search/search.ts'
import type { FilterPart } from '#domain/travels/filter.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { RelatedTravel } from './relatedTravels.ts'

export const ListFacts_result = graphql(`
  fragment ListFacts_result on TravelFilterResult {
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
export interface RelaxedFilter {
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
  readonly relaxed: readonly RelaxedFilter[]
  /** Months to look at in place of those an empty list was asked for, in time. */
  readonly nearMonths: readonly NearMonth[]
  /** Travels that leave next, put forward in place of an empty list; null where they cannot be loaded. */
  readonly next: readonly RelatedTravel[] | null
}

/** Of a list without an answer nothing is known. */
export const NO_FACTS: ListFacts = { reading: null, found: null, months: [], relaxed: [], nearMonths: [], next: [] }

/** The months there are travels in, as the answer counts them. */
export function monthOptions(masked: FragmentType<typeof ListFacts_result>) {
  return readFragment(ListFacts_result, masked).filters.find(({ name }) => name === 'months')?.options ?? []
}

/** How many travels a list has. */
export function resultCount(masked: FragmentType<typeof ListFacts_result>): number {
  return readFragment(ListFacts_result, masked).counts.filteredTotal
}

/** The months asked for; without any the first in which a travel starts. Months that are none are left out. */
export function monthsToShow(masked: FragmentType<typeof ListFacts_result>, wanted: readonly string[]): readonly string[] {
  const options = monthOptions(masked)
  if (wanted.length > 0) return options.map(({ value }) => value).filter((value) => wanted.includes(value))
  const first = options.find(({ itemCount }) => itemCount > 0)
  return first === undefined ? [] : [first.value]
}
