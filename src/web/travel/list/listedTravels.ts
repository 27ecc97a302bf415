import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { travelPath } from '#web/site/travelPaths.ts'

const ListedTravels_result = graphql(`
  fragment ListedTravels_result on TravelFilterResult {
    travels(first: $first) {
      id
      urlSlug
      redirectToBooking
      mainImage {
        publicId
      }
    }
  }
`)

/** A travel page of a list. */
export interface ListedTravel {
  readonly path: string
  /** Public id of its main picture; null for none. */
  readonly publicId: string | null
}

/**
 * The travel pages of a list, without travels that redirect to the booking: they have no page (rule 5.12.2.3).
 * Lists for visitors keep those, with a link to the booking.
 */
export function listedTravels(result: FragmentType<typeof ListedTravels_result>): readonly ListedTravel[] {
  return readFragment(ListedTravels_result, result)
    .travels.filter(({ redirectToBooking }) => redirectToBooking !== true)
    .map((travel) => ({ path: travelPath(travel), publicId: travel.mainImage?.publicId ?? null }))
}
