import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '#platform/process/singleFlight.ts'

/** Real ids and slugs are shorter; longer keys are not cached. */
const MAX_KEY_LENGTH = 200

/** Size of one cache, in characters of JSON: five times the variants of the demo operator. */
const MAX_CHARACTERS = 4 * 1024 * 1024

/**
 * A loader with an LRU cache, so that documents of frequently requested travels are read and parsed once. Concurrent
 * loads of a key share one request. Failures are not cached, nor is null: keys come from URLs, and unknown ones could
 * evict real travels.
 * @param limit maximum number of cached values
 */
export function createCachedLoader<Value extends object | null>(
  limit: number,
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const cache = new LRUCache<string, { readonly value: Value }>({
    max: limit,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  })
  const loads = createSingleFlight<Value>()

  const loadAndCache = async (key: string): Promise<Value> => {
    const value = await load(key)
    if (value !== null && key.length <= MAX_KEY_LENGTH) cache.set(key, { value })
    return value
  }

  return (key) => {
    const cached = cache.get(key)
    return cached === undefined ? loads.run(key, () => loadAndCache(key)) : Promise.resolve(cached.value)
  }
}
