import { Client, CombinedError, type Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { filter, map, pipe } from 'wonka'
import { describe, expect, test, vi } from 'vitest'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { answerTimesExchange } from '#web/graph/answerTimes.ts'
import { ask, askWithMaxAge } from '#web/graph/ask.ts'
import { GraphFailure } from '#web/graph/graphFailure.ts'
import { cacheOptions } from '#web/graph/cacheOptions.ts'

/** A client whose network gives these answers one after the other, and the count of questions it was asked. */
function clientGiven(...answers: readonly unknown[]) {
  const asked: string[] = []
  const network: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      map((operation) => {
        asked.push(operation.context.requestPolicy)
        return { operation, data: answers[Math.min(asked.length, answers.length) - 1], stale: false, hasNext: false }
      }),
    )
  return {
    graph: new Client({ url: 'https://platform.example', exchanges: [cacheExchange(cacheOptions), network] }),
    asked,
  }
}

const variables = { clientState: {} }
const answer = (ratioSummary: unknown) => ({ __typename: 'Query', ratioSummary })
const summary = { __typename: 'RatioSummary', json: { total: 1 } }

test('that there is none is asked again on the next visit, which finds what is there by now', async () => {
  const { graph, asked } = clientGiven(answer(null), answer(null), answer(summary))
  expect(await ask(graph, RatioSummaryQueryDocument, variables)).toMatchObject({ ratioSummary: null })
  expect(asked).toHaveLength(1)
  expect(await ask(graph, RatioSummaryQueryDocument, variables)).toMatchObject({ ratioSummary: null })
  expect(asked).toHaveLength(2)
  expect(await ask(graph, RatioSummaryQueryDocument, variables)).toMatchObject({ ratioSummary: { json: { total: 1 } } })
  expect(asked).toHaveLength(3)
})

test('what is known is not asked again', async () => {
  const { graph, asked } = clientGiven(answer(summary))
  await ask(graph, RatioSummaryQueryDocument, variables)
  await ask(graph, RatioSummaryQueryDocument, variables)
  expect(asked).toHaveLength(1)
})

test('a question that ends without an answer fails', async () => {
  await expect(ask(clientGiven(undefined).graph, RatioSummaryQueryDocument, variables)).rejects.toThrow(TypeError)
})

describe('what is good for a minute', () => {
  const NOON = new Date('2027-03-01T12:00:00.000Z').getTime()

  /** A page that asks at noon and again so many milliseconds later; the second answer is told as it comes. */
  async function askedTwice(after: number, second: 'answer' | 'failure', clientState: object) {
    vi.useFakeTimers({ now: NOON })
    let count = 0
    const network: Exchange = () => (operations) =>
      pipe(
        operations,
        filter(({ kind }) => kind === 'query'),
        map((operation) => {
          count += 1
          const base = { operation, stale: false, hasNext: false }
          if (count === 1) return { ...base, data: answer(summary) }
          if (second === 'failure')
            return { ...base, data: undefined, error: new CombinedError({ networkError: new Error('away') }) }
          return { ...base, data: answer({ ...summary, json: { total: 2 } }) }
        }),
      )
    const graph = new Client({
      url: 'https://platform.example',
      exchanges: [cacheExchange(cacheOptions), answerTimesExchange, network],
    })
    const question = { variables: { clientState }, maxAgeSeconds: 60 }
    await askWithMaxAge(graph, RatioSummaryQueryDocument, question)
    vi.setSystemTime(NOON + after)
    const told = await askWithMaxAge(graph, RatioSummaryQueryDocument, question).finally(() => vi.useRealTimers())
    return { told, count }
  }

  // rule 10.30
  test('comes from the cache within it', async () => {
    expect(await askedTwice(59_999, 'answer', { a: 1 })).toMatchObject({
      told: { ratioSummary: { json: { total: 1 } } },
      count: 1,
    })
  })

  // rules 3.17.1.2, 4.19.2
  test('is asked for anew after it', async () => {
    expect(await askedTwice(60_000, 'answer', { a: 2 })).toMatchObject({
      told: { ratioSummary: { json: { total: 2 } } },
      count: 2,
    })
  })

  // rule 10.30
  test('serves on where nothing newer can be had', async () => {
    expect(await askedTwice(60_000, 'failure', { a: 3 })).toMatchObject({
      told: { ratioSummary: { json: { total: 1 } } },
      count: 2,
    })
  })

  test('fails where it never was there', async () => {
    const network: Exchange = () => (operations) =>
      pipe(
        operations,
        map((operation) => ({
          operation,
          data: undefined,
          error: new CombinedError({ networkError: new Error('away') }),
          stale: false,
          hasNext: false,
        })),
      )
    const graph = new Client({ url: 'https://platform.example', exchanges: [answerTimesExchange, network] })
    await expect(
      askWithMaxAge(graph, RatioSummaryQueryDocument, { variables: { clientState: { a: 4 } }, maxAgeSeconds: 60 }),
    ).rejects.toThrow(GraphFailure)
  })
})
