import { carovia } from '#tenant/config.ts'
import type { PublicConfig } from '#web/document/hostContext.ts'
import type { Site } from '#web/site/SiteContext.tsx'

/** The site as a component finds it, with settings of one's choice. */
export function siteWith(settings: Partial<PublicConfig> = {}): Site {
  return {
    tenant: carovia,
    config: {
      publicUrl: 'https://site.example',
      paymentPageUrl: '',
      holdMinutes: null,
      pictures: 'own',
      today: '2027-01-15',
      isTodayFixed: true,
      persist: false,
      hasPageViews: false,
      posthog: null,
      ...settings,
    },
  }
}
