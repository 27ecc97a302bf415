import type { Client } from '@urql/core'
import { readContingents, type Contingents } from '#domain/catalogue/contingents.ts'
import type { ContingentsQueryVariables } from '#gql/graphql.ts'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { isFresh } from '#web/graph/answerTimes.ts'
import { CONTINGENTS_LIFETIME_SECONDS } from './loadBooking.ts'

/**
 * Contingents of one departure; a cached response younger than `CONTINGENTS_LIFETIME_SECONDS` is used.
 * @throws when the request fails
 */
export async function fetchContingents(graph: Client, variables: ContingentsQueryVariables): Promise<Contingents> {
  const isRecent = isFresh(ContingentsDocument, variables, CONTINGENTS_LIFETIME_SECONDS)
  const { data, error } = await graph
    .query(ContingentsDocument, variables, { requestPolicy: isRecent ? 'cache-first' : 'network-only' })
    .toPromise()
  if (data === undefined) throw error ?? new TypeError('A query ended without a response')
  return readContingents(data)
}
