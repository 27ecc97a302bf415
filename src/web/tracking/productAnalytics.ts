import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import { settlingTime } from './hits.ts'
import type * as posthog from './posthog.ts'
import type { PageView } from './trackingEvent.ts'

type Service = ReturnType<typeof posthog.startPosthog>

/**
 * Product analytics: loaded when the visitor consents, stopped when consent is withdrawn. Events without consent are
 * dropped, not queued.
 */
export function createProductAnalytics(config: PublicConfig['posthog']) {
  let isWanted = false
  let starting: Promise<Service> | null = null
  let pending: { readonly pageView: PageView; readonly timer: ReturnType<typeof setTimeout> } | null = null
  const start = () => {
    if (config === null) return
    starting ??= import('./posthog.ts').then(({ startPosthog }) => startPosthog(config))
    // Consent may be withdrawn while it loads.
    act((service) => (isWanted ? service.resume() : service.stop()))
  }
  const act = (use: (service: Service) => void) => {
    starting?.then(use).catch(() => null)
  }
  const run = (use: (service: Service) => void) => {
    if (isWanted) act((service) => isWanted && use(service))
  }
  const capturePending = () => {
    if (pending === null) return
    const { pageView, timer } = pending
    clearTimeout(timer)
    pending = null
    run((service) => service.capturePageView(pageView))
  }
  return {
    run,
    onConsent(answer: ConsentAnswer | null): void {
      isWanted = answer === 'all'
      if (isWanted) start()
      else act((service) => service.stop())
    },
    /** Captures a page view if it lasts: the service reads title and path of the page that is there then. */
    capturePageView(pageView: PageView): void {
      clearTimeout(pending?.timer)
      pending = { pageView, timer: setTimeout(capturePending, settlingTime(pageView)) }
    },
    captureEvent(name: FunnelEvent, travelId: string): void {
      capturePending()
      run((service) => service.captureEvent(name, travelId))
    },
  }
}
