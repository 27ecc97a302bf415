import { createSharedCache, type SharedCache, type SharedCacheOptions } from '#server/sharedCache/sharedCache.ts'
import type { RenderedPage } from './renderedPage.ts'

/** Micro-cache of rendered pages. */
export type HtmlCache = SharedCache<RenderedPage>

/** Far more than fit into any size of the cache: its bound is `maxBytes`. */
const MAX_PAGES = 2000

/** @param options `maxBytes` uncompressed; the compressed copies of the pages take another quarter at most */
export function createHtmlCache(
  options: Pick<SharedCacheOptions<RenderedPage>, 'lifetimeMs' | 'maxBytes' | 'now'>,
): HtmlCache {
  return createSharedCache({
    ...options,
    maxEntries: MAX_PAGES,
    sizeOf: ({ body }) => body.byteLength,
    isCacheable: ({ isCacheable }) => isCacheable,
  })
}
