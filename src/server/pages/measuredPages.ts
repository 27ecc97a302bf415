import { performance } from 'node:perf_hooks'
import { NO_METER } from '#server/metrics/meter.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { HtmlCache } from './htmlCache.ts'

/** Counts hits, misses and revalidations of the micro-cache. */
export function measuredHtmlCache(cache: HtmlCache, meter: Meter): HtmlCache {
  if (meter === NO_METER) return cache
  const getOrRender: HtmlCache['getOrRender'] = (key, render) => {
    const isCached = cache.has(key)
    const renders = new Set<object>()
    const page = cache.getOrRender(key, () => {
      renders.add(render)
      return render()
    })
    // The cache calls `render` synchronously or not at all.
    meter.countPage(renders.size === 0 ? 'hit' : isCached ? 'renewed' : 'made')
    return page
  }
  return { ...cache, getOrRender }
}

type Render<Context> = (request: Request, context: Context) => Promise<Response>

/** Measures the time until the first byte of each page. */
export function measuredRender<Context>(render: Render<Context>, meter: Meter): Render<Context> {
  if (meter === NO_METER) return render
  return async (request, context) => {
    const begun = performance.now()
    try {
      return await render(request, context)
    } finally {
      meter.countRender(new URL(request.url).pathname, (performance.now() - begun) / 1000)
    }
  }
}
