import type { Request as NodeRequest, Response as NodeResponse } from 'express'
import { withoutCampaign } from '#protocol/campaign.ts'
import { hasForeignCookies } from '#protocol/cookies.ts'
import type { HostConfig } from '#server/config/config.ts'

/* Which pages may be cached: in the micro-cache of this process, by shared caches and by browsers. */

/** Longer URLs are not cached: nobody else requests them. */
const MAX_URL_LENGTH = 1000

/** Not cached: later steps of the funnel and bookings are for one visitor, and data requests are no pages. */
const UNCACHED_PATHS = /^\/+(?:buchen(?!\/+[^/]+\/+start$)|auftrag)(?:[/.]|$)|\.data$/i

/** Not for shared caches: the first step shows places, and a booking purges the micro-cache only. */
const UNSHARED_PATHS = /^\/+buchen\//i

/** `Cache-Control` of pages rendered for one visitor. A route may set its own. */
export const FOR_VISITOR = 'private, no-store'

/**
 * `Cache-Control` of pages that are the same for all visitors: browsers revalidate them, a shared cache (nginx, CDN) keeps
 * them for 10 seconds and may serve them for another 20 while it revalidates. Together no longer than travel data is
 * valid (rule 9.1.4.1). While no process answers, it may serve them for five minutes.
 */
const FOR_ALL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=300'

/** The same without PUBLIC_URL: links then follow the `Host` header, which a client can forge (cache poisoning). */
const FOR_SAME_BROWSER = 'private, max-age=0'

/**
 * Whether the response depends on URL and day only. Cookies are forwarded to a foreign platform, which may read them; the
 * embedded one does not.
 */
export function isCacheableRequest(request: NodeRequest, response: NodeResponse, { platform }: HostConfig): boolean {
  const cookies = request.headers.cookie ?? null
  if (response.locals['hasActiveScenarios'] === true || (platform !== null && hasForeignCookies(cookies))) return false
  return request.originalUrl.length <= MAX_URL_LENGTH && !UNCACHED_PATHS.test(pathOf(request))
}

/** Lets caches keep a page. In a shared cache it answers many requests, so it must not have the id of one. */
export function allowCaches(request: NodeRequest, response: NodeResponse, { publicUrl }: HostConfig): void {
  if (UNSHARED_PATHS.test(pathOf(request))) return
  if (publicUrl !== null) response.removeHeader('X-Request-Id')
  response.set('Cache-Control', publicUrl === null ? FOR_SAME_BROWSER : FOR_ALL)
}

/** A shared page is the same for all recipients of a newsletter, whose links differ in their campaign parameters. */
export function withoutCampaignParameters(address: string): string {
  const [path = '', ...query] = address.split('?')
  const rest = withoutCampaign(query.join('?'))
  return rest === '' ? path : `${path}?${rest}`
}

function pathOf({ path }: NodeRequest): string {
  return decodeURIComponent(path)
}
