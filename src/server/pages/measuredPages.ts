import { performance } from 'node:perf_hooks'
import { NO_METER } from '#server/metrics/meter.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { HtmlCache } from './htmlCache.ts'

/** The same store, each page told to the meter. */
export function measuredHtmlCache(cache: HtmlCache, meter: Meter): HtmlCache {
  if (meter === NO_METER) return cache
  const page: HtmlCache['getOrRender'] = (key, render) => {
    const isAtHand = cache.has(key)
    const renders = new Set<object>()
    const page = cache.getOrRender(key, () => {
      renders.add(render)
      return render()
    })
    // The store makes a page at once or not at all.
    meter.countPage(renders.size === 0 ? 'hit' : isAtHand ? 'renewed' : 'made')
    return page
  }
  return { ...cache, getOrRender: page }
}

type Render<Context> = (request: Request, context: Context) => Promise<Response>

/** The same pages, each with the time until its first byte told to the meter. */
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
