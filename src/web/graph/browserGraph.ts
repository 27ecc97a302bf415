import { Client, fetchExchange, ssrExchange } from '@urql/core'
import { PROXY_PATH } from '#contract/channels.ts'
import { HYDRATED_EVENT } from '#web/document/hydratedEvent.ts'
import { hydrationData } from '#web/document/hydrationData.ts'
import { answerTimesExchange } from './answerTimes.ts'
import { contractCheckExchange } from './contractCheck.ts'
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
        load: loadCache,
        isInSsrData: ({ key }) => String(key) in answers,
        onFirstInteraction,
        onBroken,
      }),
      answerTimesExchange,
      ssrExchange({ isClient: true, initialState: answers }),
      contractCheckExchange,
      fetchExchange,
    ],
  })
}

function loadCache() {
  return import('./cache.ts')
}

/** Pages work without the cache, with more requests. */
function onBroken(error: unknown): void {
  reportError(error)
}

/** Interactions after which navigation is likely. Listened for after hydration only, which has priority. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

function onFirstInteraction(start: () => void): void {
  const listen = () => {
    for (const name of INTERACTIONS) window.addEventListener(name, start, { once: true, passive: true })
  }
  window.addEventListener(HYDRATED_EVENT, listen, { once: true })
}
