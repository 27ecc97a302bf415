import type { Client } from '@urql/core'
import type { TravelFilterQueryVariables } from '#gql/graphql.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import { askWithMaxAge } from '#web/graph/ask.ts'

/**
 * Answers to a filter are asked for anew after so many seconds.
 * Assumption: each act fetches (rule 4.19.2), and the contract names no lifetime; the way back to a list is no act.
 */
export const FILTER_LIFETIME_SECONDS = 60

/** What a filter finds, for `load` functions. @throws GraphFailure when there is no usable answer. */
export function askFilter(graph: Client, variables: TravelFilterQueryVariables) {
  return askWithMaxAge(graph, TravelFilterDocument, { variables, maxAgeSeconds: FILTER_LIFETIME_SECONDS })
}
