import { performance } from 'node:perf_hooks'
import { NO_METER } from '#server/metrics/meter.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { PageStore } from './pageStore.ts'

/** The same store, each page told to the meter. */
export function measuredPageStore(store: PageStore, meter: Meter): PageStore {
  if (meter === NO_METER) return store
  const page: PageStore['page'] = (key, make) => {
    const isAtHand = store.isAtHand(key)
    const makings = new Set<object>()
    const given = store.page(key, () => {
      makings.add(make)
      return make()
    })
    // The store makes a page at once or not at all.
    meter.countPage(makings.size === 0 ? 'hit' : isAtHand ? 'renewed' : 'made')
    return given
  }
  return { ...store, page }
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
