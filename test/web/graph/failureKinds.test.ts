import { Client, fetchExchange } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { type Fault, faultyAnswer } from '#server/scenarios/faults.ts'
import { contractCheckExchange } from '#web/graph/contractCheck.ts'
import { proxyFetch } from '#web/graph/proxyFetch.ts'

const WHOLE = JSON.stringify({ data: { packages: [], services: [] } })

/** How a question ends for the page whose network has this fault. */
async function endOf(fault: Fault) {
  const send = async () => {
    const answer = await faultyAnswer(fault, { ask: () => Promise.resolve(WHOLE), slowMs: 0 })
    if (answer === null) throw new TypeError('Failed to fetch')
    const { status, contentType, body } = answer
    return new Response(body, { status, headers: { 'content-type': contentType } })
  }
  const graph = new Client({
    url: 'https://site.example/api/proxy',
    preferGetMethod: false,
    fetch: proxyFetch({ fetch: send, tenantId: '4', timeouts: null }),
    exchanges: [contractCheckExchange, fetchExchange],
  })
  const asked = graph.query(ContingentsDocument, { ratioTravelId: 'v1', dateId: 'd1' }).toPromise()
  await vi.runAllTimersAsync()
  const { data, error } = await asked
  return {
    data,
    isAnswered: error?.response instanceof Response,
    isReadable: error?.networkError === undefined,
    refusals: error?.graphQLErrors.length,
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

test.each([
  ['lost request', { data: undefined, isAnswered: false, isReadable: false, refusals: 0 }],
  ['HTML', { data: undefined, isAnswered: true, isReadable: false, refusals: 0 }],
  ['GraphQL error', { data: undefined, isAnswered: true, isReadable: true, refusals: 1 }],
  ['null', { data: undefined, isAnswered: false, isReadable: true, refusals: 1 }],
] as const)('«%s» is a kind of failure of its own, without data', async (fault, end) => {
  expect(await endOf(fault)).toEqual(end)
})

test.each([
  ['lost answer', 'lost request'],
  ['HTTP 500', 'HTML'],
  ['HTTP 429', 'HTML'],
  ['broken JSON', 'HTML'],
  ['empty body', 'HTML'],
] as const)('a page cannot tell «%s» from «%s» but by its status', async (fault, kind) => {
  expect(await endOf(fault)).toEqual(await endOf(kind))
})
