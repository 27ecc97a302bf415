import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import type * as posthog from './posthog.ts'

type Service = ReturnType<typeof posthog.startPosthog>

/**
 * The service of the product's analytics, which is loaded when the visitor consents and stops when they no longer do.
 * What happens without consent is told to nobody, not even later.
 */
export function createProductAnalytics(config: PublicConfig['posthog']) {
  let isWanted = false
  let starting: Promise<Service> | null = null
  const start = () => {
    if (config === null) return
    starting ??= import('./posthog.ts').then(({ startPosthog }) => startPosthog(config))
    // Consent may be gone again by the time it is there.
    act((service) => (isWanted ? service.resume() : service.stop()))
  }
  const act = (use: (service: Service) => void) => {
    starting?.then(use).catch(() => null)
  }
  return {
    answered(answer: ConsentAnswer | null): void {
      isWanted = answer === 'all'
      if (isWanted) start()
      else act((service) => service.stop())
    },
    tell(use: (service: Service) => void): void {
      if (isWanted) act((service) => isWanted && use(service))
    },
  }
}
