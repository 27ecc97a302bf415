import { CombinedError } from '@urql/core'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { GraphFailure } from '#web/graph/graphFailure.ts'

const status = (code: number) => ({ networkError: new Error('failed'), response: new Response(null, { status: code }) })

test.each([
  { promise: 'the message of the first error', error: { graphQLErrors: [new GraphQLError('sold out'), new GraphQLError('late')] }, message: 'sold out' },
  { promise: 'the status where no error is told', error: status(502), message: 'GraphQL Error (Code: 502)' },
  { promise: 'none where there was no answer', error: { networkError: new Error('away') }, message: 'GraphQL Error (Code: none)' },
])('a failure is called by $promise', ({ error, message }) => {
  expect(new GraphFailure(new CombinedError(error)).message).toBe(message)
})
