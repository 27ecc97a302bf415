import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '#platform/process/singleFlight.ts'
import type { RenderedPage } from './renderedPage.ts'

/** Micro-cache of rendered pages, shared by all visitors; stale-while-revalidate. */
export interface HtmlCache {
  /**
   * The cached or pending page of this key, otherwise a newly rendered one. In the second half of its lifetime a page is
   * revalidated in the background, so that frequently requested pages never wait.
   * @param key everything the page depends on
   */
  readonly getOrRender: (key: string, make: () => Promise<RenderedPage>) => Promise<RenderedPage>
  /** Whether the page is cached or pending, so that a request for it renders none. */
  readonly has: (key: string) => boolean
  /** Drops all entries; pages still being rendered are not cached either. */
  readonly clear: () => void
}

export interface HtmlCacheOptions {
  /** Lifetime in milliseconds from the start of rendering; 0: nothing is cached, but concurrent requests share a rendering. */
  readonly lifetimeMs: number
  /** Maximum size of all pages in bytes, uncompressed; their compressed copies take another quarter at most. */
  readonly maxBytes: number
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number
}

interface Entry {
  readonly begun: number
  readonly page: RenderedPage
  /** Whether revalidation has begun; stays true if it failed. */
  isRevalidating: boolean
}

/** An in-memory LRU cache with a lifetime. */
export function createHtmlCache({ lifetimeMs, maxBytes, now = () => performance.now() }: HtmlCacheOptions): HtmlCache {
  const { entryOf, keep, forgetAll } = openEntries({ lifetimeMs, maxBytes, now })
  let renderings = createSingleFlight<RenderedPage>()

  const renderAndCache = (key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> =>
    renderings.run(key, async () => {
      const [begun, ours] = [now(), renderings]
      const page = await make()
      // `clear` replaces the renderings: a page begun before it must not be cached.
      if (ours === renderings) keep(key, { begun, page, isRevalidating: false })
      return page
    })

  /** A failure is ignored: the stale page is served until it expires, and the next rendering reports the error. */
  const revalidate = (key: string, former: Entry, make: () => Promise<RenderedPage>): void => {
    former.isRevalidating = true
    renderAndCache(key, make).catch(() => undefined)
  }

  return {
    getOrRender: (key, make) => {
      const entry = entryOf(key)
      if (entry === null) return renderAndCache(key, make)
      if (!entry.isRevalidating && now() - entry.begun >= lifetimeMs / 2) revalidate(key, entry, make)
      return Promise.resolve(entry.page)
    },
    has: (key) => entryOf(key) !== null || renderings.isPending(key),
    clear: () => {
      forgetAll()
      renderings = createSingleFlight()
    },
  }
}

function openEntries({ lifetimeMs, maxBytes, now }: Required<HtmlCacheOptions>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.body.byteLength + key.length,
  })
  return {
    /** Null if missing or expired. */
    entryOf: (key: string): Entry | null => {
      const entry = entries.get(key) ?? null
      if (entry === null || now() - entry.begun < lifetimeMs) return entry
      entries.delete(key)
      return null
    },
    keep: (key: string, entry: Entry): void => {
      if (entry.page.isCacheable && lifetimeMs > 0) entries.set(key, entry)
      else entries.delete(key)
    },
    forgetAll: () => entries.clear(),
  }
}
