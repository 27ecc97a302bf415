import type { IsoDay } from '#domain/calendar.ts'
import { isOpen } from '#domain/catalogue/dateState.ts'
import { departuresInView, travelInView, withDisplayedDays, type TravelInView } from '#domain/travels/datesInView.ts'
import { EMPTY_FILTER, sortedByStart, toFilterVariables } from '#domain/travels/filter.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { memoizeByIdentity } from '#web/graph/memoizeByIdentity.ts'
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

/** A travel as a card below another one, or in place of one. */
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

/** More than are shown, since some are not bookable. */
const MAX_REQUESTED = 12

/** The travel that similar ones are searched for; it is excluded from the result. */
export interface CurrentTravel {
  readonly urlSlug: string
  /** Search queries in order of preference: destinations first, then the travel type. */
  readonly relatedQueries: readonly string[]
}

/** Bookable travels with the same destination first, then of the same type. Null if no request succeeded. */
export async function loadRelated(page: LoadContext, travel: CurrentTravel): Promise<readonly RelatedTravel[] | null> {
  const found: Found[number][] = []
  let hasAnswer = travel.relatedQueries.length === 0
  for (const query of travel.relatedQueries) {
    // In sequence: the first query usually finds enough.
    const answer = await findBookable(page, query)
    hasAnswer ||= answer !== null
    found.push(...(answer ?? []).filter(({ urlSlug }) => urlSlug !== travel.urlSlug))
    if (new Set(found.map(({ urlSlug }) => urlSlug)).size >= MAX_RELATED) break
  }
  return hasAnswer ? toRelatedTravels(found, page.today) : null
}

/** The bookable travels with the next departures. Null if the request failed. */
export async function loadUpcoming(page: LoadContext): Promise<readonly RelatedTravel[] | null> {
  const found = await findBookable(page, '')
  if (found === null) return null
  return toRelatedTravels(
    sortedByStart(found.map((travel) => withDisplayedDays(travel, allDates(page.today)))),
    page.today,
  )
}

/** Bookable travels found by a query; an empty query finds all. Null if the request failed: pages render without them. */
async function findBookable({ graphWithoutSsr, tenantId, today }: LoadContext, query: string) {
  const variables = {
    ...toFilterVariables({ ...EMPTY_FILTER, query }, tenantId),
    withTravels: true,
    first: MAX_REQUESTED,
  }
  const answer = await fetchFilterResult(graphWithoutSsr, variables).catch(() => null)
  if (answer === null) return null
  return bookableIn(answer.travelFilter, today)
}

/** Travels with a bookable date. Of a platform without states, or without dates, all travels and dates are taken for such. */
const bookableIn = memoizeByIdentity((result: FragmentType<typeof RelatedTravels_result>, today: IsoDay) => {
  const { travels } = readFragment(RelatedTravels_result, result)
  const areDatesListed = travels.some(({ dates }) => dates.length > 0)
  return travels.filter(
    (travel) =>
      !areDatesListed || departuresInView(travel, allDates(today)).some(({ state }) => state === null || isOpen(state)),
  )
})

const allDates = (today: IsoDay) => ({ today, months: [] })

type Found = NonNullable<Awaited<ReturnType<typeof findBookable>>>

function toRelatedTravels(travels: readonly Found[number][], today: IsoDay): readonly RelatedTravel[] {
  const distinct = [...new Map(travels.map((travel) => [travel.urlSlug, travel])).values()]
  return distinct.slice(0, MAX_RELATED).map((travel) => ({
    to: listedPath(travel),
    name: travel.name,
    shown: travelInView(travel, allDates(today)),
    currency: travel.currency,
    picture: travel.mainImage,
  }))
}
