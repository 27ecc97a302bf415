import { object, string, type ObjectSchema } from 'yup'
import { HIT_LENGTHS, type AnalyticsHit } from '#protocol/analyticsHit.ts'
import type { HostConfig } from '#server/config/config.ts'
import { Refusal, toErrorResponse } from '#server/http/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { readBody } from '#server/http/body.ts'
import { guardAgainstCsrf } from '#server/http/csrfGuard.ts'
import { anonymizedIp } from './anonymizedIp.ts'

const LIMITS = { bytes: 8 * 1024, ms: 5_000 }

/** Timeout of a request to Matomo, in milliseconds. */
const TIMEOUT_MS = 5_000

/** Maximum of concurrent requests to Matomo; further hits are dropped, as pages matter more than statistics. */
const MAX_PENDING = 50

const required = (name: keyof AnalyticsHit) => string().strict().max(HIT_LENGTHS[name])
const orNull = (name: keyof AnalyticsHit) => required(name).nullable().defined()

const hitShape: ObjectSchema<AnalyticsHit> = object({
  url: required('url').required(),
  title: required('title').defined(),
  referrer: orNull('referrer'),
  search: orNull('search'),
  event: orNull('event'),
  travelId: orNull('travelId'),
})

interface Options extends Pick<HostConfig, 'matomo' | 'publicUrl'> {
  readonly log: Log
  readonly fetch: typeof fetch
}

/**
 * `POST /api/analytics`: forwards a hit to Matomo, so that browsers contact this site only, with the headers that tell
 * visits apart without a cookie: browser, language, anonymized IP address. Responds without waiting for Matomo.
 */
export function createAnalytics({ matomo, publicUrl, log, fetch }: Options) {
  let pending = 0
  const forward = async (url: URL, headers: Headers) => {
    pending += 1
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ status: answer.status }, 'Matomo rejected a hit')
    } catch (error) {
      log.warn({ error }, 'Matomo is unreachable')
    } finally {
      pending -= 1
    }
  }
  /** @param address IP address of the visitor */
  return async (request: Request, address: string): Promise<Response> => {
    if (matomo === null) return new Response(null, { status: 404 })
    try {
      guardAgainstCsrf(request, publicUrl)
      const hit = readHit(await readBody(request, LIMITS), publicUrl ?? new URL(request.url).origin)
      if (pending < MAX_PENDING) void forward(toTrackingRequest(hit, matomo), visitorHeaders(request.headers, address))
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      if (error instanceof Refusal) return toErrorResponse(error)
      throw error
    }
  }
}

type Hit = AnalyticsHit

/** @throws Refusal unless it is a hit of a page of this site */
function readHit(body: string, origin: string): Hit {
  try {
    const hit = hitShape.validateSync(JSON.parse(body), { stripUnknown: true })
    if (new URL(hit.url).origin === origin) return hit
  } catch {
    // Invalid JSON, shape or URL: rejected below.
  }
  throw new Refusal('BODY_NOT_READABLE', 'The body is no hit of a page of this site')
}

/** URL of the Matomo Tracking HTTP API. */
function toTrackingRequest(
  { url, title, referrer, search, event, travelId }: Hit,
  matomo: NonNullable<HostConfig['matomo']>,
): URL {
  const request = new URL('matomo.php', matomo.url.endsWith('/') ? matomo.url : `${matomo.url}/`)
  const page = {
    idsite: matomo.siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: withoutFragment(url),
    action_name: title,
  }
  const fields = {
    ...page,
    ...(referrer === null ? {} : { urlref: withoutFragment(referrer) }),
    ...(search === null ? {} : { search: keywordOf(search) }),
    ...(event === null ? {} : { e_c: 'booking', e_a: event, ...(travelId === null ? {} : { e_n: travelId }) }),
  }
  for (const [name, value] of Object.entries(fields)) request.searchParams.set(name, value)
  return request
}

/**
 * Matomo counts a search as a page view when its keyword is empty or «0».
 * Assumption: a search without words is still counted as a search (rule 2.1.4), under a keyword of its own.
 */
function keywordOf(search: string): string {
  const words = search.trim()
  return words === '' ? '(ohne Suchwort)' : words === '0' ? '«0»' : words
}

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? ''
}

function visitorHeaders(given: Headers, address: string): Headers {
  const headers = new Headers({ 'X-Forwarded-For': anonymizedIp(address) })
  for (const name of ['User-Agent', 'Accept-Language', 'DNT']) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
