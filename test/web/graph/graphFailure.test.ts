import { CombinedError } from '@urql/core'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { failureKey, GraphFailure, readFailureReason } from '#web/graph/graphFailure.ts'

const status = (code: number) => ({ networkError: new Error('failed'), response: new Response(null, { status: code }) })

// rule 8.1.1.12
test.each([
  {
    promise: 'the message of the first error',
    error: { graphQLErrors: [new GraphQLError('sold out'), new GraphQLError('late')] },
    message: 'sold out',
  },
  { promise: 'the status without a GraphQL error', error: status(502), message: 'GraphQL Error (Code: 502)' },
  {
    promise: '«none» without a response',
    error: { networkError: new Error('away') },
    message: 'GraphQL Error (Code: none)',
  },
])('the message of a failure is $promise', ({ error, message }) => {
  expect(new GraphFailure(new CombinedError(error)).message).toBe(message)
})

test.each([
  {
    promise: 'there were too many requests, by the code of our host',
    error: {
      graphQLErrors: [new GraphQLError('x', { extensions: { code: 'TOO_MANY_REQUESTS' } })],
      response: new Response(null, { status: 429 }),
    },
    key: 'error.tooMany',
  },
  {
    promise: 'there were too many requests, by the status of a proxy in front',
    error: status(429),
    key: 'error.tooMany',
  },
  { promise: 'the platform does not answer', error: status(502), key: 'error.busy' },
  { promise: 'there is no connection', error: { networkError: new Error('away') }, key: 'error.offline' },
  { promise: 'it failed', error: { graphQLErrors: [new GraphQLError('x')] }, key: 'error.failedText' },
])('the message for a visitor says that $promise', ({ error, key }) => {
  const { reason } = new GraphFailure(new CombinedError(error))
  expect(failureKey(reason)).toBe(key)
  expect(readFailureReason(reason)).toBe(reason)
})

test('any other value is read as no reason', () => {
  expect([readFailureReason('else'), readFailureReason(null)]).toEqual([null, null])
})
