import type { HostConfig } from '#server/config/config.ts'
import { Refusal, toErrorResponse } from '#server/documents/refusal.ts'
import type { Log } from '#server/log/log.ts'
import type { Meter } from '#server/metrics/meter.ts'
import { routeOf } from '#server/metrics/routeOf.ts'
import { readBody } from '#server/proxy/body.ts'
import { guardAgainstCsrf } from '#server/proxy/csrfGuard.ts'
import { familyOf } from './browserFamily.ts'
import { readFailureReport } from './failureReport.ts'
import { readPolicyReport } from './policyReport.ts'
import { readVitals } from './vitals.ts'

const LIMITS = { bytes: 8 * 1024, ms: 5_000 }

/** A fault in everybody's browser, or somebody's joke, must not fill the log: what is more is counted only. */
const MOST_LINES_A_MINUTE = 60

const MINUTE_MS = 60_000

interface Options extends Pick<HostConfig, 'publicUrl'> {
  readonly log: Log
  readonly meter: Meter
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
}

type Handler = (request: Request) => Promise<Response>

/**
 * What browsers tell of themselves: `POST /api/errors` takes errors of pages and breaches of the content policy, each a
 * line of the log and counted; `POST /api/vitals` takes how a visit went, counted only. Nobody is named: of the address
 * the route is kept, of the browser its family.
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
      const isFailure = request.headers.get('content-type')?.startsWith('application/json') === true
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

/** A question that is answered with yes so often a minute. */
function ratePerMinute(count: number, now: () => number): () => boolean {
  let begun = now()
  let given = 0
  return () => {
    if (now() - begun >= MINUTE_MS) [begun, given] = [now(), 0]
    given += 1
    return given <= count
  }
}
