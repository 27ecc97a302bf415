import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './renderedPage.ts'

/** Pages that were made a moment ago, for whoever asks for the same. */
export interface HtmlCache {
  /**
   * The page of this key, made unless it is there or on its way. In the second half of its life it is made anew beside,
   * so that those who ask often never wait for it.
   * @param key everything the page depends on
   */
  readonly getOrRender: (key: string, make: () => Promise<RenderedPage>) => Promise<RenderedPage>
  /** Whether the page is there or on its way, so that asking for it makes none. */
  readonly has: (key: string) => boolean
  /** Nobody is given anymore what was begun before. */
  readonly clear: () => void
}

export interface HtmlCacheOptions {
  /** How long after its making began a page is given, in milliseconds; 0 keeps none, yet makes none twice at a time. */
  readonly lifetimeMs: number
  /** Most bytes of pages, uncompressed; compressed they take another quarter at most. */
  readonly maxBytes: number
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
}

interface Entry {
  readonly begun: number
  readonly page: RenderedPage
  /** Whether the page that follows is on its way, or was and failed. */
  isRevalidating: boolean
}

/** A store in memory. It forgets what is too old, and what was not asked for longest once there is too much. */
export function createHtmlCache({ lifetimeMs, maxBytes, now = () => performance.now() }: HtmlCacheOptions): HtmlCache {
  const { entryOf, keep, forgetAll } = openEntries({ lifetimeMs, maxBytes, now })
  let pending = new Map<string, Promise<RenderedPage>>()

  const renderAndCache = (key: string, make: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const [begun, ours] = [now(), pending]
    const finish = async (): Promise<RenderedPage> => {
      try {
        const page = await make()
        // After a clearing the pages on their way stand in another map: this one is for nobody else.
        if (ours === pending) keep(key, { begun, page, isRevalidating: false })
        return page
      } finally {
        ours.delete(key)
      }
    }
    const page = finish()
    ours.set(key, page)
    return page
  }

  /** A page that cannot be made changes nothing: who asks when the former one is too old is told. */
  const revalidate = (key: string, former: Entry, make: () => Promise<RenderedPage>): void => {
    former.isRevalidating = true
    renderAndCache(key, make).catch(() => undefined)
  }

  return {
    getOrRender: (key, make) => {
      const entry = entryOf(key)
      if (entry === null) return pending.get(key) ?? renderAndCache(key, make)
      if (!entry.isRevalidating && now() - entry.begun >= lifetimeMs / 2) revalidate(key, entry, make)
      return Promise.resolve(entry.page)
    },
    has: (key) => entryOf(key) !== null || pending.has(key),
    clear: () => {
      forgetAll()
      pending = new Map()
    },
  }
}

function openEntries({ lifetimeMs, maxBytes, now }: Required<HtmlCacheOptions>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.body.byteLength + key.length,
  })
  return {
    /** Null for one that is too old. */
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
