import type { Site } from '#web/site/SiteContext.tsx'

/** Whether this site uses anything that needs consent (rule 10.19). */
export function asksForConsent({ tenant, config }: Site): boolean {
  return config.posthog !== null || tenant.tracking.acquisition
}
