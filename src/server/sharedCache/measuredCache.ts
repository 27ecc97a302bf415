import type { CacheOutcome } from '#server/metrics/meter.ts'
import type { SharedCache } from './sharedCache.ts'

/** Counts hits, misses and revalidations. */
export function measuredCache<Value>(
  cache: SharedCache<Value>,
  count: (outcome: CacheOutcome) => void,
): SharedCache<Value> {
  const getOrMake: SharedCache<Value>['getOrMake'] = (key, make) => {
    const isCached = cache.has(key)
    let makings = 0
    const value = cache.getOrMake(key, () => {
      makings += 1
      return make()
    })
    count(makings === 0 ? 'hit' : isCached ? 'renewed' : 'made')
    return value
  }
  return { ...cache, getOrMake }
}
