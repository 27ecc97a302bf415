import { CombinedError, type Exchange, type OperationResult } from '@urql/core'
import { map, pipe } from 'wonka'

/** Fields of a question that may be null in an answer: there is no such travel, or nothing to sum up. */
const MAY_BE_NULL: ReadonlySet<string> = new Set(['travel', 'ratioConfig', 'tenant', 'ratioTravel', 'ratioSummary'])

/** Beside an error null is a hole, not the answer that there is none; of these the rest of the answer can do without. */
const MAY_BE_A_HOLE: ReadonlySet<string> = new Set(['ratioConfig', 'tenant'])

/**
 * Lets through as data only what is an answer: `null` in place of all data, or where the contract promises a value,
 * becomes an error, and so does a question the platform did not carry out. Whoever reads an answer then has either data
 * or a reason. Stands next to the network.
 */
export const usableAnswersExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(forward(operations), map(withUsableData))

function withUsableData(result: OperationResult): OperationResult {
  const { operation, error } = result
  const data: unknown = result.data
  if (operation.kind === 'teardown' || data === undefined) return result
  if (isUsable(data, error !== undefined) && (operation.kind === 'mutation' || !isRefused(data))) return result
  return {
    ...result,
    data: undefined,
    error: error ?? new CombinedError({ graphQLErrors: ['The answer lacks a value'] }),
  }
}

function isUsable(data: unknown, hasError: boolean): boolean {
  if (typeof data !== 'object' || data === null) return false
  const fields = Object.entries(data).filter(([field]) => field !== '__typename')
  const mayBeNull = hasError && fields.length > 1 ? MAY_BE_A_HOLE : hasError ? NONE : MAY_BE_NULL
  return fields.every(([field, value]) => value !== null || mayBeNull.has(field))
}

const NONE: ReadonlySet<string> = new Set()

/** `success: false` of a question; of an act it is an answer, with the platform's words. */
function isRefused(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Object.values(data).some(
    (value: unknown) => typeof value === 'object' && value !== null && 'success' in value && value.success === false,
  )
}
