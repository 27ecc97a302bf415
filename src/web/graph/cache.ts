import { cacheExchange } from '@urql/exchange-graphcache'
import { cacheOptions } from './cacheOptions.ts'

/** The normalised cache of this browser page. */
export const cache = cacheExchange(cacheOptions)
