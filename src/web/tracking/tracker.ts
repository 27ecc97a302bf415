import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import { consentAtom, consentDialogAtom } from '#state/consent.ts'
import type { Store } from '#state/store.ts'
import type { Site } from '#web/site/SiteContext.tsx'
import { asksForConsent } from './asksForConsent.ts'
import { createConversions } from './conversions.ts'
import { firstInteraction } from './firstInteraction.ts'
import { pageHits } from './hits.ts'
import { createPdfDownloads } from './pdfDownloads.ts'
import { createProductAnalytics } from './productAnalytics.ts'
import { sendConversion } from './sendConversion.ts'
import { isRefusedByBrowser, onConsentElsewhere, readStoredConsent, storeConsent } from './storedConsent.ts'
import type { PageView, TrackingEvent } from './trackingEvent.ts'

type Services = ReturnType<typeof createServices>

let services: Services | null = null
/** Events before `startTracking`: effects of child components run before that of the root. */
const early: TrackingEvent[] = []

/** Starts tracking, once: asks for consent if the site needs it, and follows every answer. */
export function startTracking(site: Site, store: Store): void {
  if (services !== null) return
  services = createServices(site)
  if (site.config.hasVitals === true) import('./vitals.ts').then(({ measureVisit }) => measureVisit()).catch(() => null)
  const { conversions, analytics } = services
  const applyConsent = () => {
    const answer = store.get(consentAtom)
    conversions.onConsent(answer)
    analytics.onConsent(answer)
  }
  store.set(consentAtom, knownAnswer(site))
  applyConsent()
  store.sub(consentAtom, () => {
    const answer = store.get(consentAtom)
    if (answer !== null) storeConsent(answer, site.config.today)
    applyConsent()
    // The current page view was dropped for lack of consent.
    analytics.capturePageView({ address: window.location.href, title: document.title, isReplacing: false })
  })
  // A withdrawal has effect at once, in every window (rule 10.19).
  onConsentElsewhere(() => {
    const answer = knownAnswer(site)
    store.set(consentAtom, answer)
    if (answer !== null) store.set(consentDialogAtom, 'closed')
  })
  void firstInteraction().then(() => {
    if (store.get(consentAtom) === null) store.set(consentDialogAtom, 'asked')
  })
  for (const event of early.splice(0)) trackEvent(event)
}

/** Null if the visitor has to be asked. */
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
    downloads: createPdfDownloads(trackEvent),
  }
}

/** Reports a page view to product analytics. `hits.ts` counts page views by itself, without waiting for the tracker. */
export function trackPageView(pageView: PageView): void {
  services?.analytics.capturePageView(pageView)
}

/** Distributes an event to the services; queues it until `startTracking`. */
export function trackEvent(event: TrackingEvent): void {
  if (services === null) {
    early.push(event)
    return
  }
  const { hits, conversions, analytics, downloads } = services
  switch (event.kind) {
    case 'funnelEvent':
      hits?.countEvent(event.name, event.travelId)
      analytics.captureEvent(event.name, event.travelId)
      break
    case 'conversion':
      downloads.onTour(event.tourName)
      conversions.track(event)
      break
    case 'booker':
      analytics.run((service) => service.identify(event.traits))
      break
    case 'bookerGone':
      analytics.run((service) => service.forgetBooker())
  }
}
