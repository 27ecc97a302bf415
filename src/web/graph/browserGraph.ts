import { Client, fetchExchange, ssrExchange } from '@urql/core'
import { LISTENING_EVENT } from '#web/document/deferredStart.ts'
import { answerTimesExchange } from './answerTimes.ts'
import { browserRecord } from './browserRecord.ts'
import { lateCache } from './lateCache.ts'
import { proxyFetch } from './proxyFetch.ts'
import { usableAnswersExchange } from './usableAnswers.ts'

/** The host itself gives up after 15 seconds, with a booking after 20. */
const PATIENCE = { readMs: 20_000, actMs: 30_000 } as const

let client: Client | null = null

/**
 * The GraphQL client of this browser page, made on first use from what the server recorded in the page: the answers
 * behind the first view cost no request.
 */
export function browserGraph(): Client {
  client ??= createBrowserGraph()
  return client
}

function createBrowserGraph(): Client {
  const { tenantId, answers } = browserRecord()
  return new Client({
    url: '/api/proxy',
    preferGetMethod: false,
    fetch: proxyFetch({ fetch: window.fetch.bind(window), tenantId, patience: PATIENCE }),
    exchanges: [
      lateCache({ load: loadCache, isRecorded: ({ key }) => String(key) in answers, onSigns, onBroken }),
      answerTimesExchange,
      ssrExchange({ isClient: true, initialState: answers }),
      usableAnswersExchange,
      fetchExchange,
    ],
  })
}

function loadCache() {
  return import('./cache.ts')
}

/** The page goes on without it; who looks into the console learns why it asks more often. */
function onBroken(error: unknown): void {
  reportError(error)
}

/** Whoever points, touches or types is about to go on. Before the page listens it has more urgent things to do. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

function onSigns(start: () => void): void {
  const listen = () => {
    for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true })
  }
  window.addEventListener(LISTENING_EVENT, listen, { once: true })
}
