import { performance } from 'node:perf_hooks'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'

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
