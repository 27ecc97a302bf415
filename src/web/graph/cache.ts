import type { Exchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { map, pipe } from 'wonka'
import { cacheOptions } from './cacheOptions.ts'
import { withDatesOfVariant } from './datesOfVariant.ts'

/** The normalised cache of this browser page. */
export const cache: Exchange = (input) =>
  cacheExchange(cacheOptions)({
    ...input,
    forward: (operations) => pipe(input.forward(operations), map(withDatesOfVariant)),
  })
