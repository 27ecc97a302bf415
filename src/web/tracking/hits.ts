import { ANALYTICS_PATH, HIT_LENGTHS, type AnalyticsHit } from '#contract/analyticsHit.ts'
import type { FunnelEvent } from '#domain/booking/draft/funnelEvents.ts'
import { isSiteSearch, toldAddress } from '#domain/tracking/pageView.ts'
import type { PageView } from './trackingEvent.ts'

/** A page that is replaced within this time, as by a redirect, was no page to the visitor. */
const REDIRECT_MS = 500

let hits: ReturnType<typeof createHits> | null = null

/** What counts on this browser page, made on first use. */
export function pageHits(): ReturnType<typeof createHits> {
  return (hits ??= createHits())
}

/** Counts visits of pages and events of the funnel, without cookies and without personal data. */
export function createHits(send: (hit: AnalyticsHit) => void = sendHit) {
  let referrer = toldAddress(document.referrer)
  let waiting: { readonly visit: PageView; readonly timer: ReturnType<typeof setTimeout> } | null = null

  /** Sends the visit that waits for its page to stay. */
  const flush = () => {
    if (waiting === null) return
    const { visit, timer } = waiting
    clearTimeout(timer)
    waiting = null
    send(toHit(visit, referrer))
    referrer = toldAddress(visit.address)
  }
  window.addEventListener('pagehide', flush)
  return {
    see(visit: PageView): void {
      if (waiting !== null && visit.isReplacing) clearTimeout(waiting.timer)
      else flush()
      waiting = { visit, timer: setTimeout(flush, REDIRECT_MS) }
    },
    count(event: FunnelEvent, travelId: string): void {
      flush()
      const page = { address: window.location.href, title: document.title, isReplacing: false }
      send({ ...toHit(page, referrer), search: null, event, travelId })
    },
  }
}

/** A visit as the relay takes it; of a search page the text searched for (rule 2.1.4). */
function toHit({ address, title }: PageView, referrer: string): AnalyticsHit {
  const { pathname, searchParams } = new URL(address)
  return {
    url: toldAddress(address),
    title,
    referrer: referrer === '' ? null : referrer,
    search: isSiteSearch(pathname) ? (searchParams.get('q') ?? '').slice(0, HIT_LENGTHS.search) : null,
    event: null,
    travelId: null,
  }
}

/** A beacon outlives the page that sends it. One that is lost is not missed. */
function sendHit(hit: AnalyticsHit): void {
  navigator.sendBeacon(ANALYTICS_PATH, new Blob([JSON.stringify(hit)], { type: 'application/json' }))
}
