import { Client, type Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { filter, map, pipe } from 'wonka'
import { expect, test } from 'vitest'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { ask } from '#web/graph/ask.ts'
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
  return { graph: new Client({ url: 'https://platform.example', exchanges: [cacheExchange(cacheOptions), network] }), asked }
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
