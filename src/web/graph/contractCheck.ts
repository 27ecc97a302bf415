import { CombinedError, type Exchange, type OperationResult } from '@urql/core'
import { map, pipe } from 'wonka'
import { mayBeAbout } from './errorPaths.ts'

/** Root fields that may be null: there is no such travel, or nothing to sum up. */
const MAY_BE_NULL: ReadonlySet<string> = new Set(['travel', 'ratioConfig', 'tenant', 'ratioTravel', 'ratioSummary'])

/** Root fields that may be null beside an error: the rest of the result is usable without them. */
const MAY_FAIL: ReadonlySet<string> = new Set(['ratioConfig', 'tenant'])

/**
 * Contract check: a result without data, with null where the contract promises a value, or with `success: false` of a
 * query becomes an error. Readers of a result then have either data or an error. The exchange next to the network.
 */
export const contractCheckExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(forward(operations), map(withUsableData))

function withUsableData(result: OperationResult): OperationResult {
  const { operation, error } = result
  const data: unknown = result.data
  if (operation.kind === 'teardown' || data === undefined) return result
  if (isUsable(data, error) && (operation.kind === 'mutation' || !isRefused(data))) return result
  return {
    ...result,
    data: undefined,
    error: error ?? new CombinedError({ graphQLErrors: ['The answer lacks a value'] }),
  }
}

function isUsable(data: unknown, error: CombinedError | undefined): boolean {
  if (typeof data !== 'object' || data === null) return false
  const fields = Object.entries(data).filter(([field]) => field !== '__typename')
  const mayBeNull = (field: string) =>
    mayBeAbout(error, [field]) ? fields.length > 1 && MAY_FAIL.has(field) : MAY_BE_NULL.has(field)
  return fields.length > 0 && fields.every(([field, value]) => value !== null || mayBeNull(field))
}

/** `success: false` of a query; of a mutation it is a result, with a message of the platform. */
function isRefused(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Object.values(data).some(
    (value: unknown) => typeof value === 'object' && value !== null && 'success' in value && value.success === false,
  )
}
