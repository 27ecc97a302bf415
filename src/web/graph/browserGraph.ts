import { Client, fetchExchange, ssrExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { answerTimesExchange } from './answerTimes.ts'
import { browserRecord } from './browserRecord.ts'
import { cacheOptions } from './cacheOptions.ts'
import { proxyFetch } from './proxyFetch.ts'

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
    fetch: proxyFetch({ fetch: window.fetch.bind(window), tenantId }),
    exchanges: [
      cacheExchange(cacheOptions),
      answerTimesExchange,
      ssrExchange({ isClient: true, initialState: answers }),
      fetchExchange,
    ],
  })
}
