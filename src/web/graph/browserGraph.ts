import { Client, fetchExchange, ssrExchange, type OperationResult } from '@urql/core'
import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import { hydrationData } from '#web/document/hydrationData.ts'
import { INTERACTIONS } from '#web/document/interactions.ts'
import { answerTimesExchange } from './answerTimes.ts'
import { isBypassing } from './bypassesCaches.ts'
import { contractCheckExchange } from './contractCheck.ts'
import { knownAnswersExchange } from './knownAnswers.ts'
import { lazyCacheExchange } from './lazyCacheExchange.ts'
import { proxyFetch } from './proxyFetch.ts'

/** Longer than the host's own timeouts: 15 seconds, for a booking 20. */
const TIMEOUTS = { queryMs: 20_000, mutationMs: 30_000 } as const

let client: Client | null = null

/** The GraphQL client of this browser page, created on first use with the results of the server render (SSR data). */
export function browserGraph(): Client {
  client ??= createBrowserGraph()
  return client
}

function createBrowserGraph(): Client {
  const { tenantId, answers } = hydrationData()
  return new Client({
    url: PROXY_PATH,
    preferGetMethod: false,
    fetch: proxyFetch({ fetch: window.fetch.bind(window), tenantId, timeouts: TIMEOUTS }),
    exchanges: [
      lazyCacheExchange({
        load: () => import('./cache.ts').then(({ cache }) => cache),
        onCreated: (start) => {
          startCache = start
        },
        // Pages work without the cache.
        onBroken: (error) => reportError(error),
      }),
      knownAnswersExchange(isWorthKeeping),
      answerTimesExchange,
      ssrExchange({ isClient: true, initialState: answers }),
      contractCheckExchange,
      fetchExchange,
    ],
  })
}

/** A failure is asked again; partial data, beside an error, are enough for the page that shows them. */
function isWorthKeeping({ data, operation }: OperationResult): boolean {
  return data !== undefined && data !== null && !isBypassing(operation)
}

let startCache = () => {}

/**
 * Loads the normalised cache at the next interaction, which is likely to be followed by more queries: a first view carries
 * none of its code. Returns a cleanup.
 */
export function loadCacheAtInteraction(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  for (const name of INTERACTIONS) {
    window.addEventListener(name, () => startCache(), { once: true, passive: true, signal })
  }
  return () => listening.abort()
}
