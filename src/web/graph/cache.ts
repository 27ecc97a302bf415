import type { Exchange, OperationResult } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { map, pipe } from 'wonka'
import { cacheOptions } from './cacheOptions.ts'

/** The normalised cache of this browser page. */
export const cache: Exchange = (input) =>
  cacheExchange(cacheOptions)({
    ...input,
    forward: (operations) => pipe(input.forward(operations), map(withCertainData)),
  })

/**
 * Without the data of an answer with an error that tells no place: any null in it may be a part that failed to load, and
 * would be found in the cache without the error, as a part that does not exist.
 */
function withCertainData(result: OperationResult): OperationResult {
  const isUncertain = result.error?.graphQLErrors.some(({ path }) => path === undefined) ?? false
  return isUncertain ? { ...result, data: undefined } : result
}
