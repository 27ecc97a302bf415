import type { RouterContextProvider } from 'react-router'
import { PROXY_PATH } from '#contract/channels.ts'
import type { GraphAnswer, GraphRequest } from '#contract/graph.ts'
import { dayInZurich } from '#domain/calendar.ts'
import { carovia } from '#tenant/config.ts'
import { hostContext, type HostValues } from './hostContext.ts'

/** Values the host has put into the context of a request; defaults where there is no host. */
export function hostOf(context: Readonly<RouterContextProvider>, request: Request): HostValues {
  return context.get(hostContext) ?? developmentHost(request)
}

/** Defaults without a host, as under `react-router dev`; the proxy is then reached over HTTP. */
function developmentHost(request: Request): HostValues {
  const { origin } = new URL(request.url)
  return {
    nonce: '',
    ask: (asked) => askOverHttp(origin, asked),
    pageFiles: { sheet: () => null, coreFont: null },
    report: (error) => process.stderr.write(`${String(error)}\n`),
    config: {
      publicUrl: origin,
      paymentPageUrl: `${origin}/sandbox-zahlung/{transactionId}`,
      holdMinutes: carovia.payment.holdMinutes,
      pictures: 'own',
      today: dayInZurich(new Date()),
      isTodayFixed: false,
      persist: true,
      hasPageViews: false,
      posthog: null,
    },
    tenant: carovia,
  }
}

async function askOverHttp(origin: string, asked: GraphRequest): Promise<GraphAnswer> {
  const response = await fetch(origin + PROXY_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const answer: unknown = await response.json()
  return { data: null, errors: [], ...(typeof answer === 'object' ? answer : {}), status: response.status }
}
