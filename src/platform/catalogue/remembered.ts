import { LRUCache } from 'lru-cache'

/** A loader with an LRU cache, so that documents of frequently requested travels are read and parsed once. */
export interface Remembered<Value> {
  of(key: string): Promise<Value>
}

/** Real ids and slugs are shorter; longer keys are not cached. */
const LONGEST_KEY = 200

/** Size of one cache, in characters of JSON: five times the variants of the demo operator. */
const MOST_CHARACTERS = 4 * 1024 * 1024

/**
 * Concurrent loads of a key share one request. Null is not cached: keys come from URLs, and unknown ones could evict
 * real travels.
 * @param limit maximum number of cached values
 */
export function remembered<Value extends object | null>(
  limit: number,
  load: (key: string) => Promise<Value>,
): Remembered<Value> {
  const kept = new LRUCache<string, { readonly value: Value }>({
    max: limit,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  })
  const underway = new Map<string, Promise<Value>>()

  const begin = (key: string): Promise<Value> => {
    const finish = async (): Promise<Value> => {
      try {
        const value = await load(key)
        if (value !== null && key.length <= LONGEST_KEY) kept.set(key, { value })
        return value
      } finally {
        // Failures are not cached: the next call loads again.
        underway.delete(key)
      }
    }
    const value = finish()
    underway.set(key, value)
    return value
  }

  return {
    of: (key) => {
      const known = kept.get(key)
      return known === undefined ? (underway.get(key) ?? begin(key)) : Promise.resolve(known.value)
    },
  }
}
