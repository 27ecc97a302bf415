/** Where a page sends its hits: this site passes them on, so that the browser talks to no other. */
export const ANALYTICS_PATH = '/api/analytics'

/** Most characters of each text of a hit; longer ones are refused. */
export const HIT_LENGTHS = { url: 2_000, title: 300, referrer: 2_000, search: 300, event: 60, travelId: 100 } as const

/** A visit of a page, or an event of the funnel. */
export interface AnalyticsHit {
  /** Address of the page, without personal data. */
  readonly url: string
  readonly title: string
  /** Address of the page before; null for none. */
  readonly referrer: string | null
  /** Text searched for, where the hit is a site search. */
  readonly search: string | null
  /** Name of an event of the funnel, and the travel it is about; null for a visit. */
  readonly event: string | null
  readonly travelId: string | null
}
