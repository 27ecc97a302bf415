import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import { consentAtom, consentQuestionAtom } from '#state/consent.ts'
import type { Store } from '#state/store.ts'
import type { Site } from '#web/site/SiteContext.tsx'
import { asksForConsent } from './asksForConsent.ts'
import { createConversions } from './conversions.ts'
import { firstInteraction } from './firstInteraction.ts'
import { pageHits } from './hits.ts'
import { isRefusedByBrowser, storeConsent, readStoredConsent } from './storedConsent.ts'
import { createPdfDownloads } from './pdfDownloads.ts'
import { createProductAnalytics } from './productAnalytics.ts'
import { sendConversion } from './sendConversion.ts'
import type { TrackingEvent, PageView } from './trackingEvent.ts'

type Services = ReturnType<typeof createServices>

let services: Services | null = null
/** What pages told before the root did: parts of a page have their say first. */
const early: TrackingEvent[] = []

/** Begins to track for this site, once: asks for consent where there is something to ask, and heeds every answer. */
export function start(site: Site, store: Store): void {
  if (services !== null) return
  services = createServices(site)
  if (site.config.hasVitals === true) import('./vitals.ts').then(({ measureVisit }) => measureVisit()).catch(() => null)
  const { conversions, analytics } = services
  const heed = () => {
    const answer = store.get(consentAtom)
    conversions.answered(answer)
    analytics.answered(answer)
  }
  store.set(consentAtom, knownAnswer(site))
  heed()
  store.sub(consentAtom, () => {
    const answer = store.get(consentAtom)
    if (answer !== null) storeConsent(answer, site.config.today)
    heed()
    // Whoever consents looks at a page that was not told yet.
    analytics.tell((service) =>
      service.see({ address: window.location.href, title: document.title, isReplacing: false }),
    )
  })
  void firstInteraction().then(() => {
    if (store.get(consentAtom) === null) store.set(consentQuestionAtom, 'asked')
  })
  for (const event of early.splice(0)) take(event)
}

/** Null where the visitor is to be asked. */
function knownAnswer(site: Site): ConsentAnswer | null {
  if (!asksForConsent(site)) return 'necessary'
  return readStoredConsent(site.config.today) ?? (isRefusedByBrowser() ? 'necessary' : null)
}

function createServices({ tenant, config }: Site) {
  return {
    hits: config.hasPageViews ? pageHits() : null,
    conversions: createConversions({
      tenantId: tenant.id,
      hasAcquisition: tenant.tracking.acquisition,
      send: sendConversion,
    }),
    analytics: createProductAnalytics(config.posthog),
    downloads: createPdfDownloads(take),
  }
}

/** A page is looked at; where visits are counted they are counted before this comes. */
export function see(visit: PageView): void {
  services?.analytics.tell((service) => service.see(visit))
}

/** Something has happened on a page. */
export function take(event: TrackingEvent): void {
  if (services === null) {
    early.push(event)
    return
  }
  const { hits, conversions, analytics, downloads } = services
  switch (event.kind) {
    case 'funnelEvent':
      hits?.count(event.name, event.travelId)
      analytics.tell((service) => service.count(event.name, event.travelId))
      break
    case 'conversion':
      downloads.onTour(event.tourName)
      conversions.take(event)
      break
    case 'booker':
      analytics.tell((service) => service.identify(event.traits))
      break
    case 'bookerGone':
      analytics.tell((service) => service.forgetBooker())
  }
}
