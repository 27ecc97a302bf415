import { cacheExchange } from '@urql/exchange-graphcache'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { graphThat, OFFLINE } from '#test/support/web/graph.ts'
import { answerTimesExchange } from '#web/graph/answerTimes.ts'
import { ask, askWithMaxAge, orFailurePage } from '#web/graph/ask.ts'
import { cacheOptions } from '#web/graph/cacheOptions.ts'
import { GraphFailure } from '#web/graph/graphFailure.ts'

/** A client whose network gives these results in order, the last one for good, and the request policies it was asked with. */
function clientGiven(...answers: readonly unknown[]) {
  const asked: string[] = []
  const graph = graphThat(({ context }) => {
    asked.push(context.requestPolicy)
    return { data: answers[Math.min(asked.length, answers.length) - 1] }
  }, cacheExchange(cacheOptions))
  return { graph, asked }
}

const variables = { clientState: {} }
const answer = (ratioSummary: unknown) => ({ __typename: 'Query', ratioSummary })
const summary = { __typename: 'RatioSummary', json: { total: 1 } }

test('a cached null is fetched again, which finds an entity created since', async () => {
  const { graph, asked } = clientGiven(answer(null), answer(null), answer(summary))
  expect(await ask(graph, RatioSummaryQueryDocument, variables)).toMatchObject({ ratioSummary: null })
  expect(asked).toHaveLength(1)
  expect(await ask(graph, RatioSummaryQueryDocument, variables)).toMatchObject({ ratioSummary: null })
  expect(asked).toHaveLength(2)
  expect(await ask(graph, RatioSummaryQueryDocument, variables)).toMatchObject({ ratioSummary: { json: { total: 1 } } })
  expect(asked).toHaveLength(3)
})

test('a cached entity is not fetched again', async () => {
  const { graph, asked } = clientGiven(answer(summary))
  await ask(graph, RatioSummaryQueryDocument, variables)
  await ask(graph, RatioSummaryQueryDocument, variables)
  expect(asked).toHaveLength(1)
})

test('a query that ends without a result fails', async () => {
  await expect(ask(clientGiven(undefined).graph, RatioSummaryQueryDocument, variables)).rejects.toThrow(TypeError)
})

describe('a page whose module does not load', () => {
  beforeEach(() => {
    vi.stubEnv('SSR', false)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  // Of a dynamic import.
  const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  test('says that there is no connection, and reports nothing, while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const report = vi.fn()
    await expect(orFailurePage(failed(), report)).rejects.toMatchObject({
      data: { reason: 'offline' },
      init: { status: 503 },
    })
    expect(report).not.toHaveBeenCalled()
  })

  test('is reported while there is a connection', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const report = vi.fn()
    await expect(orFailurePage(failed(), report)).rejects.toMatchObject({ data: { reason: 'failed' } })
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('a result with a maximum age of a minute', () => {
  const NOON = new Date('2027-03-01T12:00:00.000Z').getTime()

  /** Queries at noon and again some milliseconds later: the second result and the count of requests. */
  async function askedTwice(after: number, second: 'answer' | 'failure', clientState: object) {
    vi.useFakeTimers({ now: NOON })
    let count = 0
    const network = () => {
      count += 1
      if (count === 1) return { data: answer(summary) }
      return second === 'failure' ? OFFLINE : { data: answer({ ...summary, json: { total: 2 } }) }
    }
    const graph = graphThat(network, cacheExchange(cacheOptions), answerTimesExchange)
    const question = { variables: { clientState }, maxAgeSeconds: 60 }
    await askWithMaxAge(graph, RatioSummaryQueryDocument, question)
    vi.setSystemTime(NOON + after)
    const told = await askWithMaxAge(graph, RatioSummaryQueryDocument, question).finally(() => vi.useRealTimers())
    return { told, count }
  }

  // rule 10.30
  test('comes from the cache until then', async () => {
    expect(await askedTwice(59_999, 'answer', { a: 1 })).toMatchObject({
      told: { ratioSummary: { json: { total: 1 } } },
      count: 1,
    })
  })

  // rules 3.17.1.2, 4.19.2
  test('is fetched again after it', async () => {
    expect(await askedTwice(60_000, 'answer', { a: 2 })).toMatchObject({
      told: { ratioSummary: { json: { total: 2 } } },
      count: 2,
    })
  })

  // rule 10.30
  test('is still served after it if fetching fails', async () => {
    expect(await askedTwice(60_000, 'failure', { a: 3 })).toMatchObject({
      told: { ratioSummary: { json: { total: 1 } } },
      count: 2,
    })
  })

  test('fails if there never was one', async () => {
    const graph = graphThat(() => OFFLINE, answerTimesExchange)
    await expect(
      askWithMaxAge(graph, RatioSummaryQueryDocument, { variables: { clientState: { a: 4 } }, maxAgeSeconds: 60 }),
    ).rejects.toThrow(GraphFailure)
  })
})
