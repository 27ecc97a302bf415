import { dayInZurich } from '#domain/calendar.ts'
import { carovia } from '#tenant/config.ts'
import type { HostValues } from './hostContext.ts'

/** Stands in for the host where there is none, as under `react-router dev`: the proxy is then reached by HTTP. */
export function developmentHost(request: Request): HostValues {
  const { origin } = new URL(request.url)
  return {
    nonce: '',
    graphFetch: fetch,
    pageFiles: { sheet: () => null, letters: null },
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
