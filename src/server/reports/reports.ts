import type { HostConfig } from '#server/config/config.ts'
import { Refusal, toErrorResponse } from '#server/http/refusal.ts'
import type { Log } from '#server/log/log.ts'
import type { Meter } from '#server/metrics/meter.ts'
import { routeOf } from '#server/metrics/routeOf.ts'
import { readBody } from '#server/http/body.ts'
import { guardAgainstCsrf, mediaTypeOf } from '#server/http/csrfGuard.ts'
import { familyOf } from './browserFamily.ts'
import { readFailureReport } from './failureReport.ts'
import { readPolicyReport } from './policyReport.ts'
import { readVitals } from './vitals.ts'

const LIMITS = { bytes: 8 * 1024, ms: 5_000 }

/** Further reports of the minute are counted but not logged, so that they cannot flood the log. */
const MOST_LINES_A_MINUTE = 60

const MINUTE_MS = 60_000

interface Options extends Pick<HostConfig, 'publicUrl'> {
  readonly log: Log
  readonly meter: Meter
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number
}

type Handler = (request: Request) => Promise<Response>

/**
 * Reports of browsers. `POST /api/errors`: script errors and CSP violations, which are logged and counted.
 * `POST /api/vitals`: web vitals, which are counted only. Of the URL only the route is kept, of the user agent the family.
 */
export function createReports({ publicUrl, log, meter, now }: Options): {
  readonly errors: Handler
  readonly vitals: Handler
} {
  const mayWrite = ratePerMinute(MOST_LINES_A_MINUTE, now)

  const takeFailure = (body: string, browser: string): void => {
    const { page, ...report } = readFailureReport(body)
    meter.countBrowserError(report.kind, page)
    if (mayWrite()) log.warn({ ...report, route: routeOf(page), browser }, 'browser error')
  }
  const takePolicyReport = (body: string, browser: string): void => {
    const read = readPolicyReport(body)
    if (read === null) return
    const { page, ...report } = read
    meter.countPolicyReport(report.directive)
    if (mayWrite()) log.warn({ ...report, route: routeOf(page), browser }, 'content policy')
  }
  return {
    errors: toHandler(async (request) => {
      guardAgainstCsrf(request, publicUrl, 'application/json', 'application/csp-report')
      const body = await readBody(request, LIMITS)
      const isFailure = mediaTypeOf(request) === 'application/json'
      const take = isFailure ? takeFailure : takePolicyReport
      take(body, familyOf(request.headers.get('user-agent')))
    }),
    vitals: toHandler(async (request) => {
      guardAgainstCsrf(request, publicUrl)
      const { page, values } = readVitals(await readBody(request, LIMITS))
      for (const { name, value } of values) meter.countVital(name, page, value)
    }),
  }
}

function toHandler(take: (request: Request) => Promise<void>): Handler {
  return async (request) => {
    try {
      await take(request)
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      if (error instanceof Refusal) return toErrorResponse(error)
      throw error
    }
  }
}

/** Returns true at most `count` times a minute. */
function ratePerMinute(count: number, now: () => number): () => boolean {
  let begun = now()
  let given = 0
  return () => {
    if (now() - begun >= MINUTE_MS) [begun, given] = [now(), 0]
    given += 1
    return given <= count
  }
}
