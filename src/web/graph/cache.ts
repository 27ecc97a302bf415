import { cacheExchange } from '@urql/exchange-graphcache'
import { cacheOptions } from './cacheOptions.ts'

/** The cache of this browser page. */
export const cache = cacheExchange(cacheOptions)

export { feed, resend, takeOver } from './cacheTakeover.ts'
