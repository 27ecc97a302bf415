import type { IsoDay } from '#domain/calendar.ts'
import { isOpen } from '#domain/catalogue/dateState.ts'
import { departuresInView, travelInView, withDisplayedDays, type TravelInView } from '#domain/travels/datesInView.ts'
import { EMPTY_FILTER, sortedByStart, toFilterVariables } from '#domain/travels/filter.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { listedPath } from '#web/site/travelPaths.ts'
import { fetchFilterResult } from './fetchFilterResult.ts'

const RelatedTravels_result = graphql(`
  fragment RelatedTravels_result on TravelFilterResult {
    travels(first: $first) {
      id
      name
      urlSlug
      redirectToBooking
      startDate
      endDate
      dates {
        startDate
        endDate
        includesExtension
        status
        placesLeft
        minPrice
      }
      minPrice
      currency
      mainImage {
        publicId
        title
        description
        colour
      }
    }
  }
`)

/** A travel put forward in place of another one. */
export interface RelatedTravel {
  readonly to: string
  readonly name: string
  readonly shown: TravelInView
  readonly currency: string
  readonly picture: {
    readonly publicId: string
    readonly title: string | null
    readonly description: string | null
    readonly colour: string | null
  } | null
}

const MAX_RELATED = 4

/** Asked for more than are shown, for some are not findBookable either. */
const MAX_REQUESTED = 12

/** The travel that others are to be like. */
export interface CurrentTravel {
  readonly urlSlug: string
  /** What it is like: its destinations first, then its type. */
  readonly relatedQueries: readonly string[]
}

/**
 * Bookable travels like another one: to the same destination first, then of the same type. Empty where there are none,
 * null where the list cannot be loaded.
 */
export async function loadRelated(page: PageLoad, own: CurrentTravel): Promise<readonly RelatedTravel[] | null> {
  const found: Found[number][] = []
  let hasAnswer = own.relatedQueries.length === 0
  for (const query of own.relatedQueries) {
    // One after the other: most travels find enough of their kind by the first.
    const answer = await findBookable(page, query)
    hasAnswer ||= answer !== null
    found.push(...(answer ?? []).filter(({ urlSlug }) => urlSlug !== own.urlSlug))
    if (new Set(found.map(({ urlSlug }) => urlSlug)).size >= MAX_RELATED) break
  }
  return hasAnswer ? toRelatedTravels(found, page.today) : null
}

/** The findBookable travels that leave next, for those who came for a page there is not. Null as above. */
export async function loadUpcoming(page: PageLoad): Promise<readonly RelatedTravel[] | null> {
  const found = await findBookable(page, '')
  if (found === null) return null
  return toRelatedTravels(sortedByStart(found.map((travel) => withDisplayedDays(travel, allDates(page.today)))), page.today)
}

/** Bookable travels that a search finds, the earliest of all where nothing is searched for. Null where nobody can say. */
async function findBookable({ unrecorded, tenantId, today }: PageLoad, query: string) {
  const variables = { ...toFilterVariables({ ...EMPTY_FILTER, query }, tenantId), withTravels: true, first: MAX_REQUESTED }
  const answer = await fetchFilterResult(unrecorded, variables).catch(() => null)
  // The page stands without them.
  if (answer === null) return null
  const result: FragmentType<typeof RelatedTravels_result> = answer.travelFilter
  // A platform that tells no states lists what can be booked.
  return readFragment(RelatedTravels_result, result).travels.filter((travel) => {
    const departures = departuresInView(travel, allDates(today))
    return departures.length === 0 || departures.some(({ state }) => state === null || isOpen(state))
  })
}

const allDates = (today: IsoDay) => ({ today, months: [] })

type Found = NonNullable<Awaited<ReturnType<typeof findBookable>>>

function toRelatedTravels(travels: readonly Found[number][], today: IsoDay): readonly RelatedTravel[] {
  const distinct = [...new Map(travels.map((travel) => [travel.urlSlug, travel])).values()]
  return distinct.slice(0, MAX_RELATED).map((travel) => ({
    ...{ to: listedPath(travel), name: travel.name, shown: travelInView(travel, allDates(today)) },
    ...{ currency: travel.currency, picture: travel.mainImage },
  }))
}
