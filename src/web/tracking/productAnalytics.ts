import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import type * as posthog from './posthog.ts'

type Service = ReturnType<typeof posthog.startPosthog>

/**
 * Product analytics: loaded when the visitor consents, stopped when consent is withdrawn. Events without consent are
 * dropped, not queued.
 */
export function createProductAnalytics(config: PublicConfig['posthog']) {
  let isWanted = false
  let starting: Promise<Service> | null = null
  const start = () => {
    if (config === null) return
    starting ??= import('./posthog.ts').then(({ startPosthog }) => startPosthog(config))
    // Consent may be withdrawn while it loads.
    act((service) => (isWanted ? service.resume() : service.stop()))
  }
  const act = (use: (service: Service) => void) => {
    starting?.then(use).catch(() => null)
  }
  return {
    onConsent(answer: ConsentAnswer | null): void {
      isWanted = answer === 'all'
      if (isWanted) start()
      else act((service) => service.stop())
    },
    run(use: (service: Service) => void): void {
      if (isWanted) act((service) => isWanted && use(service))
    },
  }
}
