import { EMPTY_FILTER, toFilterVariables } from '#domain/travels/filter.ts'
import { displayedDates, type DisplayedDates } from '#domain/travels/displayDates.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import { ask } from '#web/graph/ask.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { listedPath } from './travelPaths.ts'

const AlikeTravels_result = graphql(`
  fragment AlikeTravels_result on TravelFilterResult {
    travels(first: $first) {
      id
      name
      urlSlug
      redirectToBooking
      status
      startDate
      endDate
      dates {
        startDate
        endDate
        includesExtension
      }
      minPrice
      currency
      mainImage {
        id
        publicId
        colour
      }
    }
  }
`)

/** A travel put forward in place of another one. */
export interface AlikeTravel {
  readonly to: string
  readonly name: string
  readonly dates: DisplayedDates | null
  readonly minPrice: number | null
  readonly currency: string
  readonly picture: { readonly publicId: string; readonly colour: string | null } | null
}

const MOST_ALIKE = 3

/** Asked for more than are shown, for some are not bookable either. */
const MOST_ASKED = 12

/**
 * Bookable travels like another one: to the same destination first, then of the same type. Empty where there are none
 * or where the list cannot be loaded.
 */
export async function loadAlike(page: PageLoad, own: { readonly urlSlug: string; readonly likes: readonly string[] }): Promise<readonly AlikeTravel[]> {
  const { unrecorded, tenantId, today } = page
  const answers = own.likes.map(async (query) => {
    const variables = { ...toFilterVariables({ ...EMPTY_FILTER, query }, tenantId), withTravels: true, first: MOST_ASKED }
    const answer = await ask(unrecorded, TravelFilterDocument, variables).catch(() => null)
    return answer === null ? [] : bookable(answer.travelFilter)
  })
  const found = (await Promise.all(answers)).flat().filter(({ urlSlug }) => urlSlug !== own.urlSlug)
  const distinct = [...new Map(found.map((travel) => [travel.urlSlug, travel])).values()]
  return distinct.slice(0, MOST_ALIKE).map((travel) => ({
    ...{ to: listedPath(travel), name: travel.name, dates: displayedDates(travel, today) },
    ...{ minPrice: travel.minPrice, currency: travel.currency, picture: travel.mainImage },
  }))
}

function bookable(masked: FragmentType<typeof AlikeTravels_result>) {
  const { travels } = readFragment(AlikeTravels_result, masked)
  // A platform that tells no status lists what can be booked.
  return travels.filter(({ status }) => status === null || status === 'BOOKABLE')
}
