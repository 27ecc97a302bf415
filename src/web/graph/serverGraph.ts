import { Client, ssrExchange, type SSRExchange } from '@urql/core'
import { createContext } from 'react-router'
import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import type { HostValues } from '#web/document/hostContext.ts'
import { contractCheckExchange } from './contractCheck.ts'
import { hostExchange } from './hostExchange.ts'
import { knownAnswersExchange } from './knownAnswers.ts'

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

/** Answers are values from the platform to the components: on the way nothing is written as text and parsed again. */
export function createServerGraph({ ask }: Pick<HostValues, 'ask'>): ServerGraph {
  const ssr = ssrExchange({ isClient: false })
  const network = [contractCheckExchange, hostExchange(ask)]
  // A client needs a URL; the host is asked by a function.
  return {
    client: new Client({ url: PROXY_PATH, exchanges: [knownAnswersExchange(() => true), ssr, ...network] }),
    ssr,
    graphWithoutSsr: new Client({ url: PROXY_PATH, exchanges: network }),
  }
}
