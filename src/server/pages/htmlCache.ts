import { createSharedCache, type SharedCache, type SharedCacheOptions } from '#server/sharedCache/sharedCache.ts'
import type { KeptPage } from './renderedPage.ts'

/** Micro-cache of rendered pages. */
export type HtmlCache = SharedCache<KeptPage>

/** Far more than fit into any size of the cache: its bound is `maxBytes`. */
const MAX_PAGES = 2000

/** @param options `maxBytes` of compressed pages */
export function createHtmlCache(
  options: Pick<SharedCacheOptions<KeptPage>, 'lifetimeMs' | 'maxBytes' | 'now'>,
): HtmlCache {
  return createSharedCache({
    ...options,
    maxEntries: MAX_PAGES,
    sizeOf: ({ brotli }) => brotli.byteLength,
    isCacheable: ({ isCacheable }) => isCacheable,
  })
}
