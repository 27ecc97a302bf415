import type { IsoDay } from '#domain/calendar.ts'
import { isOpen } from '#domain/catalogue/dateState.ts'
import { departuresInView, travelInView, withDisplayedDays, type TravelInView } from '#domain/travels/datesInView.ts'
import { EMPTY_FILTER, sortedByStart, toFilterVariables } from '#domain/travels/filter.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { listedPath } from '#web/site/travelPaths.ts'
import { askFilter } from './askFilter.ts'

const AlikeTravels_result = graphql(`
  fragment AlikeTravels_result on TravelFilterResult {
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
export interface AlikeTravel {
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

const MOST_ALIKE = 4

/** Asked for more than are shown, for some are not bookable either. */
const MOST_ASKED = 12

/** The travel that others are to be like. */
export interface OwnTravel {
  readonly urlSlug: string
  /** What it is like: its destinations first, then its type. */
  readonly likes: readonly string[]
}

/**
 * Bookable travels like another one: to the same destination first, then of the same type. Empty where there are none,
 * null where the list cannot be loaded.
 */
export async function loadAlike(page: LoadContext, own: OwnTravel): Promise<readonly AlikeTravel[] | null> {
  const found: Found[number][] = []
  let hasAnswer = own.likes.length === 0
  for (const query of own.likes) {
    // One after the other: most travels find enough of their kind by the first.
    const answer = await bookable(page, query)
    hasAnswer ||= answer !== null
    found.push(...(answer ?? []).filter(({ urlSlug }) => urlSlug !== own.urlSlug))
    if (new Set(found.map(({ urlSlug }) => urlSlug)).size >= MOST_ALIKE) break
  }
  return hasAnswer ? putForward(found, page.today) : null
}

/** The bookable travels that leave next, for those who came for a page there is not. Null as above. */
export async function loadNext(page: LoadContext): Promise<readonly AlikeTravel[] | null> {
  const found = await bookable(page, '')
  if (found === null) return null
  return putForward(sortedByStart(found.map((travel) => withDisplayedDays(travel, allDates(page.today)))), page.today)
}

/** Bookable travels that a search finds, the earliest of all where nothing is searched for. Null where nobody can say. */
async function bookable({ graphWithoutSsr, tenantId, today }: LoadContext, query: string) {
  const variables = { ...toFilterVariables({ ...EMPTY_FILTER, query }, tenantId), withTravels: true, first: MOST_ASKED }
  const answer = await askFilter(graphWithoutSsr, variables).catch(() => null)
  // The page stands without them.
  if (answer === null) return null
  const result: FragmentType<typeof AlikeTravels_result> = answer.travelFilter
  // A platform that tells no states lists what can be booked.
  return readFragment(AlikeTravels_result, result).travels.filter((travel) => {
    const departures = departuresInView(travel, allDates(today))
    return departures.length === 0 || departures.some(({ state }) => state === null || isOpen(state))
  })
}

const allDates = (today: IsoDay) => ({ today, months: [] })

type Found = NonNullable<Awaited<ReturnType<typeof bookable>>>

function putForward(travels: readonly Found[number][], today: IsoDay): readonly AlikeTravel[] {
  const distinct = [...new Map(travels.map((travel) => [travel.urlSlug, travel])).values()]
  return distinct.slice(0, MOST_ALIKE).map((travel) => ({
    ...{ to: listedPath(travel), name: travel.name, shown: travelInView(travel, allDates(today)) },
    ...{ currency: travel.currency, picture: travel.mainImage },
  }))
}
