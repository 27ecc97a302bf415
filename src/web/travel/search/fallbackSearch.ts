import { readDay } from '#domain/calendar.ts'
import { createSearch } from '#domain/search/search.ts'
import type { TravelFilter } from '#domain/travels/filter.ts'
import { toFilterVariables } from '#domain/travels/filter.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'
import type { Reading } from './listFacts.ts'

const FallbackSearch_result = graphql(`
  fragment FallbackSearch_result on TravelFilterResult {
    travels(first: $first) {
      id
      urlSlug
      name
      label
      travelType
      accommodations {
        name
      }
      travelGuides {
        fullName
      }
      dates {
        startDate
        endDate
        includesExtension
      }
    }
  }
`)

type Result = FragmentType<typeof FallbackSearch_result>
type Travel = ReturnType<typeof travelsOf>[number]

interface Searched {
  readonly reading: Reading
  readonly found: readonly string[]
}

/**
 * Searches the whole list of a platform that does not say how it understands a query: by names, hotels, guides and dates.
 * Matches of the platform's own full-text search are included.
 * @param own the platform's result for the same query; null if empty
 * @returns null if the platform's result is the better one, or if the list cannot be loaded
 */
export async function fallbackSearch(
  page: LoadContext,
  filter: TravelFilter,
  own: Result | null,
): Promise<Searched | null> {
  const variables = { ...toFilterVariables({ ...filter, query: '' }, page.tenantId), withTravels: true, first: null }
  const all = await fetchFilterResult(page.graphWithoutSsr, variables).catch(() => null)
  if (all === null) return null
  const travels = travelsOf(all.travelFilter)
  const { travels: matches, reading } = createSearch(travels.map(toSearched))(filter.query)
  if (matches === null || reading === null) return null
  const found = travels.flatMap(({ urlSlug }, number) => (matches[number] === 1 ? [urlSlug] : []))
  const isExact = found.length > 0 && !reading.isNearest && reading.corrected === null
  if (own === null || (isExact && reading.parts.some(({ kind }) => kind !== 'text'))) return { reading, found }
  if (!isExact) return null
  return { reading, found: [...new Set([...found, ...travelsOf(own).map(({ urlSlug }) => urlSlug)])] }
}

function travelsOf(masked: Result) {
  return readFragment(FallbackSearch_result, masked).travels
}

function toSearched({ name, label, travelType, accommodations, travelGuides, dates }: Travel) {
  return {
    names: [name, travelType ?? '', ...travelGuides.map(({ fullName }) => fullName)].join('\n'),
    text: [label ?? '', ...accommodations.map((place) => place.name)].join('\n'),
    dates: dates.flatMap(({ startDate: first, endDate: last, includesExtension }) => {
      const [startDate, endDate] = [readDay(first), readDay(last)]
      return includesExtension || startDate === null || endDate === null ? [] : [{ startDate, endDate }]
    }),
  }
}
