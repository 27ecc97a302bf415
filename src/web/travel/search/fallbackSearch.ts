import { readDay, type IsoDay } from '#domain/calendar.ts'
import type { TravelPrices } from '#domain/search/priceLimits.ts'
import { createSearch } from '#domain/search/search.ts'
import { departuresInView, fromCentimes } from '#domain/travels/datesInView.ts'
import { toFilterVariables, type TravelFilter } from '#domain/travels/filter.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { memoizeByIdentity } from '#web/graph/memoizeByIdentity.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'
import type { FoundTravel, Reading } from './listFacts.ts'

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
      startDate
      endDate
      minPrice
      currency
      dates {
        startDate
        endDate
        includesExtension
        status
        placesLeft
        minPrice
      }
      ...FilteredTravelCard_travel
      ...CalendarRow_travel
    }
  }
`)

interface Searched {
  readonly reading: Reading
  readonly found: readonly FoundTravel[]
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
  hasOwn: boolean,
): Promise<Searched | null> {
  const travels = await matchesOf(page, { ...filter, query: '' })
  if (travels === null) return null
  const prices = { months: filter.months, priceOf: pricesOf(travels, page.today) }
  const { travels: matches, reading } = searchIn(travels, page.today)(filter.query, prices)
  if (matches === null || reading === null) return null
  const found = travels.filter((_, number) => matches[number] === 1)
  const isExact = found.length > 0 && !reading.isNearest && reading.corrected === null
  if (!hasOwn || (isExact && reading.parts.some(({ kind }) => kind !== 'text'))) return { reading, found }
  if (!isExact) return null
  const own = (await matchesOf(page, filter)) ?? []
  const slugs = new Set(found.map(({ urlSlug }) => urlSlug))
  return { reading, found: [...found, ...own.filter(({ urlSlug }) => !slugs.has(urlSlug))] }
}

/** The index of a shared answer, which is the same value to all visitors. */
const searchIn = memoizeByIdentity((travels: readonly FoundTravel[], today: IsoDay) =>
  createSearch(travels.map(toSearched), today),
)

function pricesOf(travels: readonly FoundTravel[], today: IsoDay): TravelPrices['priceOf'] {
  return (number, isMeant) => {
    const travel = travels[number]
    if (travel === undefined) return null
    const centimes = fromCentimes(travel, departuresInView(travel, { today, months: [] }).filter(isMeant))
    return centimes === null ? null : { centimes, currency: travel.currency }
  }
}

/** All travels the platform finds, with the texts to search; null if they cannot be loaded. */
async function matchesOf({ graphWithoutSsr, tenantId }: LoadContext, filter: TravelFilter) {
  const variables = { ...toFilterVariables(filter, tenantId), withTexts: true, first: null }
  const answer = await fetchFilterResult(graphWithoutSsr, variables).catch(() => null)
  return answer === null ? null : readFragment(FallbackSearch_result, answer.travelFilter).travels
}

function toSearched({ name, label, travelType, accommodations, travelGuides, dates }: FoundTravel) {
  return {
    names: [name, travelType ?? '', ...travelGuides.map(({ fullName }) => fullName)].join('\n'),
    text: [label ?? '', ...accommodations.map((place) => place.name)].join('\n'),
    dates: dates.flatMap(({ startDate: first, endDate: last, includesExtension }) => {
      const [startDate, endDate] = [readDay(first), readDay(last)]
      return includesExtension || startDate === null || endDate === null ? [] : [{ startDate, endDate }]
    }),
  }
}
