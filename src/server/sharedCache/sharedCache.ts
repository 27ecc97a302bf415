import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'

/** Values that are the same for all visitors, kept for a while; stale-while-revalidate. */
export interface SharedCache<Value> {
  /**
   * The cached or pending value of this key, otherwise a new one. In the second half of its lifetime a value is
   * revalidated in the background, so that frequently requested ones never wait and none is older than its lifetime.
   * @param key everything the value depends on
   * @param make called synchronously or not at all
   */
  readonly getOrMake: (key: string, make: () => Promise<Value>) => Promise<Value>
  /** Whether the value is cached or pending, so that a request for it makes none. */
  readonly has: (key: string) => boolean
  /**
   * Drops the entries of these keys; a value of theirs still being made is not cached either, nor shared any more.
   * @param isDropped omitted: all
   */
  readonly clear: (isDropped?: (key: string) => boolean) => void
}

export interface SharedCacheOptions<Value> {
  /**
   * Lifetime in milliseconds from the moment a value is begun; 0: nothing is cached, but concurrent requests share the
   * work; infinite: until it is dropped.
   */
  readonly lifetimeMs: number
  readonly maxEntries: number
  /** Maximum size of all keys and values, in the unit of `sizeOf`. */
  readonly maxBytes: number
  readonly sizeOf: (value: Value) => number
  /** Whether a value may be given to later requests. */
  readonly isCacheable: (value: Value) => boolean
  /** For how long after its lifetime a value stands in for one whose making fails with such an error; omitted: never. */
  readonly stale?: { readonly ms: number; readonly isServedFor: (error: unknown) => boolean }
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

interface Entry<Value> {
  readonly begun: number
  readonly value: Value
  /** Whether revalidation has begun; stays true if it failed. */
  isRevalidating: boolean
}

/** An in-memory LRU cache with a lifetime. */
export function createSharedCache<Value>(options: SharedCacheOptions<Value>): SharedCache<Value> {
  const { lifetimeMs, stale, now = () => performance.now() } = options
  const { entryOf, staleOf, keep, forget } = openEntries({ ...options, now })
  // Not a single flight: a value of a dropped key must not be cached, while all others still are.
  const works = new Map<string, Promise<Value>>()

  const makeAndCache = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const pending = works.get(key)
    if (pending !== undefined) return pending
    const begun = now()
    const isOurs = () => works.get(key) === work
    const work = make()
      .then((value) => {
        if (isOurs()) keep(key, { begun, value, isRevalidating: false })
        return value
      })
      .finally(() => {
        if (isOurs()) works.delete(key)
      })
    works.set(key, work)
    return work
  }

  const makeOrStale = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const former = staleOf(key)
    const value = makeAndCache(key, make)
    if (former === null || stale === undefined) return value
    return value.catch((error: unknown) => {
      if (stale.isServedFor(error)) return former.value
      throw error
    })
  }

  /**
   * A failure, thrown or a value that is not cacheable, is ignored: the stale value is served until it expires, and the
   * next request reports the error.
   */
  const revalidate = (key: string, former: Entry<Value>, make: () => Promise<Value>): void => {
    former.isRevalidating = true
    makeAndCache(key, make).catch(() => undefined)
  }

  return {
    getOrMake: (key, make) => {
      const entry = entryOf(key)
      if (entry === null) return makeOrStale(key, make)
      if (!entry.isRevalidating && now() - entry.begun >= lifetimeMs / 2) revalidate(key, entry, make)
      return Promise.resolve(entry.value)
    },
    has: (key) => entryOf(key) !== null || works.has(key),
    clear: (isDropped = () => true) => {
      forget(isDropped)
      for (const key of [...works.keys()].filter(isDropped)) works.delete(key)
    },
  }
}

function openEntries<Value>(options: SharedCacheOptions<Value> & { readonly now: () => number }) {
  const { lifetimeMs, stale, maxEntries, maxBytes, sizeOf, isCacheable, now } = options
  const entries = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => sizeOf(value) + key.length,
  })
  return {
    /** Null if missing or expired. */
    entryOf: (key: string): Entry<Value> | null => {
      const entry = entries.get(key) ?? null
      return entry !== null && now() - entry.begun < lifetimeMs ? entry : null
    },
    /** An expired entry that may still stand in for a failure; null if there is none, and an older one is dropped. */
    staleOf: (key: string): Entry<Value> | null => {
      const entry = entries.get(key) ?? null
      if (entry === null || now() - entry.begun < lifetimeMs + (stale?.ms ?? 0)) return entry
      entries.delete(key)
      return null
    },
    /** A value that is not cacheable never replaces one that is: that one expires by itself. */
    keep: (key: string, entry: Entry<Value>): void => {
      if (isCacheable(entry.value) && lifetimeMs > 0) entries.set(key, entry)
    },
    forget: (isDropped: (key: string) => boolean): void => {
      for (const key of [...entries.keys()].filter(isDropped)) entries.delete(key)
    },
  }
}
