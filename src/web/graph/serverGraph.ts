import { Client, fetchExchange, ssrExchange, type SSRExchange } from '@urql/core'
import { createContext } from 'react-router'
import type { HostValues } from '#web/document/hostContext.ts'
import { contractCheckExchange } from './contractCheck.ts'
import { proxyFetch } from './proxyFetch.ts'

/** The GraphQL clients of one request. */
export interface ServerGraph {
  readonly client: Client
  /** Results of `client`, to be serialised into the HTML. */
  readonly ssr: SSRExchange
  /** A client whose results stay out of the HTML. */
  readonly graphWithoutSsr: Client
}

/** Set by the root middleware for every request. */
export const serverGraphContext = createContext<ServerGraph>()

/** @param origin of the request; the in-process `fetch` needs an absolute URL, but ignores the host. */
export function createServerGraph({ graphFetch, tenant }: HostValues, origin: string): ServerGraph {
  const ssr = ssrExchange({ isClient: false })
  const options = {
    url: `${origin}/api/proxy`,
    preferGetMethod: false,
    fetch: proxyFetch({ fetch: graphFetch, tenantId: tenant.id, timeouts: null }),
  } as const
  return {
    client: new Client({ ...options, exchanges: [ssr, contractCheckExchange, fetchExchange] }),
    ssr,
    graphWithoutSsr: new Client({ ...options, exchanges: [contractCheckExchange, fetchExchange] }),
  }
}
