import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { travelPath } from './travelPaths.ts'

const ListedTravels_result = graphql(`
  fragment ListedTravels_result on TravelFilterResult {
    travels {
      id
      urlSlug
      redirectToBooking
    }
  }
`)

/** Paths of the travel pages of a list; travels without a page of their own are left out. */
export function listedTravelPaths(result: FragmentType<typeof ListedTravels_result>): readonly string[] {
  return readFragment(ListedTravels_result, result)
    .travels.filter(({ redirectToBooking }) => redirectToBooking !== true)
    .map(travelPath)
}
