import { ANALYTICS_PATH, HIT_LENGTHS, type AnalyticsHit } from '#protocol/analyticsHit.ts'
import type { FunnelEvent } from '#domain/booking/draft/funnelProgress.ts'
import { isSiteSearch, redactedUrl } from '#domain/tracking/pageView.ts'
import type { PageView } from './trackingEvent.ts'

/** A page that is replaced within this time, as by a redirect, is not counted. */
const REDIRECT_MS = 500

/** A search text that is changed within this time is still being typed. */
const TYPING_MS = 2000

/** Milliseconds after which a page view counts. */
export function settlingTime({ address }: PageView): number {
  return isSiteSearch(new URL(address).pathname) ? TYPING_MS : REDIRECT_MS
}

let hits: ReturnType<typeof createHits> | null = null

/** Hit counter of this browser page, created on first use. */
export function pageHits(): ReturnType<typeof createHits> {
  return (hits ??= createHits())
}

/** Counts page views and funnel events, without cookies and personal data. */
export function createHits(send: (hit: AnalyticsHit) => void = sendHit) {
  let referrer = redactedUrl(document.referrer)
  let pending: { readonly pageView: PageView; readonly timer: ReturnType<typeof setTimeout> } | null = null

  /** Sends the page view that is delayed in case another one replaces it. */
  const flush = () => {
    if (pending === null) return
    const { pageView, timer } = pending
    clearTimeout(timer)
    pending = null
    send(toHit(pageView, referrer))
    referrer = redactedUrl(pageView.address)
  }
  window.addEventListener('pagehide', flush)
  return {
    countPageView(pageView: PageView): void {
      if (pending !== null && pageView.isReplacing) clearTimeout(pending.timer)
      else flush()
      pending = { pageView, timer: setTimeout(flush, settlingTime(pageView)) }
    },
    countEvent(event: FunnelEvent, travelId: string): void {
      flush()
      const page = { address: window.location.href, title: document.title, isReplacing: false }
      send({ ...toHit(page, referrer), search: null, event, travelId })
    },
  }
}

/** A page view as the host expects it; on search pages with the search text (rule 2.1.4). */
function toHit({ address, title }: PageView, referrer: string): AnalyticsHit {
  const { pathname, searchParams } = new URL(address)
  return {
    url: redactedUrl(address),
    title,
    referrer: referrer === '' ? null : referrer,
    search: isSiteSearch(pathname) ? (searchParams.get('q') ?? '').slice(0, HIT_LENGTHS.search) : null,
    event: null,
    travelId: null,
  }
}

/** A beacon is sent even while the page unloads. A lost hit is acceptable. */
function sendHit(hit: AnalyticsHit): void {
  navigator.sendBeacon(ANALYTICS_PATH, new Blob([JSON.stringify(hit)], { type: 'application/json' }))
}
