/** Relay for analytics hits: the browser contacts this site only, which forwards them. */
export const ANALYTICS_PATH = '/api/analytics'

/** Maximum length of each text of a hit, in characters; longer ones are rejected. */
export const HIT_LENGTHS = { url: 2_000, title: 300, referrer: 2_000, search: 300, event: 60, travelId: 100 } as const

/** A page view, or an event of the funnel. */
export interface AnalyticsHit {
  /** URL of the page, without personal data. */
  readonly url: string
  readonly title: string
  /** URL of the previous page; null for none. */
  readonly referrer: string | null
  /** Search text, if the hit is a site search; otherwise null. */
  readonly search: string | null
  /** Name of the funnel event and its travel; null for a page view. */
  readonly event: string | null
  readonly travelId: string | null
}
