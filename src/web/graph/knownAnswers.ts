import { makeOperation, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, map, merge, pipe, tap } from 'wonka'

/**
 * A document cache: answers a repeated query with the same value, at once, as rendering requires. urql's own would parse
 * each document, and `ssrExchange` the text of an answer for each component that asks.
 *
 * @param isKept whether an answer is the one to repeated queries too
 */
export function knownAnswersExchange(isKept: (answer: OperationResult) => boolean): Exchange {
  return ({ forward }) => {
    const known = new Map<number, OperationResult>()
    const isAnswered = ({ kind, key, context: { requestPolicy } }: Operation) => {
      if (kind === 'query')
        return requestPolicy === 'cache-only' || (requestPolicy !== 'network-only' && known.has(key))
      // Nothing is in flight, and `ssrExchange` would parse the document.
      return kind === 'teardown' && known.has(key)
    }
    const toAnswer = (operation: Operation) => ({
      // What is not known is null, as of graphcache: with undefined, urql's hook keeps the data of its former variables.
      data: null,
      stale: false,
      hasNext: false,
      ...known.get(operation.key),
      operation: asCacheHit(operation),
    })
    return (operations) =>
      merge([
        pipe(
          operations,
          filter((operation) => operation.kind === 'query' && isAnswered(operation)),
          map(toAnswer),
        ),
        pipe(
          operations,
          filter((operation) => !isAnswered(operation)),
          forward,
          tap((answer) => {
            if (answer.operation.kind === 'query' && isKept(answer)) known.set(answer.operation.key, answer)
          }),
        ),
      ])
  }
}

function asCacheHit(operation: Operation): Operation {
  const { context, kind } = operation
  return makeOperation(kind, operation, { ...context, meta: { ...context.meta, cacheOutcome: 'hit' } })
}
