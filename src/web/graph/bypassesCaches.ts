import type { Operation } from '@urql/core'

/**
 * Operation context that bypasses the caches, for queries with large variables that are fetched each time: graphcache
 * would keep the variables of every call as part of a field key, the known answers the call itself.
 */
export const BYPASS_CACHES = { bypassesCaches: true } as const

export function isBypassing({ context }: Operation): boolean {
  return 'bypassesCaches' in context && context['bypassesCaches'] === true
}
