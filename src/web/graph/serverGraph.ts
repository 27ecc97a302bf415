import { Client, fetchExchange, ssrExchange, type SSRExchange } from '@urql/core'
import { createContext } from 'react-router'
import type { HostValues } from '#web/document/hostContext.ts'
import { proxyFetch } from './proxyFetch.ts'
import { usableAnswersExchange } from './usableAnswers.ts'

/** The GraphQL client of one request, and the record of its answers that travels with the page. */
export interface ServerGraph {
  readonly client: Client
  readonly record: SSRExchange
  /** Asks without a trace, for answers the browser does not need as they are. */
  readonly unrecorded: Client
}

/** Set by the root middleware for every request. */
export const serverGraphContext = createContext<ServerGraph>()

/** @param origin of the request; the in-process fetch needs a whole address, not a real one. */
export function createServerGraph({ graphFetch, tenant }: HostValues, origin: string): ServerGraph {
  const record = ssrExchange({ isClient: false })
  const options = {
    url: `${origin}/api/proxy`,
    preferGetMethod: false,
    fetch: proxyFetch({ fetch: graphFetch, tenantId: tenant.id, patience: null }),
  } as const
  return {
    client: new Client({ ...options, exchanges: [record, usableAnswersExchange, fetchExchange] }),
    record,
    unrecorded: new Client({ ...options, exchanges: [usableAnswersExchange, fetchExchange] }),
  }
}
