import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import { consentAtom, consentQuestionAtom } from '#state/consent.ts'
import type { Store } from '#state/store.ts'
import type { Site } from '#web/site/SiteContext.tsx'
import { asksForConsent } from './asksForConsent.ts'
import { createConversions } from './conversions.ts'
import { firstSign } from './firstInteraction.ts'
import { pageHits } from './hits.ts'
import { isRefusedByBrowser, keepConsent, keptConsent } from './keptConsent.ts'
import { createPdfDownloads } from './pdfDownloads.ts'
import { createProductAnalytics } from './productAnalytics.ts'
import { sendConversion } from './sendConversion.ts'
import type { Signal, Visit } from './signal.ts'

type Services = ReturnType<typeof createServices>

let services: Services | null = null
/** What pages told before the root did: parts of a page have their say first. */
const early: Signal[] = []

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
    if (answer !== null) keepConsent(answer, site.config.today)
    heed()
    // Whoever consents looks at a page that was not told yet.
    analytics.tell((service) =>
      service.see({ address: window.location.href, title: document.title, isReplacing: false }),
    )
  })
  void firstSign().then(() => {
    if (store.get(consentAtom) === null) store.set(consentQuestionAtom, 'asked')
  })
  for (const signal of early.splice(0)) take(signal)
}

/** Null where the visitor is to be asked. */
function knownAnswer(site: Site): ConsentAnswer | null {
  if (!asksForConsent(site)) return 'necessary'
  return keptConsent(site.config.today) ?? (isRefusedByBrowser() ? 'necessary' : null)
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
export function see(visit: Visit): void {
  services?.analytics.tell((service) => service.see(visit))
}

/** Something has happened on a page. */
export function take(signal: Signal): void {
  if (services === null) {
    early.push(signal)
    return
  }
  const { hits, conversions, analytics, downloads } = services
  switch (signal.kind) {
    case 'funnelEvent':
      hits?.count(signal.name, signal.travelId)
      analytics.tell((service) => service.count(signal.name, signal.travelId))
      break
    case 'conversion':
      downloads.onTour(signal.tourName)
      conversions.take(signal)
      break
    case 'booker':
      analytics.tell((service) => service.identify(signal.traits))
      break
    case 'bookerGone':
      analytics.tell((service) => service.forgetBooker())
  }
}
