import { createSharedCache, type SharedCache, type SharedCacheOptions } from '#server/sharedCache/sharedCache.ts'
import type { CachedPage } from './renderedPage.ts'

/** Micro-cache of rendered pages. */
export type HtmlCache = SharedCache<CachedPage>

/** Never reached: the cache is bounded by `maxBytes`. */
const MAX_PAGES = 2000

/** @param options `maxBytes` of compressed pages */
export function createHtmlCache(
  options: Pick<SharedCacheOptions<CachedPage>, 'lifetimeMs' | 'maxBytes' | 'now'>,
): HtmlCache {
  return createSharedCache({
    ...options,
    maxEntries: MAX_PAGES,
    sizeOf: ({ brotli }) => brotli.byteLength,
    isCacheable: ({ isCacheable }) => isCacheable,
  })
}

/** Cache key of a shared page, which depends on the day and its URL alone. */
export function pageKey(today: string, url: string): string {
  return `${today} ${url}`
}

/** Page and first step of a travel. */
const OF_TRAVEL = /^[^ ]+ https?:\/\/[^/]+\/+(?:reisen|buchen)\/+([^/?]+)/i

/** Whether a page may show the places of a travel: its own pages do, and all that are not another travel's. */
export function mayShowTravel(key: string, travelId: string): boolean {
  const shown = OF_TRAVEL.exec(key)?.[1]
  return shown === undefined || decodeURIComponent(shown) === travelId
}
