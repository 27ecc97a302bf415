import { framesOf, withoutValues, type FailureKind, type FailureReport } from '#domain/tracking/failureReport.ts'
import { hydrationData } from '#web/document/hydrationData.ts'

const RELAY = '/api/errors'

/** A page that fails again and again says so this often. */
const MOST_REPORTS = 5

/** Errors of React when what the browser draws differs from what the server has drawn. */
const HYDRATION = /React error #4(?:18|19|2[0-5])\b|hydrat/i

let failures: ReturnType<typeof createErrorReporter> | null = null

/** What fails on this browser page, made on first use. */
export function errorReporter(): ReturnType<typeof createErrorReporter> {
  return (failures ??= createErrorReporter(hydrationData().build))
}

/**
 * Tells this site what failed in the browser, each failure once. It is needed to run the site and says nothing of the
 * visitor, so nobody is asked for consent: no address, no value, no cookie of its own.
 *
 * @param build the build this page was made by
 */
export function createErrorReporter(build: string, send: (report: FailureReport) => void = sendReport) {
  const told = new Set<string>()
  return {
    /** @param failure whatever was thrown */
    tell(kind: Exclude<FailureKind, 'hydration'>, failure: unknown): void {
      const { message, stack } = readFailure(failure)
      const { own, hasOthers } = framesOf(stack, window.location.origin)
      // A script of somebody else, such as an extension of the browser.
      if (own.length === 0 && hasOthers) return
      const report = {
        kind: HYDRATION.test(message) ? ('hydration' as const) : kind,
        message: withoutValues(message),
        frames: own,
        page: window.location.pathname,
        build,
      }
      const key = `${report.message} ${own[0] ?? ''}`
      if (told.has(key) || told.size >= MOST_REPORTS) return
      told.add(key)
      send(report)
    },
  }
}

function readFailure(failure: unknown): { readonly message: string; readonly stack: string } {
  if (failure instanceof Error) return { message: `${failure.name}: ${failure.message}`, stack: failure.stack ?? '' }
  // What else is thrown may be anything, answers and a visitor's input included.
  return { message: typeof failure === 'string' ? failure : 'Something that is no error', stack: '' }
}

/** A beacon outlives the page that sends it. */
function sendReport(report: FailureReport): void {
  navigator.sendBeacon(RELAY, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
