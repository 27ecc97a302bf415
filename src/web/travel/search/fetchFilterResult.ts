import type { Client } from '@urql/core'
import type { TravelFilterQueryVariables } from '#gql/graphql.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import { askWithMaxAge } from '#web/graph/ask.ts'

/**
 * Cache lifetime of filter responses, in seconds.
 * Assumption: each user action fetches (rule 4.19.2), and the contract names no lifetime; going back to a list is no action.
 */
export const FILTER_LIFETIME_SECONDS = 60

/** Fetches the result of a filter, for `load` functions. @throws GraphFailure without a usable response. */
export function fetchFilterResult(graph: Client, variables: TravelFilterQueryVariables) {
  return askWithMaxAge(graph, TravelFilterDocument, { variables, maxAgeSeconds: FILTER_LIFETIME_SECONDS })
}
