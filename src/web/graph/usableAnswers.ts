import { CombinedError, type Exchange, type OperationResult } from '@urql/core'
import { map, pipe } from 'wonka'

/** Fields of a question that may be null in an answer: there is no such travel, or nothing to sum up. */
const MAY_BE_NULL: ReadonlySet<string> = new Set(['travel', 'ratioConfig', 'tenant', 'ratioTravel', 'ratioSummary'])

/**
 * Lets through as data only what is an answer: `null` in place of all data, or where the contract promises a value,
 * becomes an error. Whoever reads an answer then has either data or a reason. Stands next to the network.
 */
export const usableAnswersExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(forward(operations), map(withUsableData))

function withUsableData(result: OperationResult): OperationResult {
  if (result.operation.kind === 'teardown' || result.data === undefined || isUsable(result.data)) return result
  const error = result.error ?? new CombinedError({ graphQLErrors: ['The answer lacks a value'] })
  return { ...result, data: undefined, error }
}

function isUsable(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).every(([field, value]) => value !== null || MAY_BE_NULL.has(field))
}
